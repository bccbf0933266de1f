import { describe, expect, test } from 'vitest';
import { grammars } from '#/language/grammar/index.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import { blockSlots } from '#/language/lenses/blockSlots.ts';
import { slotsOf, type Slot } from '#/language/lenses/slots.ts';
import { entryAt, NAVIGATION } from '#/language/edits/entries.ts';
import type { PartId } from '#/language/edits/writeSlots.ts';
import { entryList, entrySlots, tables } from '#/studio/screens/entryList.ts';
import { slotPanel, slotsUpTo } from '#/studio/panels/slotPanel.ts';
import { onlyAsked, readSlotCard, writeSlotCard } from '#/studio/panels/slotCard.ts';
import { depths } from '#/studio/panels/questionPanel.ts';
import { checkAnswers } from '../support/panelAnswers.ts';
import { worlds } from '../support/editedForms.ts';

const documents = worlds.almadraba!;
const around = { offered: () => undefined, subjects: [] };

const parts: [string, PartId, readonly Slot[]][] = [
  ['settings', { in: 'settings/settings', pointer: '' }, slotsOf(grammars.settings)],
  ['style', { in: 'style/style', pointer: '' }, slotsOf(grammars.style)],
  ...Object.keys(documents)
    .filter((key) => key.startsWith('codes/'))
    .map((key): [string, PartId, readonly Slot[]] => [
      key,
      { in: key, pointer: '' },
      slotsOf(grammars.codes),
    ]),
  ...tables.flatMap((table) =>
    entryList(documents, table).map(({ id }): [string, PartId, readonly Slot[]] => [
      `${table} ${id.name}`,
      { in: NAVIGATION, pointer: entryAt(id) },
      entrySlots(table),
    ]),
  ),
  ...Object.keys(documents)
    .filter((key) => key.startsWith('screen/'))
    .flatMap((key) =>
      Object.entries(objectAt(valueOf(documents, key), 'blocks')).map(
        ([name, block]): [string, PartId, readonly Slot[]] => [
          `${key} ${name}`,
          { in: key, pointer: `/blocks/${name}` },
          blockSlots((block as { type: string }).type),
        ],
      ),
    ),
];

describe('the panel of a part with a grammar', () => {
  test('asks for each thing once', () => {
    for (const [about, , slots] of parts) {
      const names = slots.map(({ name }) => name);
      expect([about, names.length]).toEqual([about, new Set(names).size]);
    }
  });

  test('gives back byte for byte what it was opened with', () => {
    for (const [about, id, slots] of parts) {
      const card = readSlotCard(documents, id, slots, around);
      const written = writeSlotCard(documents, id, slots, around, card);
      expect([about, written.issues]).toEqual([about, []]);
      expect(written.documents[id.in]).toBe(documents[id.in]);
    }
  });

  test('takes what it was opened with, at every depth, and gives it back', () => {
    for (const [about, id, slots] of parts)
      for (const depth of depths) {
        const said = readSlotCard(documents, id, slots, around);
        const panel = slotPanel('part', slotsUpTo(slots, depth), said, around, depth);
        const card = onlyAsked(panel, said);
        // A list that the world has, as countries are, is longer than any panel.
        const issues = checkAnswers(panel, card) as { code: string }[];
        const others = issues.filter(({ code }) => code !== 'maxItems');
        expect([about, depth, others]).toEqual([about, depth, []]);
        const names = Object.keys(panel.data.properties);
        const given = Object.fromEntries(names.map((name) => [name, card[name]]));
        const written = writeSlotCard(documents, id, slots, around, given);
        expect([about, depth, written.issues]).toEqual([about, depth, []]);
        expect(written.documents[id.in]).toBe(documents[id.in]);
      }
  });
});

test('everything that settings may not say is told at once, each at what it is about', () => {
  const id = { in: 'settings/settings', pointer: '' };
  const slots = slotsOf(grammars.settings);
  const named = (path: string) => slots.find((slot) => slot.path.join('/') === path)!.name;
  const card = {
    ...readSlotCard(documents, id, slots, around),
    [named('time_zone')]: 'Europa/Madrid',
    [named('front_params/TC_VALIDITY_UNIT')]: 'DAYS',
    [named('front_params/TC_VALIDITY')]: 3,
    [named('front_params/BENEFIT_RATE')]: 'mucho',
  };
  const written = writeSlotCard(documents, id, slots, around, card);
  expect(written.documents).toBe(documents);
  expect(written.issues.map(({ code, path }) => [code, path]).sort()).toEqual([
    ['unfit', '/front_params/BENEFIT_RATE'],
    ['unfit', '/front_params/TC_VALIDITY'],
    ['unfit', '/time_zone'],
  ]);
  const good = { ...card, [named('front_params/TC_VALIDITY')]: 28 };
  expect(writeSlotCard(documents, id, slots, around, good).issues).toHaveLength(2);
});
