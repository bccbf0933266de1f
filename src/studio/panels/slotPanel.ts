import type { FormDocument, FormRule } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { tellLiteral } from '#/language/lenses/literal.ts';
import { placesIn } from '#/language/lenses/lostPlaces.ts';
import { ENTRY } from '#/language/lenses/slotLens.ts';
import { wordsOf, type Level, type Slot } from '#/language/lenses/slots.ts';
import { choice, panel, type Asked, type Offered } from '../kernel/panel.ts';
import { say } from '../kernel/words.ts';
import { conditionAsked } from './conditionAsked.ts';
import type { Subject } from './subjects.ts';

/** What a panel knows beside the grammar: what each role may be here, and what conditions may be about. */
export interface Around {
  offered(slot: Slot): readonly Offered[] | undefined;
  subjects: readonly Subject[];
}

const most: Readonly<Record<Level, number>> = { essential: 0, more: 1, all: 2 };

/** Slots that are asked for at a depth. */
export const slotsUpTo = (slots: readonly Slot[], depth: Level): Slot[] =>
  slots.filter(({ level }) => most[level] <= most[depth]);

/**
 * The form in which slots are asked for. Whoever sees all of it says conditions and sentences' values as they are
 * written.
 * @param now what the slots say, so that nothing that is said is left out of what is offered
 */
export function slotPanel(
  id: string,
  slots: readonly Slot[],
  now: Answers,
  around: Around,
  depth: Level = 'all',
): FormDocument {
  const questions: Record<string, Asked> = {};
  const rules: Record<string, FormRule> = {};
  for (const slot of slots)
    if (slot.kind === 'condition') {
      const told = conditionAsked(slot, now, around.subjects);
      Object.assign(questions, told.questions);
      Object.assign(rules, told.rules);
    } else {
      questions[slot.name] = asked(slot, now[slot.name], around, depth);
      if (slot.kind === 'text' && depth === 'all') questions[`${slot.name}Values`] = values(slot);
    }
  return panel(id, 'studio.apply', questions, rules);
}

/** What fills the places of a sentence, as it is written. */
const values = ({ title }: Slot): Asked => ({
  property: {
    type: 'string',
    title: say('studio.slot.values', { title }),
    maxLength: 4000,
  },
  field: { widget: 'textarea', hint: 'studio.slot.values_help' },
});

function asked(slot: Slot, now: unknown, around: Around, depth: Level): Asked {
  const { kind, title, help, isRequired, schema } = slot;
  const property = { title, ...(schema.maxLength && { maxLength: schema.maxLength }) };
  const said = help === undefined ? {} : { hint: help };
  const field = { ...said, ...(isRequired && kind !== 'table' && { required: true }) };
  if (kind === 'table' || kind === 'pairs') return rows(slot, now, around, depth);
  if (kind === 'mark')
    return { property: { title, type: 'boolean' }, field: { widget: 'checkbox', ...said } };
  if (kind === 'number')
    return { property: { title, type: 'integer' }, field: { widget: 'integer', ...field } };
  const offered = offeredFor(slot, now, around);
  if (offered) return oneOf(title, offered, field);
  const isLong = kind === 'lines' || kind === 'literal' || (kind === 'text' && !isShort(now));
  return {
    property: {
      ...property,
      type: 'string',
      maxLength: 4000,
      ...(schema.role !== 'text' && property),
    },
    field: {
      widget: schema.role === 'colour' ? 'colour' : isLong ? 'textarea' : 'text',
      ...withPlaces(field, kind, now),
    },
  };
}

const isShort = (text: unknown) => typeof text !== 'string' || text.length < 60;

/** Which values stand in a sentence. */
function withPlaces<T extends { hint?: string }>(field: T, kind: Slot['kind'], now: unknown): T {
  const places = kind === 'text' && typeof now === 'string' ? placesIn(now) : [];
  if (places.length === 0) return field;
  const told = say('studio.places', { places: places.map((place) => `{${place}}`).join(', ') });
  return { ...field, hint: [field.hint, told].filter(Boolean).join(' ') };
}

/** One of some words; what is not said is left to the product. */
function oneOf(title: string, offered: readonly Offered[], field: Asked['field']): Asked {
  const isLong = offered.length > MANY;
  const made = choice('change.yes', offered, {
    ...field,
    ...(isLong && { widget: 'combobox' }),
  });
  return {
    property: { ...made.property, title },
    field: { ...made.field, ...(!field.required && { prompt: say('studio.unsaid') }) },
  };
}

