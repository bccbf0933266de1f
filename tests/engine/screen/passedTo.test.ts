import { expect, test } from 'vitest';
import { passedTo } from '#/engine/screen/passedTo.ts';

const only = {
  rows: '/data/accounts/accounts',
  to: '/operate?cuenta={account}',
  values: { account: { from: '/row/uuid' } },
  when: { not: { at: '/route/query/cuenta', present: true } },
};
const route = (query: Record<string, string>) => ({
  name: '',
  path: '/operate',
  params: {},
  query,
});
const scope = (uuids: string[], query = {}) => ({
  route: route(query),
  data: { accounts: { accounts: uuids.map((uuid) => ({ uuid })) } },
});

test('a screen with one possibility leads to it, and with none or several stays', () => {
  expect(passedTo(only, scope(['a1']))).toBe('/operate?cuenta=a1');
  expect(passedTo(only, scope([]))).toBeUndefined();
  expect(passedTo(only, scope(['a1', 'a2']))).toBeUndefined();
  expect(passedTo(only, { route: route({}), data: {} })).toBeUndefined();
});

test('and stays where its condition says so: nobody is sent round in a circle', () => {
  expect(passedTo(only, scope(['a1'], { cuenta: 'a1' }))).toBeUndefined();
  expect(passedTo(undefined, scope(['a1']))).toBeUndefined();
});
