import { addDays, type PlainDate } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { alertStaff, resolveAlert } from '../alerts/alertStaff.ts';
import type { Context } from '../ports/context.ts';
import { withTenant } from '../database/withTenant.ts';
import type { Tenant } from '../ports/tenant.ts';
import { checkConservation } from './conservation/checkConservation.ts';
import { steps } from './index.ts';
import { morningOf } from '../ports/settlementContext.ts';

/**
 * Settles a tenant's days one after another up to today, each once. A day that was cut short is done
 * again from its beginning: every step looks for what is still due. The first time nothing is settled:
 * what happened before is not ours. While participations or money are not where both books say that they are,
 * nothing more is settled: staff are told, as they are of a step that failed as a whole, whose day is done again.
 */
export async function settleTenant(context: Context, tenant: Tenant): Promise<void> {
  const today = todayIn(tenant.timeZone, context.now().toISOString());
  const first = await firstDay(context, tenant.id, today);
  if (first > today || !(await checkConservation({ context, tenant }))) return;
  for (let day = first; day <= today; day = addDays(day, 1)) {
    if (!(await settleDay(context, tenant, day))) return;
    if (!(await checkConservation({ context, tenant }, day, day === today))) return;
    await withTenant(context.db, tenant.id, (db) =>
      db.updateTable('settled_days').set({ through: day }).where('through', '<', day).execute(),
    );
  }
}

/**
 * Everything that a day brings; one step that fails does not keep the others from theirs, but the day from being
 * settled: false, and staff are told.
 */
export async function settleDay(
  context: Context,
  tenant: Tenant,
  day: PlainDate,
): Promise<boolean> {
  const failed: string[] = [];
  const then = morningOf(day, tenant.timeZone);
  const now = () => (then < context.now() ? then : context.now());
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step({ context: { ...context, now }, tenant, day });
    } catch (error) {
      context.log.error({ err: error, step: name, tenant: tenant.name, day }, 'a step failed');
      failed.push(name);
    }
  }
  const alert = { kind: 'DAY_NOT_SETTLED', subject: day } as const;
  const facts = { date: { date: day }, steps: failed.join(', ') };
  await withTenant(context.db, tenant.id, async (db) => {
    if (failed.length === 0) await resolveAlert(context, db, alert);
    else await alertStaff(context, db, { ...alert, facts });
  });
  return failed.length === 0;
}

/** The day after the last one that is settled; tomorrow where settling begins today. */
async function firstDay(context: Context, tenantId: string, today: PlainDate): Promise<PlainDate> {
  const row = await withTenant(context.db, tenantId, async (db) => {
    await db
      .insertInto('settled_days')
      .values({ tenant_id: tenantId, since: today, through: today })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return db.selectFrom('settled_days').select('through').executeTakeFirstOrThrow();
  });
  return addDays(row.through, 1);
}
