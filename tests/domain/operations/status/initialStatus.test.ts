import { expect, test } from 'vitest';
import { initialStatus } from '#/domain/operations/status/initialStatus.ts';

test.each([
  ['INVESTOR', 'ONLINE', 'REGISTERED_ONLINE'],
  ['INVESTOR', 'PRESENCIAL', undefined],
  ['STAFF', 'CORREO', 'REGISTERED_EMAIL'],
  ['STAFF', 'POSTAL', 'REGISTERED_POSTAL'],
  ['STAFF', 'PRESENCIAL', 'REGISTERED'],
  ['STAFF', 'MIGRACION', 'FINALIZED'],
  ['STAFF', 'ONLINE', undefined],
  ['STAFF', 'toString', undefined],
  ['SYSTEM', 'ONLINE', 'VALIDATED'],
] as const)('what %s begins on channel %s starts as %s', (actor, channel, status) => {
  expect(initialStatus(actor, channel)).toBe(status);
});
