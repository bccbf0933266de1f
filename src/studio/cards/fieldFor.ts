import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { rowsOf } from '#/language/lenses/rows.ts';
import { ENTRY } from '#/language/lenses/slotLens.ts';
import type { Slot } from '#/language/lenses/slots.ts';
import { segments, step } from '#/language/values/pointer.ts';

/** The thing that a place of the document is about. @param at pointer of the part that the slots are of */
export function slotAt(pointer: string, at: string, slots: readonly Slot[]): Slot | undefined {
  const path = below(pointer, at);
  return slots.find((slot) => slot.path.every((name, index) => path[index] === name));
}

/** Where a place of the document is typed. */
export interface FieldOf {
  /** The question of the panel. */
  name: string;
  /** Its control, or that of a cell: a pointer into the answers. */
  field: string;
  /** The row of a table, by its name in the document. */
  row?: string;
}

/** The field of a panel in which a place of the document is typed; nothing where the panel asks for no such thing. */
export function fieldFor(
  pointer: string,
  at: string,
  slots: readonly Slot[],
  { document, initial }: { document: FormDocument; initial: Answers },
): FieldOf | undefined {
  const slot = slotAt(pointer, at, slots);
  if (!slot) return undefined;
  const name = slot.kind === 'condition' ? `${slot.name}_when` : slot.name;
  if (!Object.hasOwn(document.data.properties, name)) return undefined;
  const [entry, ...cell] = below(pointer, at).slice(slot.path.length);
  const whole = { name, field: `/answers${step(name)}` };
  if ((slot.kind !== 'table' && slot.kind !== 'pairs') || entry === undefined) return whole;
  const index = rowsOf(initial, name).findIndex((row) => row[ENTRY] === entry);
  if (index < 0) return { ...whole, row: entry };
  const column = (slot.columns ?? []).find(({ path }) =>
    path.every((part, place) => cell[place] === part),
  );
  const typed = column?.name ?? (slot.kind === 'pairs' ? 'value' : undefined);
  const row = `${whole.field}${step(index)}`;
  return { name, row: entry, field: typed === undefined ? whole.field : `${row}${step(typed)}` };
}

const below = (pointer: string, at: string) => segments(pointer).slice(segments(at).length);
