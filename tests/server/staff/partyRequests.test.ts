import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentOf } from '../../../src/server/mail/outbox.ts';
import {
  account,
  idOf,
  MISSING,
  openDesk,
  reasonsOf,
  type Desk,
  type Send,
} from '../people/desk.ts';

let desk: Desk;
let ana: Send;
let ops: Send;
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
  ops = await desk.as('staff.ops');
});
afterAll(() => desk.close());

const eva = {
  ...{ role: 'AUTORIZADO', name: 'Eva', lastname_1: 'Ruiz', email: 'eva@example.test' },
  ...{ mobile_phone: '611222333', document_type: 'PASAPORTE' },
};
/** Nobody is asked for twice: each has a passport of their own. */
let asked = 0;
async function ask(people: object[], key = 'ana/3'): Promise<string[]> {
  const answer = await ana('POST', `${account(key)}/interveners/bulk`, {
    account_type: 'PHYSICAL_ACCOUNT',
    interveners: people.map((one) => ({ document_number: `PAA${++asked}`, ...one })),
  });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.interveners.map(({ uuid }: { uuid: string }) => uuid);
}
const decide = (uuid: string, body: object, as = ops) =>
  as('POST', `/staff/party-requests/${uuid}/decision`, body, formOf(body));
/** Of those who are known nothing more is asked, in a form of its own. */
const formOf = (body: object) => (same(body, ACCEPTED) ? 'accept-party' : undefined);
const same = (left: object, right: object) => JSON.stringify(left) === JSON.stringify(right);
const ACCEPTED = { result: 'VALIDADO' };
const REFUSED = { result: 'RECHAZADO', reason: 'Falta la firma. Vea https://evil.example' };
const PAPERS = {
  ...{ result: 'VALIDADO', document_type: 'DNI', document_number: '00000015S' },
  ...{ birthdate: '1990-05-17', nationality: 'ESP', tax_residence: 'ESP' },
};
const letters = () =>
  desk.rows(async (db) => {
    const kind = 'new-intervener-decided';
    const rows = await db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
    return rows.map((row) => ({ to: row.to, text: contentOf(row, desk.context.letters).text }));
  });
const newest = async () => (await ana('GET', '/notifications')).json().data.notifications;
const parties = async (key = 'ana/3') =>
  (await ana('GET', `${account(key)}/interveners?$expand=account_intervener_role`)).json().data
    .interveners;

