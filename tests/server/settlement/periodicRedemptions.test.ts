import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/dates/plainDate.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let account: string;
let bank: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  account = (await market.accountOf('Ahorro familiar')).uuid;
  const row = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  bank = row.uuid;
});
afterAll(() => server.close());

const alerts = async (kind: string) => {
  const token = await server.token('staff.ops', { scope: 'staff' });
  const answer = await server.ask('GET', '/api/staff/alerts?$limit=null', { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return (answer.json().data.alerts as { kind: string; subject: string; message: string }[]).filter(
    (alert) => alert.kind === kind,
  );
};
const request = (amount: object, per_start_date: string) => ({
  ...{ uuid_account: account, operation_type: 'SOLICITUD_REEMBOLSO_PERIODICO' },
  ...{ key_product: '10393', per_period: 'MENSUAL', per_start_date, ...amount },
  uuid_bank_account: bank,
});
const order = async (payload: object): Promise<string> => {
  const token = await server.token('ana');
  const answer = await server.ask('POST', '/api/operations', { token, payload });
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid } = answer.json().data.operation;
  await market.sign(uuid);
  return uuid;
};
const mails = async () =>
  (await server.ask('GET', '/dev/outbox.json')).json() as { to: string; text: string }[];

describe('a periodic redemption', () => {
  test('by net amount and by participations is executed for what was signed', async () => {
    const net = await order(
      request({ amount_shares_indicator: 'I', net_amount: '150.00' }, '2026-11-24'),
    );
    const shares = await order(
      request({ amount_shares_indicator: 'P', shares: '2.500000' }, '2026-11-24'),
    );
    await market.settleUntil('2026-11-30T09:00:00Z');
    const [byNet] = await market.carriedOut(net);
    expect(byNet).toMatchObject({ operation_status: 'FINALIZED', amount_shares_indicator: 'I' });
    expect(byNet!.net_amount! >= 15_000n && byNet!.net_amount! <= 15_001n).toBe(true);
    expect(await market.carriedOut(shares)).toMatchObject([
      { operation_status: 'FINALIZED', amount_shares_indicator: 'P', shares: 2_500_000n },
    ]);
  });

  test('for everything at once is refused when it is given', async () => {
    const answer = await server.ask('POST', '/api/operations', {
      token: await server.token('ana'),
      payload: request({ amount_shares_indicator: 'T' }, '2026-12-24'),
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().result.errors.map(({ code }: { code: string }) => code)).toContain(
      'periodic.total',
    );
  });
});

describe('a NAV that is missing', () => {
  test('keeps its orders waiting, and staff see it until it is there', async () => {
    const token = await server.token('ana');
    const answer = await server.ask('POST', '/api/operations', {
      token,
      payload: {
        ...{ uuid_account: account, operation_type: 'REEMBOLSO', key_product: '10393' },
        ...{ amount_shares_indicator: 'B', gross_amount: '200.00', uuid_bank_account: bank },
      },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const { uuid } = answer.json().data.operation;
    await market.sign(uuid);
    const shown = async () =>
      (
        await server.ask('GET', `/api/operations/${uuid}`, { token: await server.token('ana') })
      ).json().data.operation;
    expect(await shown()).toMatchObject({
      expected_nav_date: '2026-11-30',
      nav_reason: 'REQUEST',
    });
    await market.settleWithoutNav('2026-12-03T09:00:00Z', '10393', '2026-11-30');
    expect(await alerts('NAV_MISSING')).toMatchObject([
      { subject: '10393/2026-11-30', message: expect.stringContaining('30-nov-2026') },
    ]);
    expect(await market.operation(uuid)).toMatchObject({ operation_status: 'RD_SENT' });
    await market.settleUntil('2026-12-04T09:00:00Z');
    expect(await market.operation(uuid)).toMatchObject({ nav_date: '2026-11-30' });
    expect(await alerts('NAV_MISSING')).toEqual([]);
  });
});

describe('a date of a periodic redemption', () => {
  test('that finds too few participations says so to its owner and to staff, once', async () => {
    const uuid = await order(
      request({ amount_shares_indicator: 'P', shares: '3.000000' }, '2026-12-10'),
    );
    const held = await market.held(account, '10393');
    const model = await market.operation(uuid);
    // Everything but one participation is pledged before its day.
    await market.inTenant(async (db) => {
      await db
        .insertInto('operations')
        .values({
          ...model,
          ...{ uuid: server.context.id(), sequence: model.sequence + 1_000n, is_request: false },
          ...{ operation_type: 'BLOQUEO_PARTICIPACIONES', operation_status: 'FINALIZED' },
          ...{ shares: held - 1_000_000n, details: {} },
        })
        .execute();
    });
    await market.settleUntil('2026-12-11T09:00:00Z');
    expect(await market.carriedOut(uuid)).toEqual([]);
    const why = 'No hay participaciones suficientes.';
    expect((await market.toldOf(uuid))[0]!.message).toContain(why);
    expect((await mails()).filter(({ text }) => text.includes(why))).toHaveLength(1);
    expect(await alerts('OCCURRENCE_SKIPPED')).toMatchObject([
      { subject: `${uuid}/2026-12-10`, message: expect.stringContaining(why) },
    ]);
    const token = await server.token('ana');
    const { operation } = (await server.ask('GET', `/api/operations/${uuid}`, { token })).json()
      .data;
    expect(operation.skipped_dates).toEqual([
      { nominal_date: '2026-12-10', date: '2026-12-10', reason: why },
    ]);
    expect(operation).toMatchObject({ per_next_date: '2027-01-11', per_next_amount: null });
    expect(operation.per_next_shares).toBe('3.000000');
  });
});

describe('a bank account that is no longer validated', () => {
  const withdraw = (status: 'PENDIENTE' | 'VALIDADA') =>
    market.inTenant((db) =>
      db.updateTable('bank_accounts').set({ status }).where('uuid', '=', bank).execute(),
    );
  const why = 'La cuenta bancaria del abono ya no está validada.';
  const redemption = {
    ...{ operation_type: 'REEMBOLSO', key_product: '10394', amount_shares_indicator: 'B' },
    gross_amount: '50.00',
  };

  test('gets no date of a periodic redemption: its owner and staff are told why', async () => {
    await market.settleUntil('2027-01-11T09:00:00Z');
    const amount = { amount_shares_indicator: 'B', gross_amount: '50.00' };
    const uuid = await order({ ...request(amount, '2027-01-13'), key_product: '10394' });
    await withdraw('PENDIENTE');
    await market.settleUntil('2027-01-14T09:00:00Z');
    expect(await market.carriedOut(uuid)).toEqual([]);
    expect((await market.toldOf(uuid))[0]!.message).toContain(why);
    expect((await mails()).filter(({ text }) => text.includes(why))).toHaveLength(1);
    expect(await alerts('OCCURRENCE_SKIPPED')).toContainEqual(
      expect.objectContaining({ subject: `${uuid}/2027-01-13` }),
    );
    await withdraw('VALIDADA');
  });

  test.each(['REEMBOLSO', 'SOLICITUD_REEMBOLSO_PERIODICO'])(
    'gets no money of a %s that is under way until it is validated again',
    async (type) => {
      const day = server.context.now().toISOString().slice(0, 10);
      const isPeriodic = type !== 'REEMBOLSO';
      const tomorrow = addDays(day, 1);
      const given = isPeriodic
        ? { ...request({ ...redemption, operation_type: type }, tomorrow), key_product: '10394' }
        : { ...redemption, uuid_account: account, uuid_bank_account: bank };
      const uuid = await order(given);
      if (isPeriodic) await market.settleUntil(`${tomorrow}T09:00:00Z`);
      const sold = isPeriodic ? (await market.carriedOut(uuid))[0]!.uuid : uuid;
      await withdraw('PENDIENTE');
      await market.settleUntil(`${addDays(day, 6)}T09:00:00Z`);
      expect(await market.operation(sold)).toMatchObject({
        operation_status: 'RD_SENT',
        nav: null,
      });
      const waits = 'la cuenta bancaria del abono no está validada';
      const told = (await market.toldOf(sold)).filter(({ message }) => message.includes(waits));
      expect(told).toHaveLength(1);
      const open = expect.objectContaining({ subject: sold }) as unknown;
      expect(await alerts('ORDER_UNFILLED')).toContainEqual(open);
      await withdraw('VALIDADA');
      await market.settleUntil(`${addDays(day, 7)}T09:00:00Z`);
      const done = await market.operation(sold);
      expect(done).toMatchObject({ operation_status: 'FINALIZED' });
      // Its NAV is that of its day; its money arrives no earlier than it leaves.
      expect(done.nav_date! < addDays(day, 4)).toBe(true);
      expect(done.settlement_date! >= addDays(day, 7)).toBe(true);
      expect(await alerts('ORDER_UNFILLED')).not.toContainEqual(open);
    },
  );
});

test('alerts are for staff who operate', async () => {
  for (const [login, scope, status] of [
    ['staff.read', 'staff', 403],
    ['ana', undefined, 403],
  ] as const) {
    const token = await server.token(login, scope ? { scope } : {});
    for (const path of ['alerts', 'registry-batches'])
      expect((await server.ask('GET', `/api/staff/${path}`, { token })).statusCode).toBe(status);
  }
});