/** Choices that are found by typing rather than by going down a list. */
const MANY = 25;

function offeredFor(slot: Slot, now: unknown, around: Around): readonly Offered[] | undefined {
  const known = around.offered(slot) ?? ofGrammar(slot);
  if (!known || now === undefined || typeof now !== 'string') return known;
  return known.some(({ value }) => value === now) ? known : [{ value: now, label: now }, ...known];
}

const yesNo: readonly Offered[] = [
  { value: 'true', label: 'change.yes' },
  { value: 'false', label: 'change.no' },
];

function ofGrammar({ kind, schema }: Slot): readonly Offered[] | undefined {
  if (kind === 'flag') return yesNo;
  if (kind !== 'choice') return undefined;
  return (wordsOf(schema) ?? []).map((word) => ({
    value: typeof word === 'string' ? word : tellLiteral(word),
    label:
      typeof word === 'boolean'
        ? word
          ? 'change.yes'
          : 'change.no'
        : (wordIn(schema, word) ?? String(word)),
  }));
}

const wordIn = ({ words, oneOf: branches = [] }: Slot['schema'], word: string | number) =>
  words?.[word] ?? branches.map((branch) => branch.words?.[word]).find(Boolean);

/** Entries with names: the name of one that is there never changes, and a new one is given its own. */
function rows(
  { title, help, kind, columns = [], isOrdered, schema }: Slot,
  now: unknown,
  around: Around,
  depth: Level,
): Asked {
  const all = Array.isArray(now) ? (now as Answers[]) : [];
  const told = columns.flatMap((column): [string, Asked][] => {
    const said = all.map((row) => row[column.name]);
    const longest = said.find((value) => !isShort(value)) ?? said.find(Boolean);
    const one: [string, Asked] = [
      column.name,
      asked(column, isShort(longest) ? undefined : longest, withAll(around, said), depth),
    ];
    return column.kind === 'text' && depth === 'all'
      ? [one, [`${column.name}Values`, values(column)]]
      : [one];
  });
  const cells: [string, Asked][] =
    kind === 'pairs'
      ? [
          [ENTRY, named('studio.slot.name')],
          ['value', pairValue(schema, around, all)],
        ]
      : [
          ...told,
          ...(isOrdered ? [['order', place] as [string, Asked]] : []),
          [
            ENTRY,
            {
              property: { type: 'string', title: 'studio.slot.entry' },
              field: { widget: 'readonly' },
            },
          ],
        ];
  return {
    property: {
      type: 'array',
      title,
      maxItems: 200,
      items: {
        type: 'object',
        properties: Object.fromEntries(cells.map(([name, { property }]) => [name, property])),
      },
    },
    field: {
      widget: 'rows',
      ...(help !== undefined && { hint: help }),
      add: 'studio.table.add',
      remove: 'studio.table.remove',
      row: 'studio.table.row',
      fields: Object.fromEntries(
        cells.map(([name, { field }], at) => [name, { ...field, order: at, width: 'half' }]),
      ),
    },
  };
}

const place: Asked = {
  property: { type: 'integer', title: 'studio.cell.order' },
  field: { widget: 'integer', hint: 'studio.slot.order_help' },
};

const named = (title: string): Asked => ({
  property: { type: 'string', title, maxLength: 120 },
  field: { widget: 'text', required: true },
});

function pairValue(schema: Slot['schema'], { offered }: Around, all: readonly Answers[]): Asked {
  const entry: Slot = {
    name: 'value',
    path: ['value'],
    kind: schema.additionalProperties && schema.additionalProperties.enum ? 'choice' : 'literal',
    title: 'studio.cell.value',
    level: 'all',
    isRequired: true,
    schema: schema.additionalProperties || {},
  };
  const said = all.map(({ value }) => value);
  return asked(entry, undefined, withAll({ offered, subjects: [] }, said), 'all');
}

/** What is offered with all that is said already. */
const withAll = (around: Around, values: readonly unknown[]): Around => ({
  ...around,
  offered: (slot) => {
    const known = around.offered(slot) ?? ofGrammar(slot);
    if (!known) return undefined;
    const said = new Set(values.filter((value): value is string => typeof value === 'string'));
    const others = [...said].filter((value) => !known.some((one) => one.value === value));
    return [...others.map((value) => ({ value, label: value })), ...known];
  },
});
