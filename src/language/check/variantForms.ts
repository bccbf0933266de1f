import type { Field, FormDocument, Property } from '../documents/form.ts';
import { keywords } from '../keywords/index.ts';
import { same } from '../locks/guarded.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { error, type Check } from './context.ts';
import { graveCallOf } from './grave.ts';
import { sentenceOf } from './texts.ts';

/**
 * A variant of a form that changes something may put it in other words and order; what is sent, and what may be
 * answered, stays: nobody sends what they did not see, or an option under the words of another.
 */
export const checkVariantForms: Check = ({ kind, value, variant }) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  const call = graveCallOf(base) ?? graveCallOf(form);
  if (call === undefined) return [];
  return [...moved(base, form, call), ...answers(base, form)];
};

/** What the body holds: the same members from the same answers. */
function moved(base: FormDocument, form: FormDocument, call: string): Diagnostic[] {
  const sent = (of: FormDocument) =>
    sentMembers(of).map(({ member, answer, value }) => [member, answer, value]);
  const known = sentMembers(base).map(({ member }) => member);
  const added = sentMembers(form).filter(({ member }) => !known.includes(member));
  if (added.length > 0)
    return added.map(({ member, pointer }) =>
      error(pointer, `Una variante no añade «${member}» a lo que se envía con «${call}».`),
    );
  return same(sent(base), sent(form))
    ? []
    : [error('/data/properties', `Una variante no cambia lo que se envía con «${call}».`)];
}

function answers(base: FormDocument, form: FormDocument): Diagnostic[] {
  return Object.entries(base.data.properties).flatMap(([name, property]) => {
    const now = form.data.properties[name];
    if (!now) return [];
    const [before, after] = [base.fields[name] ?? {}, form.fields[name] ?? {}];
    const cells = cellsOf(property);
    return [
      ...kept(property, now, `/data/properties${step(name)}`),
      ...drawn(before, after, `/fields${step(name)}`),
      ...Object.entries(cells).flatMap(([cell, one]) => {
        const own = cellsOf(now)[cell];
        if (!own) return [];
        const at = `/data/properties${step(name)}/items/properties${step(cell)}`;
        const field = [before.fields?.[cell] ?? {}, after.fields?.[cell] ?? {}] as const;
        return [
          ...kept(one, own, at),
          ...drawn(...field, `/fields${step(name)}/fields${step(cell)}`),
        ];
      }),
      ...Object.keys(cellsOf(now))
        .filter((cell) => !Object.hasOwn(cells, cell))
        .map((cell) =>
          error(
            `/data/properties${step(name)}/items/properties${step(cell)}`,
            `Una variante no añade «${cell}» a lo que se envía.`,
          ),
        ),
    ];
  });
}

const cellsOf = ({ items }: Property) =>
  (items?.type === 'object' ? items.properties : {}) as Record<string, Property>;

/** What decides which answers there are. */
const bound = ['type', 'enum', 'default', 'const', 'local'];

const kept = (before: Property, now: Property, at: string): Diagnostic[] => [
  ...bound
    .filter((word) => !same(before[word], now[word]))
    .map((word) => error(`${at}/${word}`, 'Una variante no cambia qué se puede responder.')),
  ...Object.keys(before)
    .filter((word) => isLimit(word) && isLooser(word, before[word], now[word]))
    .map((word) => error(`${at}/${word}`, `Una variante no quita «${word}» ni lo afloja.`)),
];

const isLimit = (word: string) =>
  Object.hasOwn(keywords, word) || /^(?:exclusive)?(?:min|max)[A-Z]|^multipleOf$/i.test(word);

/** A rule that is gone or another one; of two figures, that which leaves more. */
function isLooser(word: string, before: unknown, now: unknown): boolean {
  if (typeof before !== 'number' || typeof now !== 'number') return !same(before, now);
  return /min/i.test(word) ? now < before : now > before;
}

function drawn(before: Field, now: Field, at: string): Diagnostic[] {
  const labels = Object.entries(before.options ?? {}).map(([key, { label }]): [string, string] => [
    key,
    sentenceOf(label),
  ]);
  const swapped = Object.entries(now.options ?? {}).filter(([key, { label }]) =>
    labels.some(([other, words]) => other !== key && words === sentenceOf(label)),
  );
  return [
    ...(now.widget === 'readonly' && before.widget !== 'readonly'
      ? [error(`${at}/widget`, 'Se envía: la persona debe poder cambiarlo.')]
      : []),
    ...(before.codes !== undefined && before.codes !== now.codes
      ? [error(`${at}/codes`, `La lista «${before.codes}» no puede ser otra.`)]
      : []),
    ...swapped.map(([key]) =>
      error(`${at}/options${step(key)}/label`, 'Es el texto de otra de las opciones.'),
    ),
  ];
}
