import { readSlots, writeSlots, type PartId } from '#/language/edits/writeSlots.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { toObject } from '#/language/lenses/json.ts';
import { ENTRY } from '#/language/lenses/slotLens.ts';
import { placesIn } from '#/language/lenses/lostPlaces.ts';
import type { Slot } from '#/language/lenses/slots.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import type { Written } from '#/language/lenses/written.ts';
import { isObject } from '#/language/values/mergePatch.ts';
import { same } from '#/language/values/same.ts';
import { tellConditions, toConditions } from './conditionAsked.ts';
import { nameFor } from './nameFor.ts';
import type { Around } from './slotPanel.ts';

/** What slots say of a part of a document, as a panel asks for it: lists as lines, conditions as sentences. */
export function readSlotCard(
  documents: Documents,
  id: PartId,
  slots: readonly Slot[],
  { subjects }: Pick<Around, 'subjects'>,
): Answers {
  const answers = tellConditions(slots, readSlots(documents, id, slots), subjects);
  return slots
    .filter(({ kind }) => kind === 'lines')
    .reduce<Answers>((so, { name }) => {
      const list = so[name];
      return Array.isArray(list) ? { ...so, [name]: list.map(String).join('\n') } : so;
    }, answers);
}

/** The documents in which a part is what the panel says; what it does not ask for stays. */
export function writeSlotCard(
  documents: Documents,
  id: PartId,
  slots: readonly Slot[],
  around: Pick<Around, 'subjects'>,
  card: Answers,
): Written {
  const before = readSlotCard(documents, id, slots, around);
  const answers = readSlots(documents, id, slots);
  const changed = Object.keys(card).filter((name) => !same(card[name], before[name]));
  const told = slots.reduce<Answers>((so, slot) => {
    const names = ['', 'Values', '_when', '_tests'].map((end) => slot.name + end);
    if (!names.some((name) => changed.includes(name))) return so;
    return { ...so, ...written(slot, { ...before, ...card }, before, around) };
  }, answers);
  return writeSlots(documents, id, slots, told);
}

function written(
  slot: Slot,
  card: Answers,
  before: Answers,
  { subjects }: Pick<Around, 'subjects'>,
): Answers {
  const { name, kind } = slot;
  if (kind === 'condition') {
    const told = toConditions([slot], card, subjects);
    return Object.fromEntries(
      ['Joined', 'Condition', 'Tests'].flatMap((end) =>
        Object.hasOwn(told, name + end) ? [[name + end, told[name + end]]] : [],
      ),
    );
  }
  const said = card[name];
  if (kind === 'text') return { [name]: said, [`${name}Values`]: valuesOf(name, card, before) };
  if (kind === 'lines') return { [name]: typeof said === 'string' ? linesIn(said) : [] };
  if (kind !== 'table') return { [name]: said };
  const was = rowsOf(before, name);
  const rows = withNames(slot, rowsOf(card, name)).map((row) => {
    const stood = was.find((one) => one[ENTRY] === row[ENTRY]) ?? {};
    const texts = (slot.columns ?? []).filter((column) => column.kind === 'text');
    return texts.reduce<Answers>(
      (so, { name: text }) => ({ ...so, [`${text}Values`]: valuesOf(text, row, stood) }),
      row,
    );
  });
  return { [name]: rows };
}

const linesIn = (said: string) =>
  said
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean);

/** What fills the places of a sentence: as it is said now, else as it was; a sentence without places has nothing. */
function valuesOf(name: string, now: Answers, before: Answers): unknown {
  if (placesIn(String(now[name] ?? '')).length === 0) return undefined;
  return now[`${name}Values`] ?? before[`${name}Values`];
}

/** Rows that have no name yet are called after their words. */
function withNames({ columns = [] }: Slot, rows: readonly Answers[]): Answers[] {
  // Names that differ by their capitals alone are one to whoever reads them.
  const taken = new Set(
    rows.flatMap((row) => (row[ENTRY] ? [String(row[ENTRY]).toUpperCase()] : [])),
  );
  const words = columns.filter(({ kind }) => kind === 'text').map(({ name }) => name);
  return rows.map((row) => {
    if (row[ENTRY]) return row;
    const said = words.map((name) => row[name]).find((word) => typeof word === 'string');
    const name = nameFor(String(said ?? ''), taken);
    taken.add(name);
    return { ...row, [ENTRY]: name.toLowerCase() };
  });
}

/** Answers without the cells that a panel does not ask for: it takes no others. */
export function onlyAsked({ data }: FormDocument, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).map(([name, value]) => {
      const cells = toObject(data.properties[name]?.items).properties;
      if (!Array.isArray(value) || !isObject(cells)) return [name, value];
      const rows = (value as object[]).map((row) =>
        Object.fromEntries(Object.entries(row).filter(([cell]) => Object.hasOwn(cells, cell))),
      );
      return [name, rows];
    }),
  ) as Answers;
}
