import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createExternalParties } from '../../support/externalParties.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let parties: ReturnType<typeof createExternalParties>;
let account: string;
const lots = [{ acquisition_date: '2015-03-02', shares: '10.000000', cost: '900.00' }];

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  parties = createExternalParties(server, market);
  account = (await market.accountOf('Ahorro familiar')).uuid;
  for (const name of names) given[name] = await transfer();
  await parties.settleUntil('2026-11-23T08:30:00Z');
});
afterAll(() => server.close());

const names = ['whole', 'rejected', 'other', 'late', 'file', 'unused', 'silent'] as const;
const given = {} as Record<(typeof names)[number], string>;

const transfer = (details: object = {}) =>
  market.give({
    ...{ account, product: '10394', type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' },
    gross_amount: 400_000n,
    details: { xt_isin_code: 'ES0138911033', xt_acount_origin: '9999-01', ...details },
  });
const say = async (uuid: string, kind: string, more: object = {}) =>
  (await parties.message(uuid, { reference: `${kind}/${uuid}`, kind, ...more })).statusCode;
const code = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors[0]!.code;
const status = async (uuid: string) => (await market.operation(uuid)).operation_status;

describe('a transfer from another entity, as staff record it', () => {
  test('goes step by step and is invested with its fiscal history when all of it is here', async () => {
    const uuid = given.whole;
    expect(await status(uuid)).toBe('VALIDATED');
    const early = await parties.message(uuid, { reference: 'early', kind: 'ACCEPTED' });
    expect([early.statusCode, code(early)]).toEqual([409, 'transfer_message.not_requested']);
    expect(await say(uuid, 'REQUESTED')).toBe(200);
    expect(await say(uuid, 'ACCEPTED')).toBe(200);
    expect(await say(uuid, 'MONEY', { amount: '4000.00' })).toBe(200);
    expect(await status(uuid)).toBe('SNCE_2');
    expect(await say(uuid, 'FISCAL_DATA', { lots })).toBe(200);
    expect(await status(uuid)).toBe('SNCE_3');
    await parties.settleUntil('2026-11-24T08:30:00Z');
    expect(await status(uuid)).toBe('FINALIZED');
    const [arrival] = await market.carriedOut(uuid);
    expect(arrival).toMatchObject({ gross_amount: 400_000n, nav_date: '2026-11-23' });
    expect(arrival!.details.lots).toMatchObject([{ acquisition_date: '2015-03-02' }]);
  });

  test('changes nothing when a message comes again, and refuses another under its reference', async () => {
    const uuid = given.whole;
    const before = await market.way(uuid);
    expect(await say(uuid, 'MONEY', { amount: '4000.00' })).toBe(200);
    const other = await parties.message(uuid, {
      ...{ reference: `MONEY/${uuid}`, kind: 'MONEY', amount: '1.00' },
    });
    expect([other.statusCode, code(other)]).toEqual([409, 'transfer_message.other']);
    expect(await market.way(uuid)).toEqual(before);
  });

  test('that the origin rejects ends with the reason and leaves nothing behind', async () => {
    const uuid = given.rejected;
    await say(uuid, 'REQUESTED');
    expect(await say(uuid, 'REJECTED')).toBe(422);
    expect(await say(uuid, 'REJECTED', { reason: 'titular distinto' })).toBe(200);
    expect(await status(uuid)).toBe('CANCELLED');
    const told = (await market.toldOf(uuid)).map(({ message }) => message);
    expect(told.join('\n')).toContain('titular distinto');
    expect(await say(uuid, 'MONEY', { amount: '4000.00' })).toBe(409);
  });

  test('whose money is another than was asked for waits until staff take it', async () => {
    const uuid = given.other;
    await say(uuid, 'REQUESTED');
    await say(uuid, 'FISCAL_DATA', { lots });
    await say(uuid, 'MONEY', { amount: '3999.00' });
    expect(await status(uuid)).toBe('SNCE_2');
    const [alert] = await parties.alerts('TRANSFER_AMOUNT');
    expect(alert).toMatchObject({ subject: uuid, facts: { received: '3.999,00' } });
    expect(await say(uuid, 'AMOUNT_ACCEPTED')).toBe(200);
    expect(await status(uuid)).toBe('SNCE_3');
    expect((await parties.alerts('TRANSFER_AMOUNT'))[0]!.resolved_at).not.toBeNull();
  });

  test('whose fiscal data comes late counts from the day on which it is complete', async () => {
    const uuid = given.late;
    await say(uuid, 'REQUESTED');
    await say(uuid, 'ACCEPTED');
    await say(uuid, 'MONEY', { amount: '4000.00' });
    await parties.settleUntil('2026-11-26T08:30:00Z');
    expect(await status(uuid)).toBe('SNCE_2');
    const late = await parties.alerts('TRANSFER_OVERDUE');
    expect(late.map(({ subject }) => subject)).toContain(`${uuid}/FISCAL_DATA`);
    await say(uuid, 'FISCAL_DATA', { lots });
    await parties.settleUntil('2026-11-27T08:30:00Z');
    const [arrival] = await market.carriedOut(uuid);
    expect(arrival).toMatchObject({ nav_date: '2026-11-26' });
  });

  test('comes by a file too, of which a bad line keeps no other back', async () => {
    const uuid = given.file;
    const content = [
      `f-1;${uuid};REQUESTED`,
      `f-2;${uuid};ACCEPTED`,
      `f-3;00000000-0000-4000-8000-000000000000;ACCEPTED`,
      'nonsense',
      `f-4;${uuid};FISCAL_DATA;;;2015-03-02/10/900.00|2018-01-08/5.5/300.00`,
      `f-5;${uuid};MONEY;4000.00`,
      `f-5;${uuid};MONEY;4000.00`,
      `f-6;${uuid};REJECTED;;demasiado tarde`,
    ].join('\n');
    const outcomes = async () => {
      const answer = await parties.file(content);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data.lines.map(({ outcome }: { outcome: string }) => outcome);
    };
    expect(await outcomes()).toEqual([
      ...['APPLIED', 'APPLIED', 'UNKNOWN', 'UNREADABLE', 'APPLIED', 'APPLIED', 'DUPLICATE'],
      'REFUSED',
    ]);
    expect(await status(uuid)).toBe('SNCE_3');
    expect(await outcomes()).not.toContain('APPLIED');
    const alerts = await parties.alerts('TRANSFER_MESSAGE');
    expect(alerts.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['f-3', 'f-6']));
  });

  test('that is cancelled when its money is here is given back by staff', async () => {
    const uuid = given.unused;
    await say(uuid, 'REQUESTED');
    await say(uuid, 'MONEY', { amount: '4000.00' });
    expect(await say(uuid, 'RETURNED', { reason: 'sin datos fiscales' })).toBe(200);
    expect(await status(uuid)).toBe('CANCELLED');
    const again = await transfer();
    await parties.settleUntil('2026-11-30T08:30:00Z');
    await say(again, 'REQUESTED');
    await say(again, 'MONEY', { amount: '3999.00' });
    const open = async () =>
      (await parties.alerts('TRANSFER_AMOUNT')).filter((each) => each.resolved_at === null);
    expect((await open()).map(({ subject }) => subject)).toEqual([again]);
    const ana = await server.token('ana');
    await server.ask('DELETE', `/api/operations/${again}`, { token: ana });
    expect(await status(again)).toBe('CANCELLED');
    const alerts = await parties.alerts('TRANSFER_UNUSED');
    expect(alerts.map(({ subject }) => subject)).toEqual([again]);
    // Nobody has to take or to return another amount any more.
    expect(await open()).toEqual([]);
  });

  test('stands in the list of staff with what it waits for, who acts and until when', async () => {
    const token = await server.token('staff.read', { scope: 'staff' });
    const list = async () =>
      (await server.ask('GET', '/api/staff/transfers?$limit=100', { token })).json().data.transfers;
    const own = (rows: { uuid: string }[]) => rows.find(({ uuid }) => uuid === given.silent);
    expect(own(await list())).toMatchObject({
      ...{ waits_for: 'REQUEST', who_acts: 'OWN', due_on: '2026-11-24', is_overdue: true },
      rule: 'Ley 35/2003, art. 28',
      ...{ client: 'Ana Robles Medina', document_number: '12345678Z', gross_amount: '4000.00' },
      ...{ origin: 'ES0138911033', name_entity: 'Almadraba Gestión' },
      ...{ due_state: 'LATE', days_late: 6, next_messages: ['REQUESTED'] },
    });
    await say(given.silent, 'REQUESTED');
    expect(own(await list())).toMatchObject({
      ...{ waits_for: 'ANSWER', who_acts: 'ORIGIN', due_on: '2026-12-02', is_overdue: false },
      ...{ due_state: 'OPEN', days_left: 2, days_late: null },
      next_messages: ['ACCEPTED', 'REJECTED', 'MONEY', 'FISCAL_DATA'],
    });
    const { transfers } = (
      await server.ask('GET', '/api/staff/transfers?$limit=100', { token })
    ).json().data;
    const days = transfers.map(({ due_on }: { due_on: string | null }) => due_on ?? '9999');
    expect(days).toEqual(days.toSorted());
  });

  test('is shown with what was told about it, also when it has ended, and no other order is', async () => {
    const token = await server.token('staff.read', { scope: 'staff' });
    const show = (uuid: string) => server.ask('GET', `/api/staff/transfers/${uuid}`, { token });
    const { transfer: shown, messages } = (await show(given.rejected)).json().data;
    expect(shown).toMatchObject({
      ...{ operation_status: 'CANCELLED', waits_for: null, due_on: null, next_messages: [] },
    });
    expect(messages.map(({ kind, reason }: Record<string, string>) => [kind, reason])).toEqual(
      expect.arrayContaining([
        ['REQUESTED', null],
        ['REJECTED', 'titular distinto'],
      ]),
    );
    expect((await show(account)).statusCode).toBe(404);
  });

  test('leaves both books equal, whatever came of it', async () => {
    const figures = await market.inTenant((db) => readFigures(db));
    expect(figures.filter((figure) => !isConserved(figure))).toEqual([]);
  });
});
