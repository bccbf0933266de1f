import { describe, expect, test } from 'vitest';
import { contributionLimit } from '#/domain/pensions/contributionLimits.ts';
import {
  contributionAllowance,
  type Contribution,
} from '#/domain/pensions/contributionAllowance.ts';
import { planSystems, type PlanSystem } from '#/domain/pensions/planSystem.ts';
import { fc } from '../../support/fc.ts';

const both = { inEmploymentPlan: true, isSelfEmployed: true };
const given = (
  system: PlanSystem,
  amount: bigint,
  state: Contribution['state'] = 'contributed',
): Contribution => ({ role: 'PARTICIPE', system, amount, state });
const roomOf = (system: PlanSystem, contributions: Contribution[], situation = both) =>
  contributionAllowance({ role: 'PARTICIPE', system, situation }, contributions);

test.each([
  ['INDIVIDUAL', both, 150_000n],
  ['ASSOCIATED', both, 150_000n],
  ['EMPLOYMENT', both, 1_000_000n],
  ['SELF_EMPLOYED', both, 575_000n],
  ['EMPLOYMENT', { isSelfEmployed: true }, 150_000n],
  ['SELF_EMPLOYED', { inEmploymentPlan: true }, 150_000n],
  ['EMPLOYMENT', {}, 150_000n],
  ['EMPLOYMENT', { ...both, hasDisability: true }, 2_425_000n],
] as const)('a plan of the system %s takes in situation %o at most %s cents', (...row) => {
  const [system, situation, limit] = row;
  expect(contributionLimit({ role: 'PARTICIPE', system, situation })).toBe(limit);
});

test('the limits of a spouse and of relatives are the same in every system', () => {
  const situation = { ...both, hasDisability: true };
  for (const system of planSystems) {
    expect(contributionLimit({ role: 'APORTANTE_CONYUGE', system, situation })).toBe(100_000n);
    expect(contributionLimit({ role: 'APORTANTE_FAMILIAR', system, situation })).toBe(1_000_000n);
  }
});

describe('with contributions of 9,000 € to an employment plan', () => {
  const contributions = [given('EMPLOYMENT', 800_000n), given('EMPLOYMENT', 100_000n, 'pending')];
  test.each([
    // 500 of them are beyond the additional limit.
    ['INDIVIDUAL', 150_000n, 0n, 50_000n, 100_000n],
    ['EMPLOYMENT', 1_000_000n, 800_000n, 100_000n, 100_000n],
    // The two additional limits come to 8,500 together, which are used.
    ['SELF_EMPLOYED', 575_000n, 375_000n, 100_000n, 100_000n],
  ] as const)('a plan of the system %s tells %s, %s, %s, %s', (...row) => {
    const [system, limit, contributed, pending, available] = row;
    expect(roomOf(system, contributions)).toEqual({
      ...{ limit, contributed, pending, committed: 0n, available },
    });
  });
});

/** Everything in units of 250 €: small enough to try every way in which the money may be counted. */
const UNIT = 25_000n;
const [OWN, TOGETHER, SELF] = [6, 34, 17];
interface Units {
  own: number;
  employment: number;
  self: number;
}
interface Known {
  inEmploymentPlan: boolean;
  isSelfEmployed: boolean;
}

/** By how much some money exceeds what may be contributed, counted in the way that is best for its owner. */
function excessOf({ own, employment, self }: Units, known: Known): number {
  let least = Infinity;
  for (let first = 0; first <= employment; first += 1)
    for (let second = 0; second <= self; second += 1) {
      const isAllowed =
        first <= (known.inEmploymentPlan ? TOGETHER : 0) &&
        second <= (known.isSelfEmployed ? SELF : 0) &&
        first + second <= TOGETHER;
      const rest = own + employment - first + self - second;
      if (isAllowed) least = Math.min(least, Math.max(0, rest - OWN));
    }
  return least;
}

const slotOf: Record<PlanSystem, keyof Units> = {
  INDIVIDUAL: 'own',
  ASSOCIATED: 'own',
  EMPLOYMENT: 'employment',
  SELF_EMPLOYED: 'self',
};

/** The most that can be added without exceeding by more than before, found by trying. */
function mostOf(system: PlanSystem, units: Units, known: Known): number {
  const before = excessOf(units, known);
  const with_ = (more: number) => ({ ...units, [slotOf[system]]: units[slotOf[system]] + more });
  let most = 0;
  while (excessOf(with_(most + 1), known) <= before) most += 1;
  return most;
}

const someSystem = fc.constantFrom(...planSystems);
const known = fc.record({ inEmploymentPlan: fc.boolean(), isSelfEmployed: fc.boolean() });
const state = fc.constantFrom<Contribution['state'][]>('contributed', 'pending', 'committed');
const money = fc.record({ system: someSystem, units: fc.nat(20), state });
const unitsOf = (list: { system: PlanSystem; units: number }[]): Units => {
  const total: Units = { own: 0, employment: 0, self: 0 };
  for (const { system, units } of list) total[slotOf[system]] += units;
  return total;
};
const asGiven = ({
  system,
  units,
  state: at,
}: { system: PlanSystem; units: number } & Pick<Contribution, 'state'>) =>
  given(system, BigInt(units) * UNIT, at);

test('what is available in every system is what trying every allocation finds', () => {
  fc.assert(
    fc.property(fc.array(money, { maxLength: 6 }), known, someSystem, (list, situation, system) => {
      const room = roomOf(system, list.map(asGiven), situation);
      expect(room.available).toBe(BigInt(mostOf(system, unitsOf(list), situation)) * UNIT);
      const left = room.limit - room.contributed - room.pending - room.committed;
      expect(room.available).toBe(left > 0n ? left : 0n);
      for (const part of [room.contributed, room.pending, room.committed])
        expect(part).toBeGreaterThanOrEqual(0n);
    }),
  );
});

test('whoever only ever takes what is available never exceeds, in whichever order', () => {
  const asked = fc.array(money, { maxLength: 12 });
  fc.assert(
    fc.property(asked, known, (list, situation) => {
      const taken: { system: PlanSystem; units: number }[] = [];
      for (const { system, units } of list) {
        const contributions = taken.map((each) => asGiven({ ...each, state: 'contributed' }));
        const { available } = roomOf(system, contributions, situation);
        const most = Number(available / UNIT);
        taken.push({ system, units: Math.min(units, most) });
      }
      const total = unitsOf(taken);
      expect(excessOf(total, situation)).toBe(0);
      expect(total.own).toBeLessThanOrEqual(OWN);
    }),
  );
});
