import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { alertStaff } from '../../alerts/alertStaff.ts';
import { resolveAlerts } from '../../alerts/resolveAlerts.ts';
import { withTenant, type TenantDb } from '../../database/withTenant.ts';
import type { SettlementContext } from '../../ports/settlementContext.ts';
import { isConserved, readFigures, type ConservedFigure } from './readFigures.ts';

/** The alert about two tables that say different things of a product. */
const KIND = 'CONSERVATION';

/**
 * Whether participations and money are neither made nor lost, by two books held against each other. Each
 * figure that differs is an alert to staff, open until it agrees again.
 * @param day whose outcome is kept; without one it is only looked at
 * @param hasSeals whether each line that was ever written is read again: once before and once after a run of days
 */
export async function checkConservation(
  { context, tenant }: Pick<SettlementContext, 'context' | 'tenant'>,
  day?: PlainDate,
  hasSeals = true,
): Promise<boolean> {
  return withTenant(context.db, tenant.id, async (db) => {
    const figures = await readFigures(db, { hasSeals });
    if (day) await keep(db, figures, { tenant_id: tenant.id, day, checked_at: context.now() });
    const unequal = figures.filter((figure) => !isConserved(figure));
    for (const figure of unequal) {
      const facts = factsOf(figure);
      context.log.error({ tenant: tenant.name, ...facts }, 'the two books do not agree');
      await alertStaff(context, db, { kind: KIND, subject: subjectOf(figure), facts });
    }
    await resolveAlerts(context, db, { kind: KIND, except: unequal.map(subjectOf) });
    return unequal.length === 0;
  });
}

const subjectOf = ({ key_product, figure }: ConservedFigure) => `${key_product}/${figure}`;

const factsOf = ({ key_product, figure, booked, posted }: ConservedFigure) => ({
  product: key_product,
  figure,
  booked: booked.toString(),
  posted: posted.toString(),
});

/** A day that is settled again says what it comes to then. */
async function keep(
  db: TenantDb,
  figures: readonly ConservedFigure[],
  about: { tenant_id: string; day: PlainDate; checked_at: Date },
): Promise<void> {
  await db.deleteFrom('conservation_checks').where('day', '=', about.day).execute();
  if (figures.length === 0) return;
  await db
    .insertInto('conservation_checks')
    .values(figures.map((figure) => ({ ...about, ...figure })))
    .execute();
}
