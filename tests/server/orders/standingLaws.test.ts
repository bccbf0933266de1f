import { afterAll, beforeAll, expect, test } from 'vitest';
import { fc } from '../../support/fc.ts';
import { isWhole, times } from '../../support/sweep.ts';
import { startJoint, type Holder, type Joint } from './joint.ts';

const RUNS = times(4, 1);

let joint: Joint;
beforeAll(async () => {
  joint = await startJoint();
});
afterAll(() => joint.server.close());

const holder = fc.constantFrom<Holder>('ana', 'luis');
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('sign' as const), who: holder }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('change' as const), who: holder },
      amount: fc.integer({ min: 5_000, max: 9_000_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('suspend', 'resume', 'drop'), who: holder }),
  },
);
type Act =
  | { do: 'change'; who: Holder; amount: number }
  | { do: 'sign' | 'suspend' | 'resume' | 'drop'; who: Holder };
/** Of one order: what is done in each of three rounds, eleven days one after another. */
const plan = fc.array(fc.array(act as fc.Arbitrary<Act>, { maxLength: 3 }), {
  ...{ minLength: 3, maxLength: 3 },
});

/** What is known of an order that was given or changed, from the answers alone. */
interface Given {
  amount: string;
  signers: Set<Holder>;
}

/** A standing order with its changes, as its holders remember them. */
class Story {
  given = new Map<string, Given>();
  stands = '';
  waits: string | undefined;

  async begin(): Promise<void> {
    const uuid = await joint.order('ana', joint.monthly('100.00'));
    this.given.set(uuid, { amount: '100.00', signers: new Set() });
    this.stands = uuid;
    for (const who of ['ana', 'luis'] as const) await this.sign(uuid, who);
  }

  async act(step: Act): Promise<void> {
    const { who } = step;
    await this.look();
    if (step.do === 'change') {
      const amount = (step.amount / 100).toFixed(2);
      const uuid = this.waits ?? this.stands;
      const answer = await joint.change(who, uuid, { is_periodic: true, gross_amount: amount });
      if (answer.statusCode !== 200) return expect(answer.statusCode).toBe(409);
      const operation = answer.json().data.operation;
      if (operation.uuid !== this.stands)
        this.given.set(operation.uuid, { amount, signers: new Set() });
    } else if (step.do === 'sign' && this.waits) await this.sign(this.waits, who);
    else if (step.do === 'drop' && this.waits) await joint.cancel(who, this.waits);
    else if (step.do === 'suspend')
      await joint.change(who, this.stands, { operation_status: 'PERIODIC_SUSPENDED' });
    else if (step.do === 'resume') {
      const payload = { operation_status: 'PERIODIC_ACTIVE' };
      await joint.change(who, this.stands, payload, await joint.proof(who));
    }
  }

  async sign(uuid: string, who: Holder): Promise<void> {
    const begun = await joint.begin(who, await joint.papers(uuid));
    if (begun.answer.statusCode !== 201) return expect(begun.answer.statusCode).toBe(409);
    const answer = await joint.confirm(who, begun);
    expect(answer.statusCode, answer.body).toBe(200);
    this.given.get(uuid)!.signers.add(who);
  }

  /** Which one stands now, and which change of it waits. */
  async look(): Promise<void> {
    for (const uuid of this.given.keys()) {
      const shown = await joint.shown('ana', uuid);
      if (!shown.operation_status.startsWith('PERIODIC_')) continue;
      this.stands = uuid;
      this.waits = shown.uuid_pending_change ?? undefined;
    }
  }

  /** What was brought is what both had signed, of one order at a time and no date twice. */
  async hold(): Promise<number> {
    const going: string[] = [];
    const dates: string[] = [];
    for (const [uuid, { amount, signers }] of this.given) {
      const row = await joint.market.operation(uuid);
      if (row.operation_status.startsWith('PERIODIC_')) going.push(uuid);
      for (const part of await joint.market.carriedOut(uuid)) {
        expect([...signers].sort()).toEqual(['ana', 'luis']);
        expect(part.gross_amount).toBe(BigInt(Math.round(Number(amount) * 100)));
        dates.push(part.request_date.toISOString());
      }
    }
    expect(going.length).toBe(1);
    expect(new Set(dates).size).toBe(dates.length);
    return dates.length;
  }
}

test.runIf(isWhole)(
  'whatever two holders do, only amounts that both have signed are ever debited',
  async () => {
    let [brought, changed] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 6, maxLength: 6 }), async (plans) => {
        const stories = plans.map(() => new Story());
        for (const story of stories) await story.begin();
        await joint.pass(1);
        for (const round of [0, 1, 2]) {
          for (const [index, story] of stories.entries())
            for (const step of plans[index]![round]!) await story.act(step);
          await joint.pass(11);
        }
        for (const story of stories) {
          brought += await story.hold();
          if (story.given.size > 1) changed += 1;
          await story.look();
          await joint.cancel('ana', story.stands);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    expect(brought).toBeGreaterThan(3 * RUNS);
    expect(changed).toBeGreaterThan(2 * RUNS);
  },
);
