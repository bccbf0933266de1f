import { sql } from 'kysely';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import { resolveAlerts } from '../alerts/resolveAlerts.ts';
import { withTenant } from '../database/withTenant.ts';
import { paymentCalendar } from '../orders/paymentCalendar.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';
import { cents } from '../words/cents.ts';

const KIND = 'DEBIT_UNANSWERED';

/**
 * TARGET days after the charge within which a payer's bank says that it does not pay.
 * @source EPC016-06 (SEPA Core Direct Debit), 4.3.4: returns
 */
const ANSWER_DAYS = 5;

/**
 * Tells staff which direct debits the bank has not answered although their time is over, each once, until it
 * does. Those that it was asked to withdraw are told of already.
 */
export async function watchDebits({ context, tenant, day }: SettlementContext): Promise<void> {
  await withTenant(context.db, tenant.id, async (db) => {
    const { rows } = await sql<{ operation: string; amount: bigint; due_on: PlainDate }>`
      select debit.uuid_operation as operation, debit.amount, debit.due_on
      from direct_debits debit
      where debit.tenant_id = ${tenant.id} and debit.due_on < ${day}
        and not exists (select from debit_answers answer
          where answer.tenant_id = debit.tenant_id and answer.uuid_debit = debit.uuid)
        and not exists (select from debit_withdrawals withdrawal
          where withdrawal.tenant_id = debit.tenant_id and withdrawal.uuid_debit = debit.uuid)
      order by debit.due_on, debit.uuid`.execute(db);
    const late = rows.filter(({ due_on }) => paymentCalendar.add(due_on, ANSWER_DAYS) < day);
    for (const { operation, amount, due_on } of late) {
      const facts = { operation, amount: cents(amount), date: { date: due_on } };
      await alertStaff(context, db, { kind: KIND, subject: operation, facts });
    }
    const except = late.map(({ operation }) => operation);
    await resolveAlerts(context, db, { kind: KIND, except });
  });
}
