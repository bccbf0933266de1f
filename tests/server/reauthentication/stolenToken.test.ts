import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { idOf, openDesk, person, reasonsOf, type Desk } from '../people/desk.ts';
import { startSigning } from '../signatures/signing.ts';
import { PASSWORD } from '../../support/server.ts';
import { lettersOf, newestLetter, prove, thief } from './proving.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const REQUIRED = ['403 reauthentication_required'];
const CODES = '/reauthentications';
const later = (seconds: number) =>
  desk.context.clock.moveTo(new Date(desk.context.now().getTime() + seconds * 1000));

describe('whoever has found an access token', () => {
  test('changes no contact, validates no draft, and gets neither link nor code', async () => {
    const send = thief(desk, await desk.token('luis'));
    const wanted = { email: 'thief@example.test', mobile_phone: '600000666' };
    expect(reasonsOf(await send('PATCH', person('luis'), wanted))).toEqual(REQUIRED);
    expect(
      reasonsOf(await send('PUT', person('luis'), { type: 'F', name: 'Luis', ...wanted })),
    ).toEqual(REQUIRED);
    const drafts = await send('GET', `${person('luis')}/draft-data`);
    expect(
      drafts
        .json()
        .data.draft_data.filter((each: { section: string }) => each.section === 'CONTACT'),
    ).toEqual([]);
    const own = thief(desk, await desk.token('borrador'));
    expect(reasonsOf(await own('POST', `${person('borrador')}/draft-data/validate`))).toEqual(
      REQUIRED,
    );
    await desk.ask('POST', '/api/users/password-recover', {
      key: true,
      payload: { username: 'luis' },
    });
    await expect
      .poll(() => newestLetter(desk, 'password-recovery'))
      .toMatchObject({ to: 'luis@example.test' });
    const all = await desk.rows((db) => db.selectFrom('outbox').select('to').execute());
    expect(all.map(({ to }) => to)).not.toContain('thief@example.test');
  });

  test('guesses the password as slowly as at the login, and locks nobody out elsewhere', async () => {
    const send = thief(desk, await desk.token('luis'));
    const guess = () => send('POST', CODES, { password: 'Wrong.2026' });
    for (let time = 0; time < 5; time++)
      expect(reasonsOf(await guess())).toEqual(['422 reauthentication_password /body/password']);
    expect((await guess()).statusCode).toBe(429);
    expect((await send('POST', CODES, { password: PASSWORD })).statusCode).toBe(429);
    const elsewhere = thief(desk, await desk.token('luis'));
    expect((await elsewhere('POST', CODES, { password: PASSWORD })).statusCode).toBe(201);
  });

  test('has no use of the proof that the person got, nor of their code from another session', async () => {
    const [hers, stolen] = [await desk.token('luis'), await desk.token('luis')];
    const proof = await prove(desk, hers);
    const body = { email: 'luis.nuevo@example.test' };
    const other = await thief(desk, stolen)('PATCH', person('luis'), body, { proof });
    expect(reasonsOf(other)).toEqual(REQUIRED);
    const bare = await thief(desk, hers)('PATCH', person('luis'), body);
    expect(reasonsOf(bare)).toEqual(REQUIRED);
    const begun = await thief(desk, hers)('POST', CODES, { password: PASSWORD });
    const { uuid } = begun.json().data.reauthentication;
    const { code } = (await newestLetter(desk, 'reauthentication-code'))!;
    const confirm = `${CODES}/${uuid}/confirm`;
    expect((await thief(desk, stolen)('POST', confirm, { code: code! })).statusCode).toBe(404);
    expect((await thief(desk, stolen)('POST', `${CODES}/${uuid}/resend`)).statusCode).toBe(404);
  });
});

describe('a code', () => {
  let send: ReturnType<typeof thief>;
  let uuid: string;
  beforeEach(async () => {
    send = thief(desk, await desk.token('ana'));
    uuid = (await send('POST', CODES, { password: PASSWORD })).json().data.reauthentication.uuid;
  });
  const wrong = async () => {
    const { code } = (await newestLetter(desk, 'reauthentication-code'))!;
    return { right: code!, wrong: code === '000000' ? '000001' : '000000' };
  };

  test('is compared five times, however many try at once', async () => {
    const codes = await wrong();
    const confirm = (code: string) => send('POST', `${CODES}/${uuid}/confirm`, { code });
    const answers = await Promise.all(Array.from({ length: 12 }, () => confirm(codes.wrong)));
    expect(answers.filter(({ statusCode }) => statusCode === 422).length).toBe(5);
    expect(reasonsOf(await confirm(codes.right))).toEqual(['409 reauthentication_tries']);
    expect((await send('POST', `${CODES}/${uuid}/resend`)).statusCode).toBe(200);
    expect((await confirm(codes.right)).statusCode).toBe(422);
    expect((await confirm((await wrong()).right)).statusCode).toBe(200);
    expect(reasonsOf(await confirm((await wrong()).right))).toEqual(['409 reauthentication_done']);
  });

  test('serves ten minutes, and its proof five', async () => {
    const code = (await wrong()).right;
    await later(600);
    const late = await send('POST', `${CODES}/${uuid}/confirm`, { code });
    expect(reasonsOf(late)).toEqual(['401 401']);
    const token = await desk.token('ana');
    const own = thief(desk, token);
    const proof = await prove(desk, token);
    const bank = `/accounts/${idOf('account/ana/1')}/bank-accounts`;
    await later(301);
    const add = () => own('POST', bank, { iban_code: 'ES9121000418450200051332' }, { proof });
    expect(reasonsOf(await add())).toEqual(REQUIRED);
  });

  test('is sent thirty times a day and no more, together with those for signing', async () => {
    const { uuid_intervener } = { uuid_intervener: idOf('intervener/ana') };
    await desk.rows((db) =>
      db
        .updateTable('signature_days')
        .set({ codes: 30 })
        .where('uuid_intervener', '=', uuid_intervener)
        .execute(),
    );
    expect(reasonsOf(await send('POST', `${CODES}/${uuid}/resend`))).toEqual(['429 signature_day']);
    expect(reasonsOf(await send('POST', CODES, { password: PASSWORD }))).toEqual([
      '429 signature_day',
    ]);
  });
});

