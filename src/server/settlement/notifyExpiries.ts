import { addDays, type PlainDate } from '#/domain/dates/plainDate.ts';
import { withTenant, type TenantDb } from '../database/withTenant.ts';
import { events, type NotificationEvent } from '../notifications/events.ts';
import { createNotification } from '../notifications/createNotification.ts';
import type { SettlementContext } from '../ports/settlementContext.ts';

/** Days ahead from which somebody is told that something expires. */
const AHEAD = 30;
/** Days for which it is still said that something has expired: a server may have stood still. */
const BEHIND = 7;

type Kind = 'DOCUMENT' | 'TEST';
interface Expiry {
  uuid_intervener: string;
  expires_on: PlainDate;
}

const sentences: Readonly<
  Record<Kind, Record<'AHEAD' | 'DAY', (about: { date: { date: PlainDate } }) => NotificationEvent>>
> = {
  DOCUMENT: { AHEAD: events.documentExpiring, DAY: events.documentExpired },
  TEST: { AHEAD: events.testExpiring, DAY: events.testExpired },
};

/**
 * Tells people once that their identity document or their test expires within 30 days, and once when
 * it has: the date is the first day on which it no longer serves.
 */
export async function notifyExpiries({ context, tenant, day }: SettlementContext): Promise<void> {
  await withTenant(context.db, tenant.id, async (db) => {
    for (const [kind, find] of Object.entries({ DOCUMENT: documents, TEST: tests })) {
      for (const { uuid_intervener, expires_on } of await find(db, day)) {
        const stage = expires_on > day ? 'AHEAD' : 'DAY';
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('expiry_notices')
          .values({ tenant_id: tenant.id, uuid_intervener, kind: kind as Kind, expires_on, stage })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows !== 1n) continue;
        const told = sentences[kind as Kind][stage]({ date: { date: expires_on } });
        await createNotification(context, db, {
          to: [uuid_intervener],
          ...told,
        });
      }
    }
  });
}

const from = (day: PlainDate) => addDays(day, -BEHIND);
const to = (day: PlainDate) => addDays(day, AHEAD);

async function documents(db: TenantDb, day: PlainDate): Promise<Expiry[]> {
  const rows = await db
    .selectFrom('interveners')
    .select(['uuid', 'document_expiration_date'])
    .where('is_document_permanent', '=', false)
    .where('document_expiration_date', '>', from(day))
    .where('document_expiration_date', '<=', to(day))
    .orderBy('uuid')
    .execute();
  return rows.map((row) => ({
    uuid_intervener: row.uuid,
    expires_on: row.document_expiration_date!,
  }));
}

/** Of each person the test that holds for longest. */
const tests = (db: TenantDb, day: PlainDate): Promise<Expiry[]> =>
  db
    .selectFrom('test_results')
    .select(({ fn }) => ['uuid_intervener', fn.max('expires_on').as('expires_on')])
    .groupBy('uuid_intervener')
    .having(({ fn }) => fn.max('expires_on'), '>', from(day))
    .having(({ fn }) => fn.max('expires_on'), '<=', to(day))
    .orderBy('uuid_intervener')
    .execute();
