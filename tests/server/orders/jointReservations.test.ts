import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '../../../src/domain/dates/plainDate.ts';
import { fc } from '../../support/fc.ts';
import { times } from '../../support/sweep.ts';
import { startJoint, type Holder, type Joint } from './joint.ts';

let joint: Joint;
let plan: string;
let bank: string;
beforeAll(async () => {
  joint = await startJoint();
  plan = (await joint.market.accountOf('Plan de jubilación')).uuid;
  bank = await joint.market.inTenant(async (db) => {
    const row = await db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', plan)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow();
    return row.uuid;
  });
});
afterAll(() => joint.server.close());

interface Status {
  key_product: string;
  shares: string;
  reserved_shares: string;
  blocked_shares: string;
  available_shares: string;
  reservations: { uuid_operation: string; shares: string }[];
}

const micro = (shares: string) => BigInt(shares.replace('.', ''));
const wire = (shares: bigint) =>
  `${shares / 1_000_000n}.${String(shares % 1_000_000n).padStart(6, '0')}`;

async function ask(who: Holder, method: string, path: string, payload?: object) {
  const token = await joint.token(who);
  return joint.server.ask(method, `/api${path}`, { token, ...(payload && { payload }) });
}
async function statuses(who: Holder, uuid_account: string): Promise<Status[]> {
  const answer = await ask(who, 'POST', '/operations/position-statuses', { uuid_account });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.position_statuses;
}

const TAKING = ['REEMBOLSO', 'RESCATE', 'SOLICITUD_TRASPASO_INTERNO', 'REEMBOLSO_PERIODICO'];

/** Orders that take something and are not over, as the book has them: what has left of a transfer waits no more. */
async function openOrders(account: string): Promise<{ uuid: string; key_product: string }[]> {
  const rows = await joint.market.inTenant((db) =>
    db
      .selectFrom('operations')
      .select(['uuid', 'key_product', 'operation_type', 'operation_status', 'uuid_request'])
      .where('uuid_account', '=', account)
      .execute(),
  );
  const gone = new Set(
    rows
      .filter(
        ({ operation_type, operation_status }) =>
          operation_type === 'TRASPASO_SALIDA' && operation_status === 'FINALIZED',
      )
      .map(({ uuid_request }) => uuid_request),
  );
  return rows.filter(
    ({ uuid, operation_type, operation_status }) =>
      TAKING.includes(operation_type) &&
      !['FINALIZED', 'CANCELLED'].includes(operation_status) &&
      !gone.has(uuid),
  );
}

const holder = fc.constantFrom<Holder>('ana', 'luis');
const how = fc.constantFrom('B', 'P', 'I', 'P', 'T');
const share = fc.integer({ min: 1, max: 60 });
const at = fc.nat(9);
const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        ...{ does: fc.constantFrom('redeem', 'transfer'), who: holder, at, how, share },
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        ...{ does: fc.constantFrom('move', 'benefit'), at, how, share },
        compartment: fc.constantFrom('1', '2', '3'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constantFrom('stand', 'half'), who: holder, at }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        ...{ does: fc.constantFrom('sign', 'sign', 'cancel'), who: holder, at },
        isPlan: fc.boolean(),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constantFrom('suspend', 'resume'), who: holder, at }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ does: fc.constant('pass'), days: fc.integer({ min: 1, max: 4 }) }),
    },
  ),
  { minLength: 7, maxLength: 10 },
) as fc.Arbitrary<Step[]>;

type Step =
  | { does: 'redeem' | 'transfer'; who: Holder; at: number; how: string; share: number }
  | { does: 'move' | 'benefit'; at: number; how: string; share: number; compartment: string }
  | { does: 'stand' | 'half' | 'suspend' | 'resume'; who: Holder; at: number }
  | { does: 'sign' | 'cancel'; who: Holder; at: number; isPlan: boolean }
  | { does: 'pass'; days: number };

/** What two holders and a member of a plan did, as they remember it. */
class Story {
  /** Participations that an order named. */
  named = new Map<string, bigint>();
  /** Who has signed which order. */
  signers = new Map<string, Set<Holder>>();
  standing: string[] = [];
  /** How often those that are suspended were carried out before. */
  suspended = new Map<string, number>();
  done: Record<string, number> = {};

  async act(step: Step): Promise<void> {
    if (step.does === 'pass') return joint.pass(step.days);
    if (step.does === 'redeem' || step.does === 'transfer') return this.sell(step);
    if (step.does === 'move' || step.does === 'benefit') return this.leave(step);
    if (step.does === 'stand') return this.stand(step.who, step.at);
    if (step.does === 'half') return this.half(step.who, step.at);
    if (step.does === 'suspend' || step.does === 'resume') return this.turn(step);
    if (!('isPlan' in step)) throw new Error('nothing else is done');
    return this.decide(step);
  }

