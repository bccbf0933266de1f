import { fc } from '../fc.ts';

/** Whose account a story is told on. */
export type Teller = 'person' | 'pair' | 'company' | 'minor' | 'plan' | 'otherPlan';

/**
 * What is done on an account: a new order, the next natural step of one that is open (so far as `dice` says), or
 * something that crosses it.
 */
export type Deed =
  | ('give' | 'go' | 'cancel' | 'cancelByStaff' | 'edit' | 'sendBack' | 'rejectPaper')
  | ('refuse' | 'takeBack' | 'otherAmount' | 'suspend' | 'resume' | 'leave' | 'payOnline');

export interface Step {
  /** Which of the world's moments. */
  at: number;
  deed: Deed;
  /** Chooses among what there is: an operation, a product, a type. */
  dice: number;
  /** Cents. */
  amount: number;
  /** Says it again. */
  isTwice: boolean;
}

/** What happens on one account, in the order of the moments. */
export interface Story {
  teller: Teller;
  /** An account of its own, or the one that the demo's people have had for years. */
  isNew: boolean;
  steps: Step[];
}

/** A moment of the world: how long after the last one, and what befalls the servers and the manager by then. */
export interface Moment {
  /** Calendar days since the last one; 0 for a later hour of the same day. */
  days: number;
  isAfterCutOff: boolean;
  mishap: 'none' | 'throws' | 'killed';
  /** Ids that a job still gets before it dies. */
  after: number;
  publishes: 'nothing' | 'rate' | 'closedDay' | 'openDays' | 'periodics' | 'plans' | 'validity';
  /** The newest NAV of a product is not published for so many moments. */
  withheld: number;
  dice: number;
}

/** One server with its people, its calendar and everything that is told on it. */
export interface World {
  /** The demo's bank and other entities answer by themselves; outside of it staff record what they say. */
  hasSandboxes: boolean;
  moments: Moment[];
  stories: Story[];
}

const dice = fc.nat({ max: 9_999 });
const often = <T>(...weighted: [weight: number, value: T][]) =>
  fc.oneof(...weighted.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const moment: fc.Arbitrary<Moment> = fc.record({
  days: often([2, 0], [12, 1], [4, 2], [2, 3], [1, 9], [1, 31]),
  isAfterCutOff: fc.boolean(),
  mishap: often<Moment['mishap']>([8, 'none'], [1, 'throws'], [1, 'killed']),
  after: fc.integer({ min: 1, max: 25 }),
  publishes: often<Moment['publishes']>(
    ...([
      [10, 'nothing'],
      [2, 'rate'],
      [2, 'closedDay'],
      [1, 'openDays'],
      [1, 'periodics'],
      [1, 'plans'],
      [1, 'validity'],
    ] as [number, Moment['publishes']][]),
  ),
  withheld: often([8, 0], [1, 1], [1, 3]),
  dice,
});

const step = (moments: number): fc.Arbitrary<Step> =>
  fc.record({
    at: fc.nat({ max: moments - 1 }),
    deed: often<Deed>(
      ...([
        [10, 'give'],
        [24, 'go'],
        [1, 'cancel'],
        [1, 'cancelByStaff'],
        [2, 'edit'],
        [1, 'sendBack'],
        [1, 'rejectPaper'],
        [1, 'refuse'],
        [2, 'takeBack'],
        [1, 'otherAmount'],
        [1, 'suspend'],
        [1, 'resume'],
        [2, 'leave'],
        [1, 'payOnline'],
      ] as [number, Deed][]),
    ),
    dice,
    amount: fc.integer({ min: 3_000, max: 90_000 }),
    isTwice: often([5, false], [1, true]),
  });

const story = (moments: number): fc.Arbitrary<Story> =>
  fc.record({
    teller: fc.constantFrom<Teller>(
      ...(['person', 'person', 'pair', 'pair', 'company', 'minor', 'plan', 'otherPlan'] as const),
    ),
    isNew: fc.boolean(),
    steps: fc
      .array(step(moments), { minLength: 14, maxLength: 36 })
      .map((steps) => steps.toSorted((one, other) => one.at - other.at)),
  });

/** A world of so many moments in which so many stories are told at once. */
export const world = (moments: number, stories: number): fc.Arbitrary<World> =>
  fc.record({
    hasSandboxes: fc.boolean(),
    moments: fc.array(moment, { minLength: moments, maxLength: moments, size: 'max' }),
    stories: fc.array(story(moments), { minLength: stories, maxLength: stories, size: 'max' }),
  });
