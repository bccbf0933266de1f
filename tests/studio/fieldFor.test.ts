import { describe, expect, test } from 'vitest';
import { NAVIGATION } from '#/language/edits/entries.ts';
import { grammars } from '#/language/grammar/index.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import { slotsOf, type Slot } from '#/language/lenses/slots.ts';
import { read } from '#/language/values/pointer.ts';
import { fieldFor } from '#/studio/cards/fieldFor.ts';
import { withRoom } from '#/studio/cards/FieldProblems.tsx';
import { onlyAsked, readSlotCard } from '#/studio/panels/slotCard.ts';
import { slotPanel } from '#/studio/panels/slotPanel.ts';
import { entrySlots } from '#/studio/screens/entryList.ts';
import { worlds } from '../support/editedForms.ts';

const documents = worlds.almadraba!;
const around = { offered: () => undefined, subjects: [] };

function panelOf(key: string, slots: readonly Slot[], pointer = '') {
  const said = readSlotCard(documents, { in: key, pointer }, slots, around);
  const document = slotPanel('part', slots, said, around, 'more');
  return { document, initial: onlyAsked(document, said) };
}

describe('the field at which a place of a document is mended', () => {
  test('is the setting that the place is of, or of which it is a part', () => {
    const slots = slotsOf(grammars.settings);
    const made = panelOf('settings/settings', slots);
    const at = (pointer: string) => fieldFor(pointer, '', slots, made);
    expect(at('/front_params/TC_VALIDITY')).toEqual({
      name: 'front_params_TC_VALIDITY',
      field: '/answers/front_params_TC_VALIDITY',
    });
    expect(at('/time_zone/0')?.field).toBe('/answers/time_zone');
    expect(at('')).toBeUndefined();
    expect(at('/no_such_setting')).toBeUndefined();
  });

  test('of a colour is that of its look', () => {
    const slots = slotsOf(grammars.style);
    const field = fieldFor(
      '/light/--color-primary',
      '',
      slots,
      panelOf('style/style', slots),
    )?.field;
    expect(field).toMatch(/^\/answers\/light_.*color-primary$/);
  });

  test('of an entry of a list is the cell of its row', () => {
    const key = Object.keys(documents).find(
      (one) =>
        one.startsWith('codes/') &&
        Object.keys(objectAt(valueOf(documents, one), 'items')).length > 2,
    )!;
    const slots = slotsOf(grammars.codes);
    const made = panelOf(key, slots);
    const rows = made.initial.items as { entry: string; label: string }[];
    const { entry, label } = rows[2]!;
    const found = fieldFor(`/items/${entry}/label`, '', slots, made)!;
    expect(found).toEqual({ name: 'items', field: '/answers/items/2/label', row: entry });
    expect(read({ answers: made.initial }, found.field)).toBe(label);
    expect(fieldFor('/items/NEVER/label', '', slots, made)?.field).toBe('/answers/items');
  });

  test('of an entry of a menu is a field of its own panel', () => {
    const [name] = Object.keys(objectAt(valueOf(documents, NAVIGATION), 'menu'));
    const pointer = `/menu/${name}`;
    const slots = entrySlots('menu');
    const made = panelOf(NAVIGATION, slots, pointer);
    expect(fieldFor(`${pointer}/label`, pointer, slots, made)?.field).toBe('/answers/label');
  });
});

test('a panel has room above each of its fields, which leaves the fields as they are', () => {
  const { document } = panelOf('settings/settings', slotsOf(grammars.settings));
  const { steps, ...rest } = withRoom(document);
  expect(rest).toEqual({ ...document, steps: undefined, ...rest });
  const [step] = Object.values(steps);
  expect(step!.fields).toEqual(Object.values(document.steps)[0]!.fields);
  for (const [name, order] of Object.entries(step!.fields)) {
    const { about, order: above } = step!.blocks![name]!;
    expect([about, above < order]).toEqual([name, true]);
  }
});
