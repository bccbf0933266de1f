import { fc } from '../../support/fc.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/dates/plainDate.ts';
import { createExternalParties } from '../../support/externalParties.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { startSigning, type Signing, type SigningServer } from '../signatures/signing.ts';

let server: SigningServer;
let market: Market;
let account: string;
let bank: string;
beforeAll(async () => {
  server = await startSigning();
  market = createMarket(server);
  account = (await market.accountOf('Ahorro familiar')).uuid;
  bank = await market.inTenant(async (db) => {
    const row = await db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow();
    return row.uuid;
  });
});
afterAll(() => server.close());

interface Status {
  key_product: string;
  shares: string;
  reserved_shares: string;
  blocked_shares: string;
  available_shares: string;
  reservations: { uuid_operation: string; shares: string }[];
}
const micro = (shares: string) => BigInt(shares.replace('.', ''));
const ask = async (method: string, path: string, payload?: object) =>
  server.ask(method, `/api${path}`, {
    token: await server.token('ana'),
    ...(payload && { payload }),
  });
const statuses = async (): Promise<Status[]> =>
  (await ask('POST', '/operations/position-statuses', { uuid_account: account })).json().data
    .position_statuses;

/** Orders that take from a product and are not over, as the list of operations has them. */
async function openOrders(): Promise<Map<string, Set<string>>> {
  const rows = await market.inTenant((db) =>
    db
      .selectFrom('operations')
      .select(['uuid', 'key_product', 'operation_type', 'operation_status'])
      .where('uuid_account', '=', account)
      .where('operation_type', 'in', [
        'REEMBOLSO',
        'RESCATE',
        'SOLICITUD_TRASPASO_INTERNO',
        'REEMBOLSO_PERIODICO',
      ])
      .where('operation_status', 'not in', ['FINALIZED', 'CANCELLED'])
      .execute(),
  );
  const left = await market.inTenant((db) =>
    db
      .selectFrom('operations')
      .select('uuid_request')
      .where('uuid_account', '=', account)
      .where('operation_type', '=', 'TRASPASO_SALIDA')
      .where('operation_status', '=', 'FINALIZED')
      .execute(),
  );
  const gone = new Set(left.map(({ uuid_request }) => uuid_request));
  const open = new Map<string, Set<string>>();
  for (const { uuid, key_product } of rows)
    if (!gone.has(uuid)) open.set(key_product, (open.get(key_product) ?? new Set()).add(uuid));
  return open;
}

/** What the account's pages say is what its open orders come to. */
async function expectSound(named: ReadonlyMap<string, bigint>): Promise<void> {
  const open = await openOrders();
  for (const status of await statuses()) {
    const [shares, reserved, blocked, available] = [
      micro(status.shares),
      micro(status.reserved_shares),
      micro(status.blocked_shares),
      micro(status.available_shares),
    ];
    const kept = status.reservations.map((each) => micro(each.shares));
    const ofOrders = kept.reduce((sum, each) => sum + each, 0n);
    expect(new Set(status.reservations.map(({ uuid_operation }) => uuid_operation))).toEqual(
      open.get(status.key_product) ?? new Set(),
    );
    expect(reserved).toBe(ofOrders + blocked);
    expect(available).toBe(shares - reserved);
    for (const each of [...kept, blocked, available]) expect(each >= 0n).toBe(true);
    for (const { uuid_operation, shares: own } of status.reservations) {
      const asked = named.get(uuid_operation);
      if (asked !== undefined) expect(micro(own)).toBe(asked);
    }
  }
}

type Step =
  | { does: 'redeem' | 'transfer'; product: number; how: 'B' | 'P' | 'I' | 'T'; share: number }
  | { does: 'sign' | 'cancel' | 'reject'; which: number }
  | { does: 'settle'; days: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({
        does: fc.constantFrom('redeem', 'transfer'),
        product: fc.nat(1),
        how: fc.constantFrom('B', 'P', 'I', 'P', 'T'),
        share: fc.integer({ min: 1, max: 60 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        does: fc.constantFrom('sign', 'sign', 'cancel', 'reject'),
        which: fc.nat(9),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        does: fc.constant('settle' as const),
        days: fc.integer({ min: 1, max: 4 }),
      }),
    },
  ),
  { minLength: 5, maxLength: 9 },
) as fc.Arbitrary<Step[]>;

