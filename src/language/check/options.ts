import type { Field, Item, Property } from '../documents/form.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error } from './context.ts';
import { sentenceOf } from './texts.ts';

/** Who chooses has something to choose from, and labels say every value of the `enum` and no other. */
export function checkOptions(property: Property, field: Field, at: string): Diagnostic[] {
  const values = valuesOf(property).map(String);
  const labels = Object.keys(field.options ?? {});
  const sources = (['options', 'codes', 'choices'] as const).filter((name) => field[name]);
  if (sources.length > 1)
    return [
      error(`${at}/${sources[0]!}`, `Sólo una: ${sources.map((one) => `«${one}»`).join(' o ')}.`),
    ];
  if (field.choices && values.length > 0)
    return [
      error(`${at}/choices`, 'Las opciones son las de «enum» o las de la lista, no las dos.'),
    ];
  if (labels.length > 0 && values.length === 0)
    return [error(`${at}/options`, 'La propiedad no tiene «enum»: las opciones no limitan nada.')];
  if (isChoice(field, property) && values.length === 0 && !field.codes && !field.choices)
    return [
      error(
        at,
        'No hay nada que elegir: falta «enum» en la propiedad, o «codes» o «choices» aquí.',
      ),
    ];
  const unsaid = labels.length > 0 ? values.filter((value) => !labels.includes(value)) : [];
  return [
    ...labels
      .filter((label) => !values.includes(label))
      .map((label) =>
        error(
          `${at}/options/${label}`,
          `«${label}» no está en «enum».${didYouMean(label, values)}`,
        ),
      ),
    ...alike(field.options ?? {}).map(([value, label]) =>
      error(`${at}/options/${value}/label`, `Otra opción se lee igual: «${label}».`),
    ),
    ...unsaid.map((value) => error(`${at}/options`, `Falta el texto de «${value}».`)),
    ...Object.keys(field.unavailable ?? {})
      .filter((value) => values.length > 0 && !values.includes(value))
      .map((value) =>
        error(
          `${at}/unavailable/${value}`,
          `«${value}» no está en «enum».${didYouMean(value, values)}`,
        ),
      ),
  ];
}

/** Options that read as one before them does. */
function alike(options: NonNullable<Field['options']>): [value: string, label: string][] {
  const said = new Set<string>();
  return Object.entries(options).flatMap(([value, { label }]) => {
    const words = sentenceOf(label).trim().toLowerCase();
    if (said.has(words)) return [[value, words]];
    said.add(words);
    return [];
  });
}

/** The values of a property, or of what is in its list. */
export function valuesOf({ enum: own, items }: Property) {
  return own ?? (items as Item | undefined)?.enum ?? [];
}

const choosing: readonly unknown[] = [
  'select',
  'checkboxes',
  'radioCards',
  'combobox',
  'multiselect',
  'periodicity',
];

/** Whether a question is answered by taking from a list. */
export function isChoice({ widget }: Field, { type }: Property): boolean {
  return choosing.includes(widget) || (widget === 'radio' && type !== 'boolean');
}
