import type { TenantDb } from '../database/withTenant.ts';
import { hasRequiredDocuments } from '../orders/hasRequiredDocuments.ts';
import { factsFor } from '../orders/statusFacts.ts';
import { transitionOperation } from '../orders/transitionOperation.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { checkMove } from '#/domain/operations/status/checkMove.ts';
import { toRuleOperation } from '../operations/toRuleOperation.ts';
import { forEachOperation } from './forEachOperation.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/**
 * The demo's staff: finds the papers of every signed order good, unless one was rejected or is
 * missing, and validates the order as soon as its money is there. Nobody does so outside the demo.
 */
export async function examinePapers(settlement: SettlementContext): Promise<void> {
  const { context, tenant, day } = settlement;
  if (!context.config.isDemo) return;
  await forEachOperation(settlement, { statuses: ['SIGNED'] }, async ({ db, row }) => {
    if (!(await findGood(settlement, db, row))) return;
    const facts = await factsFor(db, tenant, row, { today: day, now: context.now() });
    const move = { tenant, uuid: row.uuid, to: 'VALIDATED', by: 'STAFF' } as const;
    if (!checkMove(toRuleOperation(row), move.to, move.by, facts).transition) return;
    await transitionOperation(context, db, {
      ...move,
      channel: 'PRESENCIAL',
      facts: { today: day },
    });
  });
}

/** Looks at the papers that wait; false when one is missing or was rejected. */
async function findGood(
  { context, tenant }: SettlementContext,
  db: TenantDb,
  row: StoredOperation,
) {
  const own = db
    .selectFrom('documents')
    .where('section', '=', 'OPERATION')
    .where('uuid_owner', '=', row.uuid);
  const papers = await own.select(['uuid', 'subcategory', 'validation', 'is_signed']).execute();
  if (papers.some(({ validation }) => validation === 'RECHAZADO')) return false;
  if (!(await hasRequiredDocuments(db, tenant, row, papers))) return false;
  const waiting = papers.filter(({ validation }) => validation === 'PENDIENTE');
  if (waiting.length > 0)
    await db
      .updateTable('documents')
      .set({ validation: 'VALIDADO', decided_at: context.now() })
      .where(
        'uuid',
        'in',
        waiting.map(({ uuid }) => uuid),
      )
      .execute();
  return true;
}
