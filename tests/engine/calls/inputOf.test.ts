import { expect, test } from 'vitest';
import { inputOf } from '../../../src/engine/calls/inputOf.ts';

const use = {
  call: 'getOperationPayments',
  input: { path: { id: { from: '/data/signature/uuid_operation' } } },
};
const scopeWith = (signature: unknown) => ({ data: { signature } });

test('a call is given the place that its path reads', () => {
  expect(inputOf(use, scopeWith({ uuid_operation: 'o-1' }))).toEqual({ path: { id: 'o-1' } });
});

test.each([undefined, {}, { uuid_operation: null }, { uuid_operation: '' }])(
  'and is not asked about nothing: %o',
  (signature) => expect(inputOf(use, scopeWith(signature))).toBeUndefined(),
);