describe('what orders reserve', () => {
  test('is what the open ones take, each named, and ends with them, after any sequence', async () => {
    const named = new Map<string, bigint>();
    let ana: Signing = await server.as('ana');
    let given = 0;
    const parties = createExternalParties(server, market);

    async function order(step: Extract<Step, { product: number }>): Promise<void> {
      const funds = (await statuses()).filter(
        ({ shares, key_product }) => micro(shares) > 0n && /^1039/.test(key_product),
      );
      const found = funds[step.product % Math.max(funds.length, 1)];
      if (!found) return;
      const shares = (micro(found.shares) * BigInt(step.share)) / 100n;
      const wire = `${shares / 1_000_000n}.${String(shares % 1_000_000n).padStart(6, '0')}`;
      const amount = `${step.share * 10}.00`;
      const target = ['10393', '10394', '10395'].find((key) => key !== found.key_product);
      const body = {
        uuid_account: account,
        operation_type: step.does === 'redeem' ? 'REEMBOLSO' : 'SOLICITUD_TRASPASO_INTERNO',
        key_product: found.key_product,
        amount_shares_indicator: step.how,
        ...(step.how === 'P' && { shares: wire }),
        ...(step.how === 'B' && { gross_amount: amount }),
        ...(step.how === 'I' && { net_amount: amount }),
        ...(step.does === 'transfer'
          ? { key_product_target: target, has_read_dfi: true, has_read_report: true }
          : { uuid_bank_account: bank }),
      };
      const answer = await ask('POST', '/operations', body);
      expect([201, 422]).toContain(answer.statusCode);
      if (answer.statusCode !== 201) return;
      given++;
      if (step.how === 'P') named.set(answer.json().data.operation.uuid, shares);
    }

    async function act(step: Extract<Step, { which: number }>): Promise<void> {
      const all = [...(await openOrders()).values()].flatMap((each) => [...each]).toSorted();
      const uuid = all[step.which % Math.max(all.length, 1)];
      if (!uuid) return;
      if (step.does === 'sign') {
        ana = await server.as('ana');
        const papers = await ana.papers(uuid);
        if (papers.length === 0) return;
        const begun = await ana.start(papers);
        if (begun.statusCode !== 201) return;
        const { uuid: signature } = begun.json().data.signature;
        const code = await server.lastCode();
        await ana.call(`/documents-signatures/${signature}/confirm`, { code });
      } else if (step.does === 'cancel') {
        const answer = await ask('DELETE', `/operations/${uuid}`);
        expect([200, 204, 409, 403, 422]).toContain(answer.statusCode);
      } else
        await parties.ask(`/operations/${uuid}/status-change`, {
          ...{ operation_status: 'CANCELLED', reason: 'El registro la ha rechazado.' },
        });
    }

    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => {
        for (const step of sequence) {
          if (step.does === 'settle') {
            const day = server.context.now().toISOString().slice(0, 10);
            await market.settleUntil(`${addDays(day, step.days)}T08:30:00Z`);
          } else if ('product' in step) await order(step);
          else await act(step);
          await expectSound(named);
        }
      }),
      { numRuns: 6 },
    );
    expect(given).toBeGreaterThan(5);
  });

  test('counts with what stays: two orders together leave no less than the product asks for', async () => {
    const open = [...(await openOrders()).values()].flatMap((each) => [...each]);
    for (const uuid of open) await ask('DELETE', `/operations/${uuid}`);
    const [held] = (await statuses())
      .filter(
        ({ reserved_shares, key_product }) =>
          /^1039/.test(key_product) && micro(reserved_shares) === 0n,
      )
      .toSorted((a, b) => Number(micro(b.shares) - micro(a.shares)));
    if (!held) throw new Error('nothing is held');
    const half = micro(held.shares) / 2n;
    const wire = (shares: bigint) =>
      `${shares / 1_000_000n}.${String(shares % 1_000_000n).padStart(6, '0')}`;
    const body = (shares: bigint) => ({
      ...{ uuid_account: account, operation_type: 'REEMBOLSO', key_product: held.key_product },
      ...{ amount_shares_indicator: 'P', shares: wire(shares), uuid_bank_account: bank },
    });
    const first = await ask('POST', '/operations', body(half));
    expect(first.statusCode, first.body).toBe(201);
    const second = await ask('POST', '/operations', body(half - 10_000n));
    expect(second.statusCode).toBe(422);
    const codes = second.json().result.errors.map(({ code }: { code: string }) => code);
    expect(codes).toEqual(['operation.remaining_minimum']);
  });
});