describe('a request for a new intervener', () => {
  test('is listed for staff, those that wait first, and for nobody else', async () => {
    const [uuid] = await ask([eva]);
    const { party_requests: list } = (await ops('GET', '/staff/party-requests')).json().data;
    expect(list[0]).toMatchObject({
      ...{ uuid, name: 'Eva Ruiz', role: 'AUTORIZADO', status: 'PENDING', is_known: false },
      ...{ requested_by: 'Ana Robles Medina', decided_at: null, reason: null },
    });
    expect((await ana('GET', '/staff/party-requests')).statusCode).toBe(403);
    const other = await desk.as('staff.ops', 'encinar');
    expect((await other('GET', `/staff/party-requests/${uuid}`)).body).toBe(MISSING);
    expect((await decide(uuid!, REFUSED, other)).body).toBe(MISSING);
    const reader = await desk.as('staff.read');
    expect(reasonsOf(await decide(uuid!, REFUSED, reader))).toEqual(['403 needs_permission_set']);
  });

  test('is refused with a reason, which is told by mail and in the area, and stays so', async () => {
    const [uuid] = await ask([eva]);
    expect(reasonsOf(await decide(uuid!, { result: 'RECHAZADO' }))).toEqual([
      '422 required /body/reason',
    ]);
    const before = (await letters()).length;
    const answer = await decide(uuid!, REFUSED);
    expect(answer.json().data.party_request).toMatchObject({
      ...{ status: 'REJECTED', reason: REFUSED.reason, decided_at: '2026-11-20T11:00:00.000Z' },
    });
    const [letter] = (await letters()).slice(before);
    expect(letter!.to).toBe('ana@example.test');
    expect(letter!.text).toContain('> Falta la firma. Vea […]');
    // By the name that the first mail gave it too.
    expect(letter!.text).toContain('a la cuenta Segunda vivienda.');
    expect(await newest()).toContainEqual(
      expect.objectContaining({ message: expect.stringContaining('Eva Ruiz') }),
    );
    expect(reasonsOf(await decide(uuid!, PAPERS))).toEqual(['409 already_decided']);
    expect(await parties()).not.toContainEqual(expect.objectContaining({ uuid }));
    await expect(
      desk.rows((db) => db.updateTable('party_requests').set({ status: 'PENDING' }).execute()),
    ).rejects.toThrow(/never changed/);
  });

  test('is accepted: somebody new is registered as the papers say, and on the account', async () => {
    const [uuid] = await ask([eva]);
    expect(reasonsOf(await decide(uuid!, ACCEPTED))).toEqual([
      '422 required /body/birthdate',
      '422 required /body/nationality',
      '422 required /body/tax_residence',
    ]);
    const ageless = { ...PAPERS, birthdate: undefined };
    expect(reasonsOf(await decide(uuid!, ageless))).toEqual(['422 required /body/birthdate']);
    const young = { ...PAPERS, birthdate: '2015-05-17' };
    expect(reasonsOf(await decide(uuid!, young))).toEqual(['422 party.minor /body/birthdate']);
    const strange = { ...PAPERS, nationality: 'XXX' };
    expect(reasonsOf(await decide(uuid!, strange))).toEqual(['422 enum /body/nationality']);
    const answer = await decide(uuid!, PAPERS);
    expect(answer.json().data.party_request).toMatchObject({ status: 'DONE', reason: null });
    expect(await parties()).toContainEqual(
      expect.objectContaining({
        ...{ name: 'Eva', lastname_1: 'Ruiz', intervener_status: 'REGISTERED' },
        account_intervener_role: expect.objectContaining({
          ...{ role: 'AUTORIZADO', since: '2026-11-20' },
        }),
      }),
    );
    const kept = await desk.rows((db) =>
      db.selectFrom('party_requests').selectAll().where('uuid', '=', uuid!).executeTakeFirst(),
    );
    const issue = await desk.rows((db) =>
      db
        .selectFrom('issues')
        .select('status')
        .where('uuid', '=', kept!.uuid_issue)
        .executeTakeFirst(),
    );
    expect(issue).toEqual({ status: 'CLOSED' });
  });

  test('gives somebody new a login, whose password only they ever know', async () => {
    const mail = 'rosa.vera@example.test';
    const [uuid] = await ask([{ ...eva, name: 'Rosa', lastname_1: 'Vera', email: mail }]);
    const document_number = '00000024R';
    expect((await decide(uuid!, { ...PAPERS, document_number })).statusCode).toBe(200);
    const [letter] = await desk.rows(async (db) => {
      const kind = 'first-access';
      const rows = await db.selectFrom('outbox').selectAll().where('kind', '=', kind).execute();
      return rows
        .filter(({ to }) => to === mail)
        .map((row) => contentOf(row, desk.context.letters));
    });
    expect(letter!.text).toContain('Su usuario es 00000024r.');
    expect((await desk.logIn('00000024R')).statusCode).toBe(401);
    const user_uuid = new URL(letter!.link!).searchParams.get('user_uuid');
    const payload = { user_uuid, password: 'una barca azul' };
    const set = () => desk.ask('POST', '/api/users/password-change', { key: true, payload });
    expect((await set()).statusCode).toBe(200);
    expect((await set()).statusCode).toBe(422);
    const login = await desk.logIn('00000024R', { password: 'una barca azul' });
    expect(login.statusCode, login.body).toBe(200);
    const token = login.json().access_token;
    const me = await desk.ask('GET', '/api/me', { token });
    expect(me.body).toContain('Rosa');
  });

  test('is accepted for somebody who is known, as who they are', async () => {
    const known = await desk.rows((db) =>
      db
        .selectFrom('interveners')
        .select(['uuid', 'document', 'document_type'])
        .where('uuid', '=', idOf('intervener/luis'))
        .executeTakeFirstOrThrow(),
    );
    const luis = {
      ...eva,
      name: 'Luis',
      document_number: known.document,
      document_type: known.document_type,
    };
    const [uuid] = await ask([luis]);
    const told = (await ops('GET', `/staff/party-requests/${uuid}`)).json().data.party_request;
    expect(told.is_known).toBe(true);
    expect((await decide(uuid!, ACCEPTED)).statusCode).toBe(200);
    expect(await parties()).toContainEqual(expect.objectContaining({ uuid: known.uuid }));
  });

  test.each(['bloqueado', 'nora', 'iberica'])(
    'is not accepted for somebody who cannot be added: %s',
    async (login) => {
      const found = await desk.rows((db) =>
        db
          .selectFrom('interveners')
          .select('document')
          .where('uuid', '=', idOf(`intervener/${login}`))
          .executeTakeFirstOrThrow(),
      );
      const [uuid] = await ask([eva]);
      const body = { ...PAPERS, document_number: found.document, document_type: 'OTROS' };
      expect(reasonsOf(await decide(uuid!, body))).toEqual(['409 party.unfit']);
    },
  );

  test('of a holder who is there already is not accepted either', async () => {
    const [uuid] = await ask([eva]);
    const body = { ...PAPERS, document_number: '12345678Z' };
    expect(reasonsOf(await decide(uuid!, body))).toEqual(['409 party.known']);
  });

  test('that was taken back is not decided', async () => {
    const [uuid] = await ask([eva]);
    await ana('DELETE', `${account('ana/3')}/interveners/${uuid}`);
    expect(reasonsOf(await decide(uuid!, PAPERS))).toEqual(['409 already_decided']);
  });

  test('is decided only by somebody who shows again that it is they', async () => {
    const [uuid] = await ask([eva]);
    const token = await desk.token('staff.ops', { scope: 'staff' });
    const answer = await desk.ask('POST', `/api/staff/party-requests/${uuid}/decision`, {
      token,
      payload: REFUSED,
    });
    expect(answer.json().result.errors[0].code).toBe('reauthentication_required');
  });
});

test('somebody of the staff has another code sent when the first does not arrive', async () => {
  const token = await desk.token('staff.ops', { scope: 'staff' });
  const send = (path: string, payload: object) =>
    desk.ask('POST', `/api/reauthentications${path}`, { token, payload });
  const begun = await send('', { password: 'Demo.2026' });
  const { uuid } = begun.json().data.reauthentication;
  const again = await desk.ask('POST', `/api/reauthentications/${uuid}/resend`, { token });
  expect(again.statusCode, again.body).toBeLessThan(300);
});