  /** Somebody signs or cancels one of those that wait. */
  async decide(step: Extract<Step, { isPlan: boolean }>): Promise<void> {
    const account = step.isPlan ? plan : joint.account;
    const who = step.isPlan ? 'ana' : step.who;
    const waiting = [
      ...(await openOrders(account)).map(({ uuid }) => uuid),
      ...(step.isPlan ? [] : this.standing),
    ].toSorted();
    const uuid = waiting[step.at % Math.max(waiting.length, 1)];
    if (!uuid) return;
    if (step.does === 'sign') await this.sign(who, uuid);
    else await this.cancel(who, uuid);
  }

  count(what: string) {
    this.done[what] = (this.done[what] ?? 0) + 1;
  }

  async sell(step: Extract<Step, { does: 'redeem' | 'transfer' }>): Promise<void> {
    const { does, who, at, how, share } = step;
    const found = await heldOf(who, joint.account, at);
    if (!found) return;
    const target = ['10394', '10396', '10393'].find((key) => key !== found.key_product);
    await this.give(
      who,
      found,
      { how, share, does },
      {
        ...{ uuid_account: joint.account, key_product: found.key_product },
        ...(does === 'redeem'
          ? { operation_type: 'REEMBOLSO', uuid_bank_account: joint.bank }
          : {
              ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product_target: target },
              ...{ has_read_dfi: true, has_read_report: true },
            }),
      },
    );
  }

  async leave(step: Extract<Step, { compartment: string }>): Promise<void> {
    const { does, at, how, share, compartment } = step;
    const found = await heldOf('ana', plan, at);
    if (!found) return;
    const target = ['64680', '64678', '64682'].find((key) => key !== found.key_product);
    await this.give(
      'ana',
      found,
      { how, share, does },
      {
        ...{ uuid_account: plan, key_product: found.key_product },
        ...(does === 'move'
          ? {
              ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product_target: target },
              ...{ has_read_dfi: true, has_read_eepp: true, has_read_report: true },
            }
          : {
              ...{ operation_type: 'RESCATE', pp_redemption_cause: 'JUBILACION' },
              ...{
                pp_redemption_cause_date: '2026-01-05',
                pp_redemption_collection_method: 'TOTAL',
              },
              ...{ pp_compartment: compartment, uuid_bank_account: bank },
            }),
      },
    );
  }

  async give(
    who: Holder,
    found: Status,
    { how, share, does }: { how: string; share: number; does: string },
    subject: object,
  ): Promise<string | undefined> {
    const shares = (micro(found.shares) * BigInt(share)) / 100n;
    const amount = `${share * 10}.00`;
    const answer = await ask(who, 'POST', '/operations', {
      ...subject,
      amount_shares_indicator: how,
      ...(how === 'P' && { shares: wire(shares) }),
      ...(how === 'B' && { gross_amount: amount }),
      ...(how === 'I' && { net_amount: amount }),
    });
    expect([201, 422], answer.body).toContain(answer.statusCode);
    if (answer.statusCode !== 201) return undefined;
    this.count(does);
    const { uuid } = answer.json().data.operation as { uuid: string };
    if (how === 'P') this.named.set(uuid, shares);
    return uuid;
  }

  async stand(who: Holder, at: number): Promise<void> {
    const found = await heldOf(who, joint.account, at);
    if (!found) return;
    const answer = await ask(who, 'POST', '/operations', {
      ...{ uuid_account: joint.account, operation_type: 'SOLICITUD_REEMBOLSO_PERIODICO' },
      ...{ key_product: found.key_product, amount_shares_indicator: 'B', gross_amount: '60.00' },
      ...{ per_period: 'MENSUAL', per_start_date: addDays(joint.today(), 2) },
      uuid_bank_account: joint.bank,
    });
    expect([201, 422], answer.body).toContain(answer.statusCode);
    if (answer.statusCode !== 201) return;
    const { uuid } = answer.json().data.operation as { uuid: string };
    this.standing.push(uuid);
    // Standing orders go on only once both have signed them: here they mostly do.
    for (const signer of ['ana', 'luis'] as const) await this.sign(signer, uuid);
    this.count('stand');
  }

  /** One of the two orders and signs, and the other, or they themselves, take it back. */
  async half(who: Holder, at: number): Promise<void> {
    const found = await heldOf(who, joint.account, at);
    if (!found) return;
    const how = { how: 'P', share: 7, does: 'redeem' };
    const uuid = await this.give(who, found, how, {
      ...{ uuid_account: joint.account, key_product: found.key_product },
      ...{ operation_type: 'REEMBOLSO', uuid_bank_account: joint.bank },
    });
    if (uuid === undefined) return;
    await this.sign(who, uuid);
    await this.hold();
    await this.cancel(at % 2 === 0 ? who : other(who), uuid);
  }

  async turn({ does, who, at }: Extract<Step, { does: 'stand' | 'half' | 'suspend' | 'resume' }>) {
    const uuid = this.standing[at % Math.max(this.standing.length, 1)];
    if (!uuid) return;
    const operation_status = does === 'suspend' ? 'PERIODIC_SUSPENDED' : 'PERIODIC_ACTIVE';
    const proof = does === 'resume' ? await joint.proof(who) : undefined;
    const answer = await joint.change(who, uuid, { operation_status }, proof);
    expect([200, 403, 409, 422], answer.body).toContain(answer.statusCode);
    if (answer.statusCode !== 200) return;
    this.count(does);
    if (does === 'resume') this.suspended.delete(uuid);
    else this.suspended.set(uuid, (await joint.market.carriedOut(uuid)).length);
  }

  async sign(who: Holder, uuid: string): Promise<void> {
    const papers = await joint.papers(uuid);
    if (papers.length === 0) return;
    const begun = await joint.begin(who, papers);
    expect([201, 403, 409, 422], begun.answer.body).toContain(begun.answer.statusCode);
    if (begun.answer.statusCode !== 201) return;
    const answer = await joint.confirm(who, begun);
    expect(answer.statusCode, answer.body).toBe(200);
    this.signers.set(uuid, (this.signers.get(uuid) ?? new Set()).add(who));
    this.count('sign');
  }

  /** What was cancelled with one signature on it is signed by nobody else, and takes nothing. */
  async cancel(who: Holder, uuid: string): Promise<void> {
    const papers = await joint.papers(uuid);
    const answer = await joint.cancel(who, uuid);
    expect([200, 204, 403, 409, 422], answer.body).toContain(answer.statusCode);
    if (answer.statusCode >= 300) return;
    const isPartly = (this.signers.get(uuid)?.size ?? 0) === 1;
    this.count(isPartly ? 'cancel half signed' : 'cancel');
    this.standing = this.standing.filter((each) => each !== uuid);
    this.suspended.delete(uuid);
    if (!isPartly || papers.length === 0) return;
    const begun = await joint.begin(other([...this.signers.get(uuid)!][0]!), papers);
    expect(begun.answer.statusCode, begun.answer.body).not.toBe(201);
  }

  /** What both see of each product is what the open orders come to, and suspended orders bring nothing more. */
  async hold(): Promise<void> {
    const shown = await statuses('ana', joint.account);
    expect(await statuses('luis', joint.account)).toEqual(shown);
    await this.holdOf(joint.account, shown);
    await this.holdOf(plan, await statuses('ana', plan));
    for (const [uuid, before] of this.suspended)
      expect((await joint.market.carriedOut(uuid)).length).toBe(before);
  }

  async holdOf(account: string, shown: Status[]): Promise<void> {
    const open = await openOrders(account);
    for (const status of shown) {
      const own = open.filter(({ key_product }) => key_product === status.key_product);
      const kept = status.reservations;
      expect(kept.map(({ uuid_operation }) => uuid_operation).toSorted()).toEqual(
        own.map(({ uuid }) => uuid).toSorted(),
      );
      const sum = kept.reduce((total, each) => total + micro(each.shares), 0n);
      const [held, reserved] = [micro(status.shares), micro(status.reserved_shares)];
      const [blocked, free] = [micro(status.blocked_shares), micro(status.available_shares)];
      expect(reserved).toBe(sum + blocked);
      expect(free).toBe(held - reserved);
      for (const part of [blocked, free]) expect(part >= 0n).toBe(true);
      for (const { uuid_operation, shares } of kept) {
        const asked = this.named.get(uuid_operation);
        if (asked !== undefined) expect(micro(shares)).toBe(asked);
      }
    }
  }
}

