import { publicationDate } from '#/domain/calendar/settlement.ts';
import type { WireLot } from '#/domain/lots/wireLot.ts';
import { sharesFor } from '#/domain/money/valuation.ts';
import { navCalendar } from '../positions/navCalendar.ts';
import { completeTransfer } from './completeTransfer.ts';
import type { Execution } from './executionStep.ts';
import { insertExecution } from './insertExecution.ts';

/** A transfer from another entity enters with the fiscal history that came along. */
export const executeExternal: Execution = async (step) => {
  const { db, row, nav, navDate } = step;
  const money = await db
    .selectFrom('reconciliations')
    .select('amount')
    .where('tenant_id', '=', row.tenant_id)
    .where('uuid_operation', '=', row.uuid)
    .executeTakeFirstOrThrow();
  const gross = money.amount;
  const shares = sharesFor(gross, nav);
  await insertExecution(step, {
    ...{ shares, gross, commission: 0n, withholding: 0n, net: gross, gain: null },
    type: 'TRASPASO_ENTRADA',
    product: row.key_product,
    nav,
    navDate,
    settled: publicationDate(navDate, navCalendar),
    details: { lots: (row.details.received_lots as WireLot[] | undefined) ?? null },
  });
  await completeTransfer(step, { gross, shares });
};
