import type { Output } from '#/contract/call.ts';
import type { Schema } from '#/contract/schema.ts';
import { toWire } from '#/domain/money/wire.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { checkMayPay } from './assertMayPay.ts';
import type { Actor } from '../ports/actor.ts';
import { payerObstacle } from './payerObstacle.ts';
import type { PaymentRow } from './readPayment.ts';
import { receivingAccounts } from '../orders/receivingAccounts.ts';
import { isPaid, isPaidByTransfer } from '../orders/paymentObstacle.ts';
import { chosenProvider, providerTitle } from './providers.ts';

type Told = Output<'getOperationPayments'>['data'];

/**
 * Where an order stands with its money: whether whoever asks may pay it now at the tenant's provider, where else it may
 * be sent, and every payment that was begun, newest first.
 */
export async function readOperationPayments(
  context: Context,
  db: TenantDb,
  actor: Actor,
  found: FoundOperation,
  today: string,
): Promise<Told> {
  const { tenant } = actor;
  const { row } = found;
  const payments = await db
    .selectFrom('payments')
    .selectAll()
    .where('uuid_operation', '=', row.uuid)
    .orderBy('created_at', 'desc')
    // Of the same instant what is paid or still open stands before what was refused.
    .orderBy('status')
    .execute();
  const chosen = chosenProvider(context, tenant);
  const isOpen = (await payerObstacle(db, actor, found, context.now())) === undefined;
  const mayPay = actor.kind === 'investor' && checkMayPay(actor, found, today).length === 0;
  return {
    payment_state: {
      is_payable: isOpen && mayPay && chosen !== undefined,
      is_paid: await isPaid(db, row.uuid),
      amount: isPaidByTransfer(row) ? toWire(row.gross_amount!, 2) : null,
      last_status: payments[0]?.status ?? null,
      provider: chosen
        ? { key: chosen.key, name: chosen.provider.title, pages: chosen.provider.pages }
        : null,
    },
    bank_accounts: isOpen && mayPay ? receivingAccounts(tenant) : [],
    payments: payments.map(toLogged),
  };
}

const toLogged = (row: PaymentRow): Schema<'LoggedPayment'> => ({
  uuid: row.uuid,
  provider: providerTitle(row.provider),
  status: row.status,
  amount: toWire(row.amount, 2),
  created_at: row.created_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
});
