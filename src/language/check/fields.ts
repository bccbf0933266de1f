import {
  REVIEW,
  type Field,
  type FormDocument,
  type FormRule,
  type Property,
} from '../documents/form.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { readBeside } from '../keywords/neighbours.ts';
import { checkLimitTypes } from './limitTypes.ts';
import { checkOptions } from './options.ts';
import { widgetCompatibility } from './widgetCompatibility.ts';

/** The parts of a form agree: each property has one field and one place, and rules speak of fields that are there. */
export const checkFields: Check = ({ kind, value }) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const names = Object.keys(form.data.properties);
  return [
    ...checkPlaces(form, names),
    ...checkLevel(form.data.properties, form.fields, form.rules, [
      '/data/properties',
      '/fields',
      '/rules',
    ]),
    ...names.flatMap((name) => checkRow(name, form.data.properties[name]!, form.fields[name])),
  ];
};

/** Each property stands in exactly one step, and steps name only properties. */
function checkPlaces(form: FormDocument, names: string[]): Diagnostic[] {
  const places = new Map<string, string[]>();
  for (const [id, step] of Object.entries(form.steps))
    for (const name of Object.keys(step.fields))
      places.set(name, [...(places.get(name) ?? []), id]);
  const unknown = [...places].filter(([name]) => !names.includes(name));
  const review = form.review === true && Object.hasOwn(form.steps, REVIEW);
  return [
    ...(review ? [error(`/steps/${REVIEW}`, `«${REVIEW}» es la página de revisión.`)] : []),
    ...unknown.flatMap(([name, ids]) =>
      ids.map((id) => error(`/steps/${id}/fields/${name}`, unknownField(name, names))),
    ),
    ...[...places]
      .filter(([name, ids]) => ids.length > 1 && names.includes(name))
      .map(([name, ids]) =>
        error(`/steps/${ids[1]}/fields/${name}`, `«${name}» ya está en el paso «${ids[0]}».`),
      ),
  ];
}

const unknownField = (name: string, names: string[]) =>
  `El campo «${name}» no existe.${didYouMean(name, names)}`;

/** Fields and rules of the form, or of one row. */
function checkLevel(
  properties: Record<string, Property>,
  fields: Record<string, Field> = {},
  rules: Record<string, FormRule> = {},
  [data, drawn, ruled]: [string, string, string],
): Diagnostic[] {
  const names = Object.keys(properties);
  const faults: Diagnostic[] = [];
  for (const name of names) {
    const field = Object.hasOwn(fields, name) ? fields[name]! : undefined;
    if (field) {
      const why = widgetCompatibility(properties[name]!, field.widget);
      if (why) faults.push(error(`${drawn}/${name}/widget`, why));
      faults.push(...checkOptions(properties[name]!, field, `${drawn}/${name}`));
    }
    faults.push(...checkNeighbours(properties[name]!, names, `${data}/${name}`));
  }
  for (const name of Object.keys(fields))
    if (!names.includes(name)) faults.push(error(`${drawn}/${name}`, unknownField(name, names)));
  for (const [id, rule] of Object.entries(rules)) {
    if (!rule.show && !rule.require && !rule.limit)
      faults.push(
        error(`${ruled}/${id}`, 'La regla no dice nada: falta «show», «require» o «limit».'),
      );
    for (const part of ['show', 'require', 'limit'] as const)
      for (const name of Object.keys(rule[part] ?? {}))
        if (!names.includes(name))
          faults.push(error(`${ruled}/${id}/${part}/${name}`, unknownField(name, names)));
        else if (part === 'limit')
          faults.push(
            ...checkLimitTypes(
              properties[name]!,
              rule.limit![name]!,
              `${ruled}/${id}/limit/${name}`,
            ),
            ...checkNeighbours(rule.limit![name]!, names, `${ruled}/${id}/limit/${name}`),
          );
  }
  return faults;
}

function checkRow(name: string, { items }: Property, field: Field | undefined): Diagnostic[] {
  if (items?.type !== 'object') return [];
  const at = `/fields/${name}`;
  return checkLevel(items.properties as Record<string, Property>, field?.fields, field?.rules, [
    `/data/properties/${name}/items/properties`,
    `${at}/fields`,
    `${at}/rules`,
  ]);
}

/** Rules that look at another field find it. */
function checkNeighbours(property: object, names: string[], at: string): Diagnostic[] {
  return Object.entries(property).flatMap(([keyword, option]) =>
    readBeside(keyword, option)
      .filter((name): name is string => typeof name === 'string' && !names.includes(name))
      .map((name) => error(`${at}/${keyword}`, unknownField(name, names))),
  );
}
