import { blocks } from '#/language/blocks/index.ts';
import { begunBlock } from '#/language/edits/begunBlock.ts';
import {
  addBlock,
  blockAt,
  duplicateBlock,
  moveBlock,
  removeBlock,
  showBlock,
} from '#/language/edits/blocks.ts';
import { inTurn } from '#/language/edits/inTable.ts';
import { readSlots, writeSlots } from '#/language/edits/writeSlots.ts';
import { blockSlots } from '#/language/lenses/blockSlots.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { Written } from '#/language/lenses/written.ts';
import { fc } from './fc.ts';

/** Something done to a screen: `seed` and `other` choose what of it. */
export interface ScreenEdit {
  act: (typeof acts)[number];
  seed: number;
  other: number;
}

const acts = ['add', 'addWithCall', 'move', 'double', 'remove', 'show', 'reword', 'write'] as const;

export const screenEdits: fc.Arbitrary<ScreenEdit> = fc.record({
  act: fc.constantFrom(...acts),
  seed: fc.nat(10_000),
  other: fc.nat(10_000),
});

const pick = <T>(list: readonly T[], seed: number): T | undefined => list[seed % list.length];

/** The documents after an edit of a screen; the same where it was refused, or there was nothing to do. */
export function screenDone(
  base: Documents,
  documents: Documents,
  key: string,
  { act, seed, other }: ScreenEdit,
): Written {
  const nothing = { documents, issues: [] };
  const screen = valueOf(documents, key);
  const names = inTurn(objectAt(screen, 'blocks'));
  const [name, before] = [pick(names, seed), pick(names, other)];
  if (act === 'add' || act === 'addWithCall') {
    const source =
      act === 'add' ? pick(Object.keys(objectAt(screen, 'data')), other) : `own${seed}`;
    const block = begunBlock(pick(Object.keys(blocks), seed)!, {
      text: 'Otra frase',
      ...(source !== undefined && { data: source, rows: `/data/${source}/rows` }),
      shown: [{ from: '/facts/today', label: 'Hoy', as: 'date' }],
      to: '/profile',
      form: 'contact',
    });
    const call =
      act === 'add' ? undefined : { name: source!, use: { call: 'listIntervenerPositions' } };
    return addBlock(documents, { in: key, name: `own_${seed}` }, block, before, call);
  }
  if (act === 'show') {
    const hidden = inTurn(objectAt(valueOf(base, key), 'blocks')).filter(
      (one) => !names.includes(one),
    );
    const one = pick(hidden, seed);
    return one === undefined ? nothing : showBlock(base, documents, { in: key, name: one });
  }
  if (name === undefined) return nothing;
  const id = { in: key, name };
  if (act === 'move') return moveBlock(documents, id, before);
  if (act === 'double') return duplicateBlock(documents, id);
  if (act === 'remove') return removeBlock(documents, id);
  const part = { in: key, pointer: blockAt(id) };
  const slots = blockSlots(String(objectAt(objectAt(screen, 'blocks'), name).type));
  const answers = readSlots(documents, part, slots);
  if (act === 'reword')
    return writeSlots(documents, part, slots, {
      ...answers,
      title: `Título ${other}`,
      titleValues: undefined,
    });
  const slot = pick(
    slots.filter((one) => !one.isRequired && Object.hasOwn(answers, one.name)),
    other,
  );
  if (!slot) return nothing;
  const gone = [slot.name, `${slot.name}Values`];
  const left = Object.entries(answers).filter(([one]) => !gone.includes(one));
  return writeSlots(documents, part, slots, Object.fromEntries(left) as Answers);
}
