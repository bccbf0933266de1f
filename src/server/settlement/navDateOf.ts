import { redemptionNavDate, subscriptionNavDate, type NavRule } from '#/domain/calendar/navDate.ts';
import { valuationDay } from '#/domain/calendar/valuationDay.ts';
import { addDays, parseDate, type PlainDate } from '#/domain/dates/plainDate.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { navCalendar } from '../positions/navCalendar.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { StoredOperation } from '../operations/toRuleOperation.ts';
import { signedAt } from './signedAt.ts';

/** Types that get the NAV of the day on which their money was matched with them. */
const paidIn: ReadonlySet<string> = new Set([
  'SUSCRIPCION',
  'APORTACION',
  'APORTACION_PERIODICA',
  'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
]);

/** What is known of an operation's product and of how far it has come. */
export interface NavDateTerms {
  product: ProductRow;
  zone: string;
  /** NAV date on which an internal transfer has left its source; its target follows. */
  leftOn?: PlainDate | null;
}

/**
 * The date of the NAV that an operation gets; undefined while its money is not here.
 * @source specification §9 (net asset value and timing rules)
 */
export async function navDateOf(
  db: TenantDb,
  row: StoredOperation,
  { product, zone, leftOn }: NavDateTerms,
): Promise<PlainDate | undefined> {
  const isMonthEnd = row.details.transfer_nav_on_month_end === true;
  const rule: NavRule = {
    cutOff: product.cut_off,
    frequency: isMonthEnd ? 'MONTHLY' : product.nav_frequency,
    noticeDays: product.notice_days ?? 0,
    zone,
  };
  if (leftOn) return valuationDay(addDays(leftOn, 1), navCalendar, product.nav_frequency);
  if (paidIn.has(row.operation_type)) {
    const on = await reconciledOn(db, row, zone);
    return on && subscriptionNavDate(on, navCalendar, rule);
  }
  const due = redemptionNavDate(await signedAt(db, row), navCalendar, rule);
  const deferred = parseDate(row.details.pp_redemption_defer_date);
  return deferred && deferred > due ? valuationDay(deferred, navCalendar, rule.frequency) : due;
}

async function reconciledOn(
  db: TenantDb,
  { tenant_id, uuid, operation_type }: StoredOperation,
  zone: string,
): Promise<PlainDate | undefined> {
  const money = await db
    .selectFrom('reconciliations')
    .select('reconciled_on')
    .where('tenant_id', '=', tenant_id)
    .where('uuid_operation', '=', uuid)
    .executeTakeFirst();
  if (money || operation_type === 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA') return money?.reconciled_on;
  // Nobody wrote the money down, and the order is past where it is asked for: it was there then.
  const validated = await db
    .selectFrom('operation_history')
    .select('changed_at')
    .where('tenant_id', '=', tenant_id)
    .where('uuid_operation', '=', uuid)
    .where('status_to', '=', 'VALIDATED')
    .orderBy('changed_at', 'desc')
    .executeTakeFirst();
  return validated && todayIn(zone, validated.changed_at.toISOString());
}
