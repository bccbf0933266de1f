import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatNav, formatShares } from '#/domain/money/format.ts';
import { toWire } from '#/domain/money/wire.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { createExternalParties } from '../../support/externalParties.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { createMarket, type Market } from './market.ts';

let server: TestServer;
let market: Market;
let parties: ReturnType<typeof createExternalParties>;
let account: string;
let plan: string;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  market = createMarket(server);
  parties = createExternalParties(server, market);
  account = await market.openAccount(false);
  plan = (await market.accountOf('Plan de jubilación')).uuid;
  for (const name of names) given[name] = await subscribe();
  given.plan = await market.give({
    ...{ account: plan, product: '64680', type: 'APORTACION', gross_amount: 5_000n },
    details: { pay_method: 'DOMICILIACION' },
  });
  await parties.settleUntil('2026-11-24T08:30:00Z');
});
afterAll(() => server.close());

const names = ['paid', 'rejected', 'early', 'gone', 'cancelled', 'silent', 'withdrawn'] as const;
const given = {} as Record<(typeof names)[number] | 'plan', string>;

const subscribe = (product = '10394') =>
  market.give({
    ...{ account, product, type: 'SUSCRIPCION', gross_amount: 100_000n },
    details: { pay_method: 'DOMICILIACION' },
  });
const say = async (uuid: string, result: string, more: object = {}) =>
  (await parties.debit(uuid, { reference: `${result}/${uuid}`, result, ...more })).statusCode;
const status = async (uuid: string) => (await market.operation(uuid)).operation_status;
const moneyOf = (uuid: string) =>
  market.inTenant((db) =>
    db.selectFrom('reconciliations').selectAll().where('uuid_operation', '=', uuid).execute(),
  );
const unequal = async () =>
  (await market.inTenant((db) => readFigures(db))).filter((figure) => !isConserved(figure));

const ask = async (path: string) => {
  const answer = await server.ask('GET', `/api${path}`, { token: await server.token('ana') });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer;
};
const get = async (path: string) => (await ask(path)).json().data;
const shown = async (uuid: string) => (await get(`/operations/${uuid}`)).operation;
const plain = (text: string) => text.replace(/\s+/g, ' ');
const textOf = async (path: string) => plain((await readPdf((await ask(path)).rawPayload)).text);
/** What the investor reads in the confirmation of an operation. */
async function paperOf(uuid: string): Promise<string> {
  const { documents } = await get(`/operations/${uuid}/documents`);
  const [kept] = documents.filter(
    ({ subcategory }: { subcategory: string }) => subcategory === 'CONFIRMACION_EJECUCION',
  );
  return textOf(`/operations/${uuid}/documents/${kept.uuid}`);
}

