import { expect, test } from 'vitest';
import { noticeDays } from '../../../src/server/orders/noticeDays.ts';

test.each([
  ['SUSCRIPCION', 15, null],
  ['SOLICITUD_SUSCRIPCION_PERIODICA', 15, null],
  ['SOLICITUD_TRASPASO_EXTERNO_ENTRADA', 15, null],
  ['REEMBOLSO', 15, 15],
  ['SOLICITUD_TRASPASO_INTERNO', 15, 15],
  ['REEMBOLSO', null, null],
])('%s of a product with a notice of %s days waits for %s', (type, notice_days, told) => {
  expect(noticeDays(type, { notice_days })).toBe(told);
});
