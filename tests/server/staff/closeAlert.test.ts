import { afterAll, beforeAll, expect, test } from 'vitest';
import { alertStaff, type Alert } from '../../../src/server/alerts/alertStaff.ts';
import { MISSING, openDesk, reasonsOf, type Desk, type Send } from '../people/desk.ts';

let desk: Desk;
let ops: Send;
beforeAll(async () => {
  desk = await openDesk();
  ops = await desk.as('staff.ops');
});
afterAll(() => desk.close());

const facts = { operation: '1', title: 'suscripción', why: 'No llegó el dinero.', date: '1-nov' };
async function raise(kind: Alert['kind'], subject: string): Promise<string> {
  await desk.rows((db) => alertStaff(desk.context, db, { kind, subject, facts }));
  const row = await desk.rows((db) =>
    db
      .selectFrom('staff_alerts')
      .select('uuid')
      .where('subject', '=', subject)
      .where('resolved_at', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  return row.uuid;
}
const close = (uuid: string, note: string, as = ops) =>
  as('POST', `/staff/alerts/${uuid}/closing`, { note });
const closedOnes = async () =>
  (
    await ops(
      'GET',
      `/staff/alerts?$filter=${encodeURIComponent(btoa(JSON.stringify({ is_open: false })))}`,
    )
  ).json().data.alerts;

test.each(['OCCURRENCE_SKIPPED', 'ORDER_UNFILLED'] as const)(
  'an alert of kind %s is closed with a note and stays readable with who and when',
  async (kind) => {
    const uuid = await raise(kind, `about/${kind}`);
    expect((await ops('GET', `/staff/alerts/${uuid}`)).json().data.alert.is_closable).toBe(true);
    expect((await close(uuid, ' Hablado con el cliente. ')).json().data.alert).toMatchObject({
      ...{ is_closable: false, note: 'Hablado con el cliente.', closed_by: 'staff.ops' },
      resolved_at: '2026-11-20T11:00:00.000Z',
    });
    expect(await closedOnes()).toContainEqual(
      expect.objectContaining({ uuid, note: 'Hablado con el cliente.', closed_by: 'staff.ops' }),
    );
    const open = (await ops('GET', '/staff/alerts')).json().data.alerts;
    expect(open).not.toContainEqual(expect.objectContaining({ uuid }));
    expect(reasonsOf(await close(uuid, 'Otra vez.'))).toEqual(['409 already_decided']);
    const decided = await desk.rows((db) =>
      db.selectFrom('decisions').selectAll().where('uuid_about', '=', uuid).execute(),
    );
    expect(decided).toMatchObject([{ kind: 'ALERT', reason: 'Hablado con el cliente.' }]);
  },
);

test('the same thing opens a new alert after the old one was closed', async () => {
  const first = await raise('ORDER_UNFILLED', 'about/again');
  await close(first, 'Visto.');
  expect(await raise('ORDER_UNFILLED', 'about/again')).not.toBe(first);
});

test.each(['NAV_MISSING', 'NOT_SETTLED', 'CONSERVATION'] as const)(
  'an alert of kind %s closes when what it tells of is settled, and not by hand',
  async (kind) => {
    const uuid = await raise(kind, `about/${kind}`);
    expect(reasonsOf(await close(uuid, 'Fuera.'))).toEqual(['409 alert_closes_itself']);
  },
);

test('nobody closes without a note, without the permission, or for another tenant', async () => {
  const uuid = await raise('ORDER_UNFILLED', 'about/rights');
  expect(reasonsOf(await close(uuid, ' \n '))).toEqual(['422 required /body/note']);
  const reader = await desk.as('staff.read');
  expect(reasonsOf(await close(uuid, 'Visto.', reader))).toEqual(['403 needs_permission_set']);
  expect((await close(uuid, 'Visto.', await desk.as('ana'))).statusCode).toBe(403);
  expect((await close(uuid, 'Visto.', await desk.as('staff.ops', 'encinar'))).body).toBe(MISSING);
});

test('an alert that is closed is never changed', async () => {
  const uuid = await raise('ORDER_UNFILLED', 'about/fixed');
  await close(uuid, 'Visto.');
  await expect(
    desk.rows((db) =>
      db.updateTable('staff_alerts').set({ note: 'Otra' }).where('uuid', '=', uuid).execute(),
    ),
  ).rejects.toThrow(/never changed/);
});
