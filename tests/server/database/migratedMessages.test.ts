import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { toNotification } from '../../../src/server/notifications/readNotifications.ts';
import { notify } from '../../../src/server/notifications/notify.ts';
import { events } from '../../../src/server/notifications/events.ts';
import { createSpeech } from '../../../src/server/words/readSpeech.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
const person = tenant;
const old = uuidOf('old notice');
const english = createSpeech().words('en', 'Europe/Madrid');
let database: OldDatabase;

const notice = (uuid: string) => `
  insert into notifications (tenant_id, uuid, uuid_intervener, type, message, created_at, is_read)
    values ('${tenant}', '${uuid}', '${person}', 'ISSUE_ANSWER', 'Hemos respondido.', '2026-11-01', false)`;

beforeAll(async () => {
  database = await startOldDatabase('085_idempotency_keys');
  await database.write(tenant, `${firstRows(tenant)};\n${notice(old)}`);
  await database.migrateTo();
});
afterAll(() => database.close());

const as = <T>(work: (db: TenantDb) => Promise<T>) => withTenant(database.requests, tenant, work);
const told = () =>
  as(async (db) => {
    const rows = await db.selectFrom('notifications').selectAll().orderBy('created_at').execute();
    return rows.map((row) => toNotification(english, row).message);
  });

describe('notifications', () => {
  test('of before say what they said, in whatever language they are read', async () => {
    expect(await told()).toEqual(['Hemos respondido.']);
  });

  test('of now are kept by code, with the Spanish that a server of before shows', async () => {
    const context = { id: () => uuidOf('new notice'), now: () => new Date('2026-11-02') };
    await as((db) => notify(context, db, [{ intervener: person, ...events.issueAnswered() }]));
    expect(await told()).toEqual(['Hemos respondido.', 'We have answered your enquiry.']);
    const { rows } = await as((db) =>
      sql<{ message: string }>`select message from notifications where code is not null`.execute(
        db,
      ),
    );
    expect(rows).toEqual([{ message: 'Hemos respondido a su consulta.' }]);
  });

  test('can still be written by a server of before', async () => {
    await as((db) => sql.raw(notice(uuidOf('third'))).execute(db));
    expect(await told()).toHaveLength(3);
  });
});