const other = (who: Holder): Holder => (who === 'ana' ? 'luis' : 'ana');

/** What is always among the stories: each kind of act that is rare, at least once. */
const sure: Step[] = [
  { does: 'stand', who: 'ana', at: 0 },
  { does: 'pass', days: 1 },
  { does: 'suspend', who: 'luis', at: 0 },
  { does: 'half', who: 'luis', at: 1 },
  { does: 'pass', days: 4 },
  { does: 'resume', who: 'ana', at: 0 },
  { does: 'half', who: 'ana', at: 0 },
  { does: 'benefit', at: 0, how: 'T', share: 10, compartment: '1' },
  { does: 'move', at: 0, how: 'P', share: 10, compartment: '3' },
  { does: 'pass', days: 4 },
];

/** One of the products of an account of which something is held. */
async function heldOf(who: Holder, account: string, at: number): Promise<Status | undefined> {
  const held = (await statuses(who, account)).filter(({ shares }) => micro(shares) > 0n);
  return held[at % Math.max(held.length, 1)];
}

test('whatever two holders and a member of plans order, sign, cancel and suspend, what is reserved is what is open', async () => {
  const story = new Story();
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      for (const step of sequence) {
        await story.act(step);
        await story.hold();
      }
    }),
    { numRuns: times(14, 4), examples: [[sure]] },
  );
  console.log('What was done:', JSON.stringify(story.done));
  for (const what of ['stand', 'suspend', 'resume', 'cancel half signed', 'benefit', 'move'])
    expect(story.done[what] ?? 0, what).toBeGreaterThan(0);
}, 580_000);
