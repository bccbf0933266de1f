import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phrase } from '#/domain/appropriateness/checkPhrase.ts';
import type { Schema } from '#/contract/schema.ts';
import { fc } from '../../support/fc.ts';
import { startTestServer, NOW, type TestServer } from '../../support/server.ts';
import { times } from '../../support/sweep.ts';

type Terms = Schema<'OrderTerms'>;

let server: TestServer;
const tokens = new Map<string, string>();
/** Accounts by login, as each of them sees them. */
const accounts = new Map<string, string[]>();
let products: { key_product: string; kind: string }[];

const logins = [
  ...['ana', 'luis', 'iberica', 'nora', 'tutor', 'amelie', 'consulta', 'aportante', 'usuf'],
  ...['nudo', 'sintest', 'sincuenta', 'solomail', 'noconveniente', 'fundacion', 'extutor2'],
];

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  for (const login of logins) {
    const token = await server.token(login);
    tokens.set(login, token);
    const me = (await server.ask('GET', '/api/me', { token })).json().data.private_area;
    accounts.set(
      login,
      me.accounts.map(({ uuid }: { uuid: string }) => uuid),
    );
  }
  const token = tokens.get('ana')!;
  const all = await server.ask('GET', '/api/products?$limit=null', { token });
  products = all.json().data.products;
});
afterAll(() => server.close());

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
const moveTo = (now: string) => server.ask('POST', '/dev/clock', { payload: { now } });

interface Subject {
  login: string;
  account: string;
  type: string;
  product: string;
  target: string;
}

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

/** What the terms leave open, as somebody would choose it. */
interface Choices {
  measure: 'gross_amount' | 'net_amount' | 'shares' | 'total';
  /** Where between the least and the most, in thousandths. */
  place: number;
  pay: number;
  bank: number;
  period: 'MENSUAL' | 'TRIMESTRAL' | 'SEMESTRAL' | 'ANUAL';
}

const units = { gross_amount: 2, net_amount: 2, shares: 6 } as const;
const indicators = { gross_amount: 'B', net_amount: 'I', shares: 'P', total: 'T' } as const;

