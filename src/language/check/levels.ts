import type { Condition } from '../expressions/condition.ts';
import type { Field, FormDocument, FormRule, Property } from '../documents/form.ts';

/** A form, or what one of its `rows` asks in each row: properties with their fields and the rules that hold among them. */
export interface Level {
  /** Where conditions find the answers of this level. */
  root: 'answers' | 'row';
  properties: Record<string, Property>;
  fields: Record<string, Field>;
  rules: Record<string, FormRule>;
  /** Property → the condition of the step that it stands in. */
  gates: [string, Condition][];
  /** Pointers to the three of them. */
  at: { properties: string; fields: string; rules: string };
}

/** The levels of a form: itself, then those of its rows. */
export function levelsOf({ data, fields, rules = {}, steps }: FormDocument): Level[] {
  const gates = Object.values(steps).flatMap(({ when, fields: names }) =>
    when ? Object.keys(names).map((name): [string, Condition] => [name, when]) : [],
  );
  const at = { properties: '/data/properties', fields: '/fields', rules: '/rules' };
  const inner = Object.entries(data.properties).flatMap(([name, { items }]): Level[] => {
    if (items?.type !== 'object') return [];
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return [
      {
        root: 'row',
        properties: items.properties as Record<string, Property>,
        fields: field?.fields ?? {},
        rules: field?.rules ?? {},
        gates: [],
        at: {
          properties: `/data/properties/${name}/items/properties`,
          fields: `/fields/${name}/fields`,
          rules: `/fields/${name}/rules`,
        },
      },
    ];
  });
  return [{ root: 'answers', properties: data.properties, fields, rules, gates, at }, ...inner];
}
