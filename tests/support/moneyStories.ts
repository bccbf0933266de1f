import { fc } from './fc.ts';

/** What is told of one order on a day, by a call or by a file, once or twice. */
export interface Told {
  day: number;
  /** Of a direct debit an answer, of a transfer a message; or what the investor or staff does. */
  say: string;
  isOther: boolean;
  isTwice: boolean;
  byFile: boolean;
}

/** One order, signed or not, and what is told of it in the order of the days. */
export interface Story {
  kind: 'debit' | 'transfer';
  isSigned: boolean;
  day: number;
  cents: bigint;
  told: Told[];
}

/** A day of the job: killed in the middle, or a step that throws, or the settings published anew before it. */
export interface Mishap {
  kind: 'none' | 'none' | 'throws' | 'killed' | 'published';
  after: number;
}

export const DAYS = ['24', '25', '26', '27', '30'].map((day) => `2026-11-${day}`);

const told = (words: readonly string[]): fc.Arbitrary<Told[]> =>
  fc
    .array(
      fc.record({
        day: fc.nat({ max: DAYS.length - 1 }),
        say: fc.constantFrom(...words),
        isOther: fc.boolean(),
        isTwice: fc.boolean(),
        byFile: fc.boolean(),
      }),
      { maxLength: 7 },
    )
    .map((all) => all.toSorted((left, right) => left.day - right.day));

const about = {
  isSigned: fc.integer({ min: 0, max: 6 }).map((n) => n > 0),
  day: fc.nat({ max: 1 }),
};
const cents = fc.bigInt({ min: 10_000n, max: 90_000n });

const debit = fc.record({
  ...{ ...about, cents, kind: fc.constant('debit' as const) },
  told: told(['PAID', 'PAID', 'PAID', 'REJECTED', 'RETURNED', 'CANCEL']),
});

/** Most begin as they should, so that they come further. */
const transfer = fc
  .record({
    ...{ ...about, cents, kind: fc.constant('transfer' as const) },
    isBegun: fc.boolean(),
    told: told([
      ...['ACCEPTED', 'MONEY', 'MONEY', 'FISCAL_DATA', 'FISCAL_DATA', 'REJECTED', 'REQUESTED'],
      ...['AMOUNT_ACCEPTED', 'RETURNED', 'CANCEL'],
    ]),
  })
  .map(({ isBegun, ...story }) => {
    const first = { day: 1, say: 'REQUESTED', isOther: false, isTwice: false, byFile: false };
    const rest = story.told.map((each) => ({ ...each, day: Math.max(each.day, 1) }));
    return isBegun ? { ...story, day: 0, told: [first, ...rest] } : story;
  });

export const story: fc.Arbitrary<Story> = fc.oneof(debit, transfer);

export const mishaps = fc.array(
  fc.record({
    kind: fc.constantFrom('none', 'none', 'throws', 'killed', 'published'),
    after: fc.integer({ min: 1, max: 12 }),
  }) as fc.Arbitrary<Mishap>,
  { minLength: DAYS.length, maxLength: DAYS.length },
);
