import type { Schema } from '#/contract/schema.ts';
import type { Context } from '../ports/context.ts';
import type { WordValues } from '../kernel/words.ts';
import { spanishWords } from '../words/productSpeech.ts';
import type { TenantDb } from '../database/withTenant.ts';

/** Something that staff have to see to. */
export interface Alert {
  kind: Schema<'StaffAlert'>['kind'];
  /** What it is about: while one of the same kind is open, the same is not told again. */
  subject: string;
  /** Values of the sentence `staff_alert.<kind>`. */
  facts: WordValues;
}

/** Tells staff, in the transaction of what it is about; an open alert takes the newest facts. Answers whether it is new. */
export async function alertStaff(
  { id, now }: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  { kind, subject, facts }: Alert,
): Promise<boolean> {
  const uuid = id();
  const words = spanishWords();
  const texts = Object.entries(facts).map(([name, value]) => [name, words.value(value)] as const);
  // Servers of the version before show what stands in `facts`.
  const known = { facts: Object.fromEntries(texts), params: facts };
  const kept = await db
    .insertInto('staff_alerts')
    .values({ tenant_id: db.tenantId, uuid, kind, subject, ...known, created_at: now() })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'kind', 'subject'])
        .where('resolved_at', 'is', null)
        .doUpdateSet(known),
    )
    .returning('uuid')
    .executeTakeFirstOrThrow();
  return kept.uuid === uuid;
}

/** Has an alert open for as long as what it tells is so. */
export async function alertWhile(
  isSo: boolean,
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  alert: Alert,
): Promise<void> {
  if (isSo) await alertStaff(context, db, alert);
  else await resolveAlert(context, db, alert);
}

/** Closes the open alert about something that is settled now. */
export async function resolveAlert(
  { now }: Pick<Context, 'now'>,
  db: TenantDb,
  { kind, subject }: Pick<Alert, 'kind' | 'subject'>,
): Promise<void> {
  await db
    .updateTable('staff_alerts')
    .set({ resolved_at: now() })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('resolved_at', 'is', null)
    .execute();
}
