import { expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/call.ts';
import { calls } from '../../src/contract/calls.gen.ts';
import { facts } from '../../src/contract/facts.gen.ts';

test('a call that writes is no GET, and there is no HEAD', () => {
  const ids = Object.keys(calls) as OperationId[];
  const methods = new Set<string>(ids.map((id) => calls[id].method));
  expect([...methods].sort()).toEqual(['DELETE', 'GET', 'PATCH', 'POST', 'PUT']);
  const effects = ids.filter((id) => calls[id].method === 'GET').map((id) => facts[id].effect);
  expect(new Set(effects)).toEqual(new Set(['reads']));
});
