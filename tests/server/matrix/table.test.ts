import { expect, test } from 'vitest';
import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { planned } from '../../../src/server/handlers/planned.ts';
import { allowed, rowOf } from '../../support/matrix/allowed.ts';
import { callsWithObject } from '../../support/matrix/forbidden.ts';
import { nestedCalls } from '../../support/matrix/nested.ts';

const ids = Object.keys(allowed) as OperationId[];

test('the table of who may has a row for every call that is built, which names every parameter of its path', () => {
  const built = Object.keys(calls).filter((id) => !(id in planned));
  expect(ids).toEqual(expect.arrayContaining(built));
  for (const id of ids) {
    const names = [...calls[id].path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]);
    expect(Object.keys(rowOf(id).path ?? {}), id).toEqual(expect.arrayContaining(names));
  }
});

test('the table of who may knows every call that names an object of a person', () => {
  const owned = /^\/(interveners|accounts|operations|notifications|operations-payments)\/\{/;
  const named = ids.filter(
    (id) =>
      owned.test(calls[id].path) ||
      (calls[id].path.includes('staff/') && calls[id].path.includes('{')),
  );
  expect(named.filter((id) => rowOf(id).isShared)).toEqual([]);
  expect(callsWithObject.length).toBeGreaterThanOrEqual(64);
  expect(nestedCalls.length).toBeGreaterThanOrEqual(15);
});
