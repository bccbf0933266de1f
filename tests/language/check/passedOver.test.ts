import { expect, test } from 'vitest';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { aForm, aScreen, errorsOf, file, formFile } from '../../support/documents.ts';

const only = (to: string, when?: object) =>
  ({
    rows: '/data/accounts/accounts',
    to,
    values: { account: { from: '/row/uuid' } },
    ...(when && { when }),
  }) as ScreenDocument['only'];
const faults = (...leads: ScreenDocument['only'][]) =>
  errorsOf(
    formFile(aForm()),
    ...leads.map((lead, index) =>
      file(
        `schemas/screens/sample${index}.json`,
        aScreen((screen) => {
          screen.id = `sample${index}`;
          screen.path = `/sample${index}`;
          screen.name = `sample${index}`;
          screen.only = lead;
        }),
      ),
    ),
  )
    .map(({ pointer }) => pointer)
    .filter((pointer) => pointer === '/only');
const missing = { not: { at: '/route/query/cuenta', present: true } };

test('a screen may lead to itself with what its condition misses, and on to another', () => {
  expect(faults(only('/sample0?cuenta={account}', missing))).toEqual([]);
  expect(faults(only('/sample1?cuenta={account}'), undefined)).toEqual([]);
});

test('nobody is sent round', () => {
  expect(faults(only('/sample0?cuenta={account}'))).toEqual(['/only']);
  expect(faults(only('/sample0?otra={account}', missing))).toEqual(['/only']);
  expect(faults(only('/sample1'), only('/sample0'))).toEqual(['/only', '/only']);
});
