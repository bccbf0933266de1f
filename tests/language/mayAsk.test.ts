import { expect, test } from 'vitest';
import type { OperationId } from '#/contract/call.ts';
import { calls } from '#/contract/calls.gen.ts';
import { facts } from '#/contract/facts.gen.ts';
import { mayAsk } from '#/language/expressions/mayAsk.ts';

const staff = (...permissions: string[]) => ({
  facts: { isStaff: true },
  me: { viewer: { permissions } },
});
const all = Object.keys(calls) as OperationId[];
const ofPages = all.filter((id) =>
  facts[id].callers.some((caller) => caller === 'investor' || caller === 'staff'),
);

test('staff may ask for what the contract says, with their permissions, and for nothing else', () => {
  for (const id of ofPages) {
    const { callers, permission } = facts[id];
    const isTheirs = callers.includes('staff');
    expect([id, mayAsk(id, staff())]).toEqual([id, isTheirs && permission === undefined]);
    const given = staff(...(permission ? [permission] : []));
    expect([id, mayAsk(id, given)]).toEqual([id, isTheirs]);
  }
});

test('investors ask for what their documents offer', () => {
  for (const id of ofPages) expect(mayAsk(id, { facts: { isStaff: false } })).toBe(true);
});