test('nobody without an address on record gets a code', async () => {
  const none = thief(desk, await desk.token('sincontacto'));
  const answer = await none('POST', CODES, { password: PASSWORD });
  expect(reasonsOf(answer)).toEqual(['409 reauthentication_contact']);
});

describe('a new address', () => {
  test('gets no link and no code for a day, and signs nothing until then or until staff say so', async () => {
    const server = await startSigning();
    try {
      const own = { ask: server.ask, rows: rowsOf(server) };
      const ana = await server.as('ana');
      const send = thief(server, ana.token);
      const proof = await prove(own, ana.token);
      const body = { email: 'ana.nueva@example.test' };
      expect((await send('PATCH', person('ana'), body, { proof })).statusCode).toBe(200);
      const validate = `${person('ana')}/draft-data/validate`;
      expect((await send('POST', validate, undefined, { proof })).statusCode).toBe(200);
      const told = await lettersOf(own, 'contact-changed');
      expect(told.map(({ to }) => to).sort()).toEqual([
        'ana.nueva@example.test',
        'ana@example.test',
      ]);
      expect(told.every(({ text }) => !/\d{6} es su código|https?:/.test(text))).toBe(true);

      await server.ask('POST', '/api/users/password-recover', {
        key: true,
        payload: { username: 'ana' },
      });
      await expect
        .poll(() => newestLetter(own, 'password-recovery'))
        .toMatchObject({ to: 'ana@example.test' });
      await send('POST', CODES, { password: PASSWORD });
      expect(await newestLetter(own, 'reauthentication-code')).toMatchObject({
        to: 'ana@example.test',
      });

      const papers = await ana.papers(await ana.order());
      const refused = await ana.start(papers);
      expect(reasonsOf(refused)).toEqual(['409 contact_new']);
      expect(refused.json().result.errors[0].message).toMatch(
        /21 de noviembre de 2026, 12:00\sh; .* llámenos al/,
      );

      const staffToken = await server.token('staff.ops', { scope: 'staff' });
      const bare = thief(server, staffToken);
      const reader = thief(server, await server.token('staff.read', { scope: 'staff' }));
      const confirm = `/staff${person('ana')}/contact-confirmation`;
      const reason = { reason: 'Ha venido a la oficina con su DNI.' };
      expect((await reader('POST', confirm, reason)).statusCode).toBe(403);
      expect(reasonsOf(await bare('POST', confirm, reason))).toEqual(REQUIRED);
      // Staff prove themselves as clients do; their code goes to the address of their login.
      const begun = await bare('POST', CODES, { password: PASSWORD });
      expect(begun.statusCode).toBe(201);
      const letter = await newestLetter(own, 'reauthentication-code');
      expect(letter?.to).toBe('staff.ops@almadraba.example.test');
      const { uuid } = begun.json().data.reauthentication;
      const { data } = (
        await bare('POST', `${CODES}/${uuid}/confirm`, { code: letter!.code })
      ).json();
      const staff = (method: string, path: string, payload: object) =>
        server.ask(method, `/api${path}`, {
          token: staffToken,
          payload,
          headers: { 'x-reauthentication': data.reauthentication.proof },
        });
      expect((await staff('POST', confirm, { reason: ' ' })).statusCode).toBe(422);
      expect((await staff('POST', confirm, reason)).statusCode).toBe(200);
      expect(reasonsOf(await staff('POST', confirm, reason))).toEqual(['409 contact_settled']);
      const decided = await own.rows((db) =>
        db
          .selectFrom('decisions')
          .select(['kind', 'reason'])
          .orderBy('sequence', 'desc')
          .executeTakeFirst(),
      );
      expect(decided).toEqual({ kind: 'CONTACT', ...reason });
      expect((await ana.start(papers)).statusCode).toBe(201);
    } finally {
      await server.close();
    }
  });
});

const rowsOf =
  (server: Pick<Desk, 'context'>): Desk['rows'] =>
  (work, tenant = 'almadraba') => {
    const { id } = server.context.hosts.tenants.find(({ name }) => name === tenant)!;
    return withTenant(server.context.db, id, work);
  };
