import type { Selectable } from 'kysely';
import type { Schema } from '#/contract/schema.ts';
import { toWire } from '#/domain/money/wire.ts';
import type { PaymentTables } from '../tables/paymentTables.ts';

export type PaymentRow = Selectable<PaymentTables['payments']>;

/** A payment as the wire shows it. */
export const toPayment = (row: PaymentRow): Schema<'Payment'> => ({
  uuid: row.uuid,
  uuid_operation: row.uuid_operation,
  status: row.status,
  amount: toWire(row.amount, 2),
  created_at: row.created_at.toISOString(),
});
