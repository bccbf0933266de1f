import { expect, test } from 'vitest';
import { firstCalls } from '#/engine/screen/firstCalls.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';

const screen = (given: Partial<ScreenDocument>): ScreenDocument => ({
  ...{ kind: 'screen', id: 'x', path: '/x', name: 'X', title: 'X', blocks: {} },
  ...given,
});
const person = { me: { intervener: { uuid: 'i-1' } } };
const idsOf = (document: ScreenDocument, data: object = {}) =>
  firstCalls(document, { ...person, data } as never).map(({ id }) => id);

const balance = {
  call: 'getIntervenerBalance',
  input: { path: { id: { from: '/me/intervener/uuid' } } },
};
const account = { call: 'getAccount', input: { path: { id: { from: '/route/query/cuenta' } } } };

test('a screen first makes the calls that need no other answer', () => {
  const data = {
    balance,
    later: { call: 'getAccount', input: { path: { id: { from: '/data/balance/first' } } } },
    never: { ...balance, when: { at: '/facts/isStaff', equals: true } },
  };
  const [only, ...others] = firstCalls(screen({ data }), person as never);
  expect(only).toEqual({ id: 'getIntervenerBalance', input: { path: { id: 'i-1' } } });
  expect(others).toEqual([]);
});

test('a call that changes something is never made ahead', () => {
  expect(idsOf(screen({ data: { done: { call: 'createIssue' } } }))).toEqual([]);
});

test('what a screen is about is asked for alone, and the rest when it is there', () => {
  const data = { account, balance };
  const about = screen({ data, subject: 'account' });
  const route = { name: 'X', path: '/x', params: {}, query: { cuenta: 'a-1' } };
  const asked = (known: object) =>
    firstCalls(about, { ...person, route, data: known } as never).map(({ id }) => id);
  expect(asked({})).toEqual(['getAccount']);
  expect(asked({ account: {} })).toEqual(['getIntervenerBalance']);
});
