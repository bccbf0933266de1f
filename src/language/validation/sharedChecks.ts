import { answersSchema } from './answersSchema.ts';
import type { FormDocument } from '../documents/form.ts';

/** So many properties of one object that may be the same things are checked by one piece of code. */
const MANY = 4;

interface ObjectSchema {
  properties: Record<string, object>;
  patternProperties?: Record<string, object>;
}

/**
 * The schema of a form's answers with properties that are alike under one pattern, which matches their names and
 * no other: a long form asks many times for the same, and its compiled rules need not say it each time.
 * `names` has the names behind each pattern.
 */
export function sharedChecks(form: FormDocument): { schema: object; names: Map<string, string[]> } {
  const names = new Map<string, string[]>();
  const { properties, ...around } = answersSchema(form) as {
    properties: { answers: ObjectSchema };
  };
  const answers = shared(properties.answers, names);
  return { schema: { ...around, properties: { answers } }, names };
}

function shared(schema: ObjectSchema, names: Map<string, string[]>): ObjectSchema {
  const alike = Map.groupBy(Object.entries(schema.properties), ([, one]) => JSON.stringify(one));
  const many = [...alike.values()].filter(
    (group) => group.length >= MANY && group.every(([name]) => /^\w+$/.test(name)),
  );
  if (many.length === 0) return schema;
  const taken = new Set(many.flat().map(([name]) => name));
  const patterns = many.map((group): [string, object] => {
    const all = group.map(([name]) => name);
    const pattern = `^(?:${all.join('|')})$`;
    names.set(pattern, all);
    return [pattern, group[0]![1]];
  });
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(schema.properties).filter(([name]) => !taken.has(name)),
    ),
    patternProperties: Object.fromEntries(patterns),
  };
}