function between(least: string, most: string, place: number, decimals: number): string {
  const toUnits = (text: string) => BigInt(text.replace('.', ''));
  const [from, to] = [toUnits(least), toUnits(most)];
  const digits = String(from + ((to - from) * BigInt(place)) / 1000n).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** An order as its terms allow it; undefined where they leave nothing of the measure that was chosen. */
function orderBy(terms: Terms, chosen: Choices): object | undefined {
  const body: Record<string, unknown> = {
    uuid_account: terms.uuid_account,
    operation_type: terms.operation_type,
    key_product: terms.key_product,
    shown: terms.shown,
    ...(terms.key_product_target && { key_product_target: terms.key_product_target }),
    ...(terms.papers.length > 0 && { papers_read: terms.papers.map(({ uuid }) => uuid) }),
    ...(terms.acknowledgement.kind === 'tick' && { has_accepted_not_convenient: true }),
    ...(terms.acknowledgement.kind === 'phrase' && { convenience_phrase: phrase }),
  };
  const isEntry = terms.waits_for.includes('MONEY') || terms.pay_methods.length > 0;
  const measure = isEntry && chosen.measure !== 'total' ? 'gross_amount' : chosen.measure;
  if (measure === 'total') {
    if (!terms.total) return undefined;
    body.amount_shares_indicator = 'T';
  } else {
    const most =
      (terms.maximum_by_period?.[chosen.period] ?? terms.maximum_partial[measure]) ||
      (isEntry ? '250000.00' : null);
    const least = terms.minimum[measure] ?? (isEntry ? '1.00' : null);
    if (most === null || least === null || Number(least) > Number(most)) return undefined;
    body.amount_shares_indicator = indicators[measure];
    body[measure] = between(least, most, chosen.place, units[measure]);
  }
  if (terms.pay_methods.length > 0) {
    const open = terms.pay_methods.filter((method) => method.is_available);
    body.pay_method = open[chosen.pay % open.length]!.key;
  }
  const banks = terms.bank_accounts.filter((bank) => bank.is_available);
  if (banks.length > 0) body.uuid_bank_account = banks[chosen.bank % banks.length]!.uuid;
  return { ...body, ...(extras[terms.operation_type]?.(terms, chosen) ?? {}) };
}

const periodic = (_: Terms, { period }: Choices) => ({
  per_period: period,
  per_start_date: '2027-01-11',
});
/** What types ask beside what terms say. */
const extras: Partial<Record<string, (terms: Terms, chosen: Choices) => object>> = {
  SOLICITUD_SUSCRIPCION_PERIODICA: periodic,
  SOLICITUD_APORTACION_PERIODICA: periodic,
  SOLICITUD_REEMBOLSO_PERIODICO: periodic,
  SOLICITUD_TRASPASO_EXTERNO_ENTRADA: ({ kind }) =>
    kind === 'F'
      ? { xt_isin_code: 'ES0138911033', xt_acount_origin: '1234' }
      : {
          ...{ pp_plan_type: 'PP', pp_xt_dgs_code: 'N4567', pp_xt_egs_code: 'G4567' },
          pp_rights_type: 'C',
        },
  RESCATE: () => ({
    ...{ pp_redemption_cause: 'JUBILACION', pp_redemption_collection_method: 'TOTAL' },
    pp_redemption_cause_date: '2026-01-05',
  }),
};

const give = ({ login }: Subject, payload: object) =>
  server.ask('POST', '/api/operations', { token: tokens.get(login), payload });
const codesOf = (answer: { json(): { result: { errors: { code: string }[] } } }) =>
  answer.json().result.errors.map(({ code }) => code);

const chosen = fc.record<Choices>({
  measure: fc.constantFrom('gross_amount', 'net_amount', 'shares', 'total'),
  place: fc.oneof(fc.constantFrom(0, 1000), fc.integer({ min: 0, max: 1000 })),
  pay: fc.nat(5),
  bank: fc.nat(5),
  period: fc.constantFrom('MENSUAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'),
});

describe('what terms say is what the order obeys', () => {
  test('over accounts, products, types and clocks', { timeout: 600_000 }, async () => {
    const pick = <T>(from: readonly T[], at: number) => from[at % from.length]!;
    const seen = { taken: 0, refused: 0, empty: 0 };
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...logins),
        ...([fc.nat(), fc.nat(), fc.nat()] as const),
        fc.constantFrom(...types),
        fc.constantFrom(...clocks),
        chosen,
        async (login, at, product, target, type, clock, choices) => {
          await moveTo(clock);
          const subject: Subject = {
            login,
            account: pick(accounts.get(login)!, at),
            type,
            product: pick(products, product).key_product,
            target: pick(products, target).key_product,
          };
          const terms = await termsOf(subject);
          const { is_available, reasons } = terms.availability;
          if (!is_available) {
            seen.refused += 1;
            const answer = await give(subject, {
              ...{ uuid_account: subject.account, operation_type: type },
              ...{ key_product: subject.product },
              ...(terms.key_product_target && { key_product_target: terms.key_product_target }),
            });
            expect([403, 422], JSON.stringify(reasons)).toContain(answer.statusCode);
            expect(codesOf(answer)).toEqual(expect.arrayContaining(reasons.map(({ key }) => key)));
            return;
          }
          const order = orderBy(terms, choices);
          if (!order) {
            seen.empty += 1;
            return;
          }
          const answer = await give(subject, order);
          const told = `${JSON.stringify(order)} ${JSON.stringify(terms)} ${answer.body}`;
          expect(answer.statusCode, told).toBe(201);
          seen.taken += 1;
          const { uuid } = answer.json().data.operation;
          await server.ask('DELETE', `/api/operations/${uuid}`, { token: tokens.get(login) });
        },
      ),
      { numRuns: times(600, 120) },
    );
    expect(Math.min(seen.taken, seen.refused), JSON.stringify(seen)).toBeGreaterThan(20);
  });
});