describe('a direct debit', () => {
  test('pays its order when the bank says so, at the NAV of that day, and not before', async () => {
    const uuid = given.paid;
    expect(await status(uuid)).toBe('SIGNED');
    expect(await moneyOf(uuid)).toEqual([]);
    expect(await say(uuid, 'PAID')).toBe(200);
    expect(await say(uuid, 'PAID')).toBe(200);
    expect(await moneyOf(uuid)).toMatchObject([{ amount: 100_000n, source: 'DIRECT_DEBIT' }]);
    await say(given.gone, 'PAID');
    await say(given.plan, 'PAID');
    await parties.settleUntil('2026-11-26T08:30:00Z');
    expect(await market.operation(uuid)).toMatchObject({
      ...{ operation_status: 'FINALIZED', nav_date: '2026-11-24' },
    });
  });

  test('that is rejected ends its order, by mail and notification', async () => {
    const uuid = given.rejected;
    expect(await say(uuid, 'REJECTED', { reason: 'saldo insuficiente' })).toBe(200);
    expect(await status(uuid)).toBe('CANCELLED');
    const told = (await market.toldOf(uuid)).map(({ message }) => message).join('\n');
    expect(told).toContain('saldo insuficiente');
    expect(told).not.toContain('Le devolveremos');
    expect((await parties.letters()).length).toBe(1);
    expect(await say(uuid, 'REJECTED')).toBe(200);
    expect((await parties.letters()).length).toBe(1);
    const late = await parties.debit(uuid, { reference: 'late', result: 'PAID' });
    expect(late.statusCode).toBe(409);
  });

  test('that is returned before the execution ends its order, which buys nothing', async () => {
    const uuid = given.early;
    await say(uuid, 'PAID');
    expect(await say(uuid, 'RETURNED')).toBe(200);
    expect(await status(uuid)).toBe('CANCELLED');
    await parties.settleUntil('2026-11-30T08:30:00Z');
    expect(await status(uuid)).toBe('CANCELLED');
    expect(await market.carriedOut(uuid)).toEqual([]);
    expect((await market.toldOf(uuid)).map(({ message }) => message).join()).not.toContain(
      'Le devolveremos',
    );
    expect(await unequal()).toEqual([]);
  });

  test('that is returned after the execution takes back exactly what it bought, without gain', async () => {
    for (const uuid of [given.paid, given.plan]) {
      const bought = await market.operation(uuid);
      const before = await market.held(bought.uuid_account, bought.key_product);
      expect(await say(uuid, 'RETURNED', { reason: 'orden del deudor' })).toBe(200);
      expect(await status(uuid)).toBe('FINALIZED');
      const [undone, ...more] = await market.carriedOut(uuid);
      expect(more).toEqual([]);
      expect(undone).toMatchObject({
        ...{ operation_type: 'ANULACION_COMPRA', gross_amount: bought.gross_amount },
        ...{ shares: bought.shares, net_amount: 0n, fiscal_import: 0n },
        ...{ withholding: 0n, operation_status: 'FINALIZED', nav: null, nav_date: null },
      });
      expect(await market.held(bought.uuid_account, bought.key_product)).toBe(
        before - bought.shares!,
      );
      expect(await say(uuid, 'RETURNED')).toBe(200);
      expect(await market.carriedOut(uuid)).toHaveLength(1);
    }
    expect(await unequal()).toEqual([]);
    const alerts = await parties.alerts('DEBIT_RETURNED');
    expect(alerts.map(({ subject }) => subject).sort()).toEqual([given.paid, given.plan].sort());
  });

  test('that is returned uses up no limit, whichever page tells it', async () => {
    const { data } = (await ask('/me')).json();
    const { uuid } = data.private_area.intervener;
    const { max_contribution } = await get(`/interveners/${uuid}/max-contribution`);
    const asked = `operation_type=APORTACION&key_product=64680`;
    const { terms } = await get(`/accounts/${plan}/order-terms?${asked}`);
    expect(terms.contribution).toMatchObject({ contributed: '1400.00', pending: '50.00' });
    expect(max_contribution).toMatchObject(terms.contribution);
  });

  test('that is returned is told of the purchase as of what undid it, and of no redemption', async () => {
    for (const uuid of [given.paid, given.plan]) {
      const bought = await market.operation(uuid);
      const [undone] = await market.carriedOut(uuid);
      expect(await shown(uuid)).toMatchObject({ uuid_undone_by: undone!.uuid });
      expect(await shown(undone!.uuid)).toMatchObject({
        ...{ operation_type: 'ANULACION_COMPRA', uuid_request: uuid, uuid_undone_by: null },
        ...{ cash: null, net_amount: '0.00', nav: null, name_intervener: null },
      });
      const { historical } = await get(`/operations/${uuid}/historical`);
      expect(historical.at(-1)).toMatchObject({
        ...{ operation_status: 'FINALIZED', previous_status: 'FINALIZED', actor: 'SYSTEM' },
        reason: 'Se anula la compra: el banco ha devuelto su cobro.',
      });
      const paper = await paperOf(undone!.uuid);
      for (const told of [
        ...['Anulación de compra', 'orden del deudor', 'no se le paga nada y no tributa'],
        `La compra que se anula Referencia ${referenceOf(uuid)}`,
        `Valor liquidativo de la compra ${formatNav(toWire(bought.nav!, 6))}`,
        `Participaciones que se retiran ${formatShares(toWire(bought.shares!, 6))}`,
      ])
        expect(paper).toContain(plain(told));
      expect(paper).not.toMatch(/Ordenada el|lo que pidió|Importe neto|Reembolso/);
      const file = await textOf(`/operations/${uuid}/dossier`);
      const [, brought = ''] = file.split('Cargos y ejecuciones que ha dado');
      const shares = formatShares(toWire(bought.shares!, 6));
      expect(brought).toContain('Anulación de compra -');
      expect(brought).toContain(`-${shares}`);
      expect(file).toContain(`La anula ${referenceOf(undone!.uuid)}`);
      const own = await textOf(`/operations/${undone!.uuid}/dossier`);
      expect(own).toContain(`Anula la compra ${referenceOf(uuid)}`);
      expect(own).not.toMatch(/Fecha de solicitud|Lo que se ordenó/);
    }
    const list = await server.ask('GET', '/api/operations/download', {
      token: await server.token('ana'),
    });
    expect(list.statusCode, list.body).toBe(200);
    expect(list.body.match(/Anulación de compra/g)).toHaveLength(2);
  });

  test('whose participations are sold meanwhile moves nothing, and staff claim the money', async () => {
    const { shares } = await market.operation(given.gone);
    const sale = { amount_shares_indicator: 'P', shares: shares! / 2n } as const;
    const order = { account, product: '10394', type: 'REEMBOLSO' } as const;
    await market.give({ ...order, ...sale, gross_amount: null });
    await parties.settleUntil('2026-12-03T08:30:00Z');
    expect(await say(given.gone, 'RETURNED')).toBe(200);
    expect(await market.carriedOut(given.gone)).toEqual([]);
    const alert = (await parties.alerts('DEBIT_RETURNED')).at(-1);
    expect(alert!.facts.outcome).toContain('reclamar');
    expect(await unequal()).toEqual([]);
  });

  test('that the bank does not answer in five days is told to staff once, until it does', async () => {
    const alerts = () => parties.alerts('DEBIT_UNANSWERED');
    const subjects = [given.cancelled, given.silent, given.withdrawn].sort();
    const told = await alerts();
    expect(told.map(({ subject }) => subject).sort()).toEqual(subjects);
    expect(told[0]).toMatchObject({
      facts: { amount: '1.000,00', date: '23-nov-2026' },
      resolved_at: null,
    });
    await parties.settleUntil('2026-12-04T08:30:00Z');
    expect(await alerts()).toHaveLength(subjects.length);
    expect(await say(given.silent, 'PAID')).toBe(200);
    const open = (await alerts()).filter(({ resolved_at }) => resolved_at === null);
    expect(open.map(({ subject }) => subject)).not.toContain(given.silent);
  });

  test('whose order is cancelled is to be withdrawn, which staff hear of until the bank answers', async () => {
    const ana = await server.token('ana');
    for (const uuid of [given.cancelled, given.withdrawn]) {
      await server.ask('DELETE', `/api/operations/${uuid}`, { token: ana });
      expect(await status(uuid)).toBe('CANCELLED');
    }
    const alerts = () => parties.alerts('DEBIT_WITHDRAWAL');
    expect(await alerts()).toMatchObject([
      { subject: given.cancelled, facts: { amount: '1.000,00' }, resolved_at: null },
      { subject: given.withdrawn, resolved_at: null },
    ]);
    const asked = await market.inTenant((db) =>
      db.selectFrom('debit_withdrawals').selectAll().execute(),
    );
    expect(asked).toHaveLength(2);
    expect(await say(given.withdrawn, 'REJECTED', { reason: 'retirado' })).toBe(200);
    expect((await alerts()).filter((each) => each.resolved_at === null)).toMatchObject([
      { subject: given.cancelled },
    ]);
    // Told as what is to be withdrawn, and no more as what was not answered.
    await parties.settleUntil('2026-12-07T08:30:00Z');
    const unanswered = await parties.alerts('DEBIT_UNANSWERED');
    expect(unanswered.filter((each) => each.resolved_at === null)).toEqual([]);
  });

  test('that is paid when its order is cancelled is to be given back, and staff close that', async () => {
    const uuid = await subscribe();
    await parties.settleUntil('2026-12-09T08:30:00Z');
    expect(await say(uuid, 'PAID')).toBe(200);
    const cancelled = await server.ask('DELETE', `/api/operations/${uuid}`, {
      token: await server.token('ana'),
    });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect((await parties.alerts('DEBIT_WITHDRAWAL')).map(({ subject }) => subject)).not.toContain(
      uuid,
    );
    const token = await server.token('staff.ops', { scope: 'staff' });
    const { alerts } = (await server.ask('GET', '/api/staff/alerts', { token })).json().data;
    const told = alerts.find(({ subject }: { subject: string }) => subject === uuid);
    expect(told).toMatchObject({ kind: 'DEBIT_UNEXPECTED', is_closable: true });
    const path = `/api/staff/alerts/${told.uuid}/closing`;
    const closed = await server.ask('POST', path, { token, payload: { note: 'Devuelto.' } });
    expect(closed.statusCode, closed.body).toBe(200);
    expect(await unequal()).toEqual([]);
  });

  test('that pays an order which was cancelled is given back', async () => {
    const uuid = given.cancelled;
    expect(await say(uuid, 'PAID')).toBe(200);
    expect(await status(uuid)).toBe('CANCELLED');
    const told = await parties.alerts('DEBIT_UNEXPECTED');
    expect(told.map(({ subject }) => subject)).toContain(uuid);
    expect(await moneyOf(uuid)).toEqual([]);
  });
});
