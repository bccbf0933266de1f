import { toWallClock } from '#/domain/dates/wallClock.ts';
import { addMonths, type PlainDate } from '#/domain/dates/plainDate.ts';
import { wordCode } from '../words/productWords.ts';
import { alertStaff } from '../alerts/alertStaff.ts';
import { withTenant } from '../database/withTenant.ts';
import type { DebitAnswer, DebitOrder } from '../debits/debitBank.ts';
import { debitBankOf } from '../debits/debitBanks.ts';
import { presentDebit } from '../debits/presentDebit.ts';
import { takeAnswer } from './takeAnswer.ts';
import { inOperationTx, forEachOperation, type OperationAtWork } from './forEachOperation.ts';
import { isPayable } from './isPayable.ts';
import { paymentCalendar } from '../orders/paymentCalendar.ts';
import { paidAlone } from '../orders/reconcile.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';
import { signedAt } from './signedAt.ts';
import { notifyUnfilled } from './notifyUnfilled.ts';

/** Business days from the signature until the payer's account is charged. */
export const DEBIT_DAYS = 1;
/** Months during which a payer may have a debit returned that was not authorised. @source RDL 19/2018, 43 */
const RETURN_MONTHS = 13;

/**
 * Presents the direct debits of signed orders to the bank, asks it not to collect those of cancelled ones, and
 * takes what the bank has said of those that were presented: only then is an order paid.
 */
export async function collectDebits(settlement: SettlementContext): Promise<void> {
  const paidIn = { statuses: ['SIGNED'], types: [...paidAlone] } as const;
  await forEachOperation(settlement, paidIn, (at) => present(settlement, at));
  const bank = debitBankOf(settlement.context);
  if (!bank) return;
  const debits = await readPresented(settlement);
  const presented = new Map(debits.map((debit) => [debit.uuid, debit]));
  for (const debit of debits) if (debit.withdrawnOn && !debit.isPaid) await bank.withdraw(debit);
  for (const answer of await bank.collect(debits, settlement.day)) {
    const debit = presented.get(answer.debit);
    // Told before: most are, and each would cost a transaction.
    if (debit?.isPaid && answer.result === 'PAID') continue;
    const operation = debit?.operation;
    if (operation)
      await inOperationTx(settlement, operation, ({ db }) => take(settlement, db, answer));
    else
      await withTenant(settlement.context.db, settlement.tenant.id, (db) =>
        take(settlement, db, answer),
      );
  }
}

async function present(settlement: SettlementContext, { db, row }: OperationAtWork) {
  const { context, tenant } = settlement;
  const { gross_amount: amount, details } = row;
  if (details.pay_method !== 'DOMICILIACION' || !amount) return;
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('uuid_operation', '=', row.uuid)
    .executeTakeFirst();
  if (money) return;
  const presented = await db
    .selectFrom('direct_debits')
    .select('uuid')
    .where('uuid_operation', '=', row.uuid)
    .executeTakeFirst();
  if (presented) return;
  if (!(await isPayable({ db, row })))
    return notifyUnfilled(settlement, { db, row }, { words: 'unfilled.charge_account' });
  const signed = toWallClock(await signedAt(db, row), tenant.timeZone).date;
  const dueOn = paymentCalendar.add(signed, DEBIT_DAYS);
  await presentDebit(context, db, row, { amount, dueOn });
}

async function take(
  { context, tenant }: SettlementContext,
  db: OperationAtWork['db'],
  answer: DebitAnswer,
) {
  const { id, now, mail } = context;
  const issue = await takeAnswer({ id, now, mail, tenant }, db, answer, 'BANK');
  if (!issue) return;
  const { reference, result } = answer;
  const facts = { reference, result, why: { words: wordCode(issue.code) } };
  await alertStaff(context, db, { kind: 'DEBIT_ANSWER', subject: reference, facts });
}

/** Debits of which more may be heard: neither rejected nor returned, and not older than a payer may wait. */
const readPresented = ({
  context,
  tenant,
  day,
}: SettlementContext): Promise<(DebitOrder & About)[]> =>
  withTenant(context.db, tenant.id, async (db) => {
    const rows = await db
      .selectFrom('direct_debits as debit')
      .leftJoin('debit_withdrawals as withdrawal', 'withdrawal.uuid_debit', 'debit.uuid')
      .select(['debit.uuid', 'debit.uuid_operation', 'debit.amount', 'debit.due_on'])
      .select('withdrawal.asked_at')
      .select(({ exists, selectFrom }) =>
        exists(
          selectFrom('debit_answers as paid')
            .select('paid.result')
            .whereRef('paid.uuid_debit', '=', 'debit.uuid')
            .where('paid.result', '=', 'PAID'),
        ).as('is_paid'),
      )
      .where('debit.due_on', '>=', sinceOf(day))
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('debit_answers as answer')
              .select('answer.result')
              .whereRef('answer.uuid_debit', '=', 'debit.uuid')
              .where('answer.result', '<>', 'PAID'),
          ),
        ),
      )
      .orderBy('debit.due_on')
      .orderBy('debit.uuid')
      .execute();
    return rows.map(({ uuid, uuid_operation: operation, amount, due_on: dueOn, ...row }) => ({
      ...{ uuid, operation, amount, dueOn },
      ...(row.asked_at && {
        withdrawnOn: toWallClock(row.asked_at.toISOString(), tenant.timeZone).date,
      }),
      isPaid: row.is_paid === true,
    }));
  });

interface About {
  operation: string;
  isPaid: boolean;
}

const sinceOf = (day: PlainDate): PlainDate => addMonths(day, -RETURN_MONTHS);
