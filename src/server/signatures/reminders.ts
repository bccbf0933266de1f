import type { TenantDb } from '../database/withTenant.ts';

/** A person as far as they were reminded. */
export interface Reminded {
  /** Of this order, the last time. */
  at: Date | null;
  /** Of any order, today. */
  isToday: boolean;
}

/** Who was reminded of an order, and who today of any. */
export async function readReminders(
  db: TenantDb,
  people: readonly string[],
  { operation, today }: { operation: string; today: string },
): Promise<(person: string) => Reminded> {
  if (people.length === 0) return () => ({ at: null, isToday: false });
  const rows = await db
    .selectFrom('signature_reminders')
    .select(['uuid_intervener', 'uuid_operation', 'day', 'reminded_at'])
    .where('uuid_intervener', 'in', people)
    .where((where) => where.or([where('uuid_operation', '=', operation), where('day', '=', today)]))
    .orderBy('day')
    .execute();
  return (person) => {
    const theirs = rows.filter(({ uuid_intervener }) => uuid_intervener === person);
    const ofOrder = theirs.filter(({ uuid_operation }) => uuid_operation === operation);
    return {
      at: ofOrder.at(-1)?.reminded_at ?? null,
      isToday: theirs.some(({ day }) => day === today),
    };
  };
}

/** Keeps a reminder; false where the person has had one today. */
export async function keepReminder(
  db: TenantDb,
  {
    to,
    by,
    operation,
    today,
    now,
  }: Record<'to' | 'by' | 'operation' | 'today', string> & { now: Date },
): Promise<boolean> {
  const kept = await db
    .insertInto('signature_reminders')
    .values({
      tenant_id: db.tenantId,
      uuid_intervener: to,
      day: today,
      uuid_operation: operation,
      reminded_by: by,
      reminded_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('day')
    .executeTakeFirst();
  return kept !== undefined;
}
