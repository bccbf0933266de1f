import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { check } from '#/language/check.ts';
import { lockedIn } from '#/language/locks/lockedIn.ts';
import { labelLists } from '#/server/kernel/words.ts';
import { base } from '../../support/documents.ts';

const lists = [...assemble(base).documents.values()]
  .filter(({ kind, file }) => kind === 'codes' && file.startsWith('schemas/codes/'))
  .map(({ id, value }) => ({ id, isLocked: lockedIn(value).length > 0 }));

/** Lists that a manager may reword: nothing is sent, signed, owed or decided by their words. */
const open: Readonly<Record<string, string>> = {
  'account-kinds': 'what an account holds is seen in it',
  calendars: 'dates, which no variant has',
  channels: 'kept, and said nowhere',
  'closing-days': 'names of holidays; which days they are stands in the calendar',
  'document-entity-types': 'kept, and said nowhere',
  'download-formats': 'a file is what it is',
  'manager-kinds': 'kept, and said nowhere',
  'notification-types': 'what a notice says stands below its kind',
  'operation-kinds': 'kept, and said nowhere',
  'own-data-titles': 'a title of a page',
  'poll-states': 'polls are the manager’s own',
  'product-rd-codes': 'names of products',
  'read-states': 'whether a notice was opened',
  'source-systems': 'kept, and said nowhere',
  'staff-alert-kinds': 'for staff, who read what it is about',
  'transfer-tasks': 'for staff: how this manager works',
  'ward-data-states': 'what is missing of a minor stands beside it',
};

test('a list is locked, or says here why its words are the manager’s', () => {
  const unlocked = lists.filter(({ isLocked }) => !isLocked).map(({ id }) => id);
  expect(unlocked.sort()).toEqual(Object.keys(open).sort());
});

test('what papers say by a list is locked with it', () => {
  const locked = new Set(lists.filter(({ isLocked }) => isLocked).map(({ id }) => id));
  expect(labelLists.filter((list) => !locked.has(list))).toEqual(['closing-days']);
});

const unlocked = (...ids: string[]): DocumentFile[] =>
  base.map((one) =>
    ids.some((id) => one.file === `schemas/codes/${id}.json`)
      ? { ...one, text: one.text.replace('"locked": true,', '') }
      : one,
  );

test('a list of which an answer is sent, or by which a figure is told, cannot be left open', () => {
  const found = check(unlocked('pay-methods', 'rendering-variations'), openapi)
    .filter(({ message }) => message.startsWith('Lo que aquí se dice o se envía'))
    .map(({ file, pointer }) => `${file}:${pointer}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'schemas/forms/order-benefit.json:/fields/pp_rendering_variation/codes',
      'schemas/screens/summary.json:/blocks/summary/items/pay/value/codes',
    ]),
  );
});
