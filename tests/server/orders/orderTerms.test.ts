import { afterAll, beforeAll, expect, test } from 'vitest';
import { fc } from '../../support/fc.ts';
import { startTestServer, NOW, type TestServer } from '../../support/server.ts';
import { times } from '../../support/sweep.ts';
import { choices, oneUnit, orderBy, subjectOf, type Terms } from './orderByTerms.ts';

let server: TestServer;
const tokens = new Map<string, string>();
/** Accounts by login, as each of them sees them, with what is held in them. */
const places: { login: string; account: string; held: string[] }[] = [];
let products: string[];

const logins = [
  ...['ana', 'luis', 'iberica', 'nora', 'tutor', 'amelie', 'consulta', 'aportante', 'usuf'],
  ...['nudo', 'sintest', 'sincuenta', 'solomail', 'noconveniente', 'fundacion', 'extutor2'],
];

const types = [
  ...['SUSCRIPCION', 'SOLICITUD_SUSCRIPCION_PERIODICA', 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA'],
  ...['SOLICITUD_TRASPASO_INTERNO', 'REEMBOLSO', 'SOLICITUD_REEMBOLSO_PERIODICO'],
  ...['APORTACION', 'SOLICITUD_APORTACION_PERIODICA', 'RESCATE'],
];

/** A Friday before and after its cut-off, a Sunday, before Christmas and on a holiday. */
const clocks = [
  NOW,
  '2026-11-20T13:00:00Z',
  '2026-11-22T10:00:00Z',
  '2026-12-24T12:59:59Z',
  '2026-12-25T09:00:00Z',
];

/** Moves the clock, after which everybody logs in anew. */
async function moveTo(now: string): Promise<void> {
  await server.ask('POST', '/dev/clock', { payload: { now } });
  for (const login of logins) tokens.set(login, await server.token(login));
}

const read = async (login: string, url: string) =>
  (await server.ask('GET', url, { token: tokens.get(login) })).json().data;

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  await moveTo(NOW);
  for (const login of logins) {
    const { accounts } = (await read(login, '/api/me')).private_area;
    for (const { uuid: account } of accounts as { uuid: string }[]) {
      const found = await read(login, `/api/accounts/${account}/products?$limit=null`);
      const held = (found?.products ?? []) as { key_product: string }[];
      places.push({ login, account, held: held.map(({ key_product }) => key_product) });
    }
  }
  const all = (await read('ana', '/api/products?$limit=null')).products;
  products = all.map(({ key_product }: { key_product: string }) => key_product);
});
afterAll(() => server.close());

interface Subject {
  login: string;
  account: string;
  type: string;
  product: string;
  target: string;
}

/** Others at each clock, although all draw the same numbers. */
const subjectsAt = (shift: number) =>
  fc
    .record({
      place: fc.nat(),
      kind: fc.nat(),
      product: fc.nat(),
      target: fc.nat(),
      isHeld: fc.integer({ min: 0, max: 3 }).map((number) => number > 0),
    })
    .map(({ place, kind, product, target, isHeld }): Subject => {
      const { login, account, held } = pick(places, place + shift);
      const type = pick(types, kind + shift);
      const among = isHeld && held.length > 0 ? held : products;
      return {
        login,
        account,
        type,
        product: pick(among, product),
        target: pick(products, target),
      };
    });
const pick = <T>(from: readonly T[], at: number) => from[at % from.length]!;

async function termsOf({ login, account, type, product, target }: Subject): Promise<Terms> {
  const query = new URLSearchParams({
    ...{ operation_type: type, key_product: product },
    ...(type === 'SOLICITUD_TRASPASO_INTERNO' && { key_product_target: target }),
  });
  const url = `/api/accounts/${account}/order-terms?${query}`;
  const answer = await server.ask('GET', url, { token: tokens.get(login) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.terms;
}

const give = ({ login }: Subject, payload: object) =>
  server.ask('POST', '/api/operations', { token: tokens.get(login), payload });

/** Holds that an order is refused, with these codes among its reasons. */
async function expectRefused(subject: Subject, payload: object, codes: string[]): Promise<void> {
  const answer = await give(subject, payload);
  expect([403, 422], JSON.stringify(payload)).toContain(answer.statusCode);
  const found = answer.json().result.errors.map(({ code }: { code: string }) => code);
  expect(found, JSON.stringify(payload)).toEqual(expect.arrayContaining(codes));
}

const keysOf = (reasons: readonly { key: string }[]) => reasons.map(({ key }) => key);

/** What terms call unavailable is refused by the same reason: everything, a pay method, a bank account, an amount beyond. */
async function expectObeyed(subject: Subject, terms: Terms, order: Record<string, unknown>) {
  for (const { key, is_available, reasons } of terms.pay_methods)
    if (!is_available) await expectRefused(subject, { ...order, pay_method: key }, keysOf(reasons));
  for (const { uuid, is_available, reasons } of terms.bank_accounts)
    if (!is_available)
      await expectRefused(subject, { ...order, uuid_bank_account: uuid }, keysOf(reasons));
  for (const measure of ['gross_amount', 'net_amount', 'shares'] as const) {
    if (order[measure] === undefined) continue;
    const [most, least] = [terms.maximum[measure], terms.minimum[measure]];
    if (most !== null)
      await expectRefused(subject, { ...order, [measure]: oneUnit(measure, most, 1) }, []);
    const partial = terms.maximum_partial[measure];
    const nearly = most === null ? null : oneUnit(measure, most, -1);
    // All but a grain leaves less than has to stay, if no order under way leaves some: terms do not call it open.
    const isWhole = terms.remaining_minimum !== null && !terms.has_redemption_in_progress;
    if (isWhole && measure === 'shares' && nearly !== null) {
      expect(Number(partial ?? 0)).toBeLessThan(Number(nearly));
      const code = 'operation.remaining_minimum';
      await expectRefused(subject, { ...order, shares: nearly }, [code]);
      if (partial !== null)
        await expectRefused(subject, { ...order, shares: oneUnit(measure, partial, 1) }, [code]);
    }
    if (least !== null)
      await expectRefused(subject, { ...order, [measure]: oneUnit(measure, least, -1) }, []);
  }
}

test.each(clocks)(
  'what terms say is what the order obeys, at %s',
  { timeout: 600_000 },
  async (clock) => {
    await moveTo(clock);
    const seen = { taken: 0, refused: 0 };
    const law = fc.asyncProperty(
      subjectsAt(clocks.indexOf(clock)),
      choices,
      async (subject, chosen) => {
        const terms = await termsOf(subject);
        const { is_available, reasons } = terms.availability;
        if (!is_available) {
          seen.refused += 1;
          return expectRefused(subject, subjectOf(terms), keysOf(reasons));
        }
        const order = orderBy(terms, chosen);
        if (!order) return;
        await expectObeyed(subject, terms, order);
        const answer = await give(subject, order);
        const told = `${JSON.stringify(order)} ${JSON.stringify(terms)} ${answer.body}`;
        expect(answer.statusCode, told).toBe(201);
        seen.taken += 1;
        const { uuid } = answer.json().data.operation;
        await server.ask('DELETE', `/api/operations/${uuid}`, { token: tokens.get(subject.login) });
      },
    );
    await fc.assert(law, { numRuns: times(200, 25) });
    expect(Math.min(seen.taken, seen.refused), JSON.stringify(seen)).toBeGreaterThan(3);
  },
);
