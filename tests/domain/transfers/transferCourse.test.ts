import { fc } from '../../support/fc.ts';
import { describe, expect, test } from 'vitest';
import { businessDays } from '#/domain/calendar/businessDays.ts';
import { createCalendar, NAV_CALENDARS } from '#/domain/calendar/calendar.ts';
import { addDays } from '#/domain/dates/plainDate.ts';
import { lastDays, transferDue, type TransferDays } from '#/domain/transfers/transferDue.ts';
import { moneyDay, transferCourse, transferPhases } from '#/domain/transfers/transferCourse.ts';
import { transferKinds, wholeLimit } from '#/domain/transfers/transferLimits.ts';
import { transferProgress } from '#/domain/transfers/transferProgress.ts';
import type { OperationStatus } from '#/domain/operations/status/statuses.ts';

const calendar = createCalendar({ calendars: NAV_CALENDARS });
const START = '2026-11-20';
const day = (on: number) => calendar.roll(addDays(START, on));

test('what has come to its last step waits for nobody else, whoever told of it', () => {
  const days = { validated: START, requested: START, accepted: START, money: null };
  for (const needsFiscalData of [true, false]) {
    const told = transferProgress({ status: 'SNCE_3', asked: null, needsFiscalData }, []);
    for (const kind of transferKinds)
      expect(transferDue(told, days, calendar, kind)).toMatchObject({
        ...{ waitsFor: 'INVESTMENT', who: 'OWN', on: null },
      });
  }
});

/** A transfer that came to its steps after so many days each, as far as one of them. */
const ways = fc.record({
  kind: fc.constantFrom(...transferKinds),
  waits: fc.tuple(fc.nat(5), fc.nat(9), fc.nat(15)),
  steps: fc.nat(3),
  since: fc.nat(20),
});

function courseOf({
  kind,
  waits,
  steps,
  since,
}: typeof ways extends fc.Arbitrary<infer W> ? W : never) {
  const [first, second, third] = waits;
  const at = [day(first), day(first + second), day(first + second + third)];
  const keys = ['VALIDATED', ...transferPhases.slice(0, steps)] as OperationStatus[];
  const reached = Object.fromEntries(keys.map((key, place) => [key, [START, ...at][place]!]));
  const status = keys.at(-1)!;
  const days: TransferDays = {
    validated: START,
    requested: reached.SNCE_1 ?? START,
    accepted: reached.SNCE_2 ?? START,
    money: reached.SNCE_3 ?? null,
  };
  const asked = { status, asked: 100n, needsFiscalData: true };
  const messages =
    steps === 3
      ? ([
          { kind: 'MONEY', amount: 100n },
          {
            kind: 'FISCAL_DATA',
            lots: [{ acquisition_date: '2015-01-01', shares: '1', cost: '1' }],
          },
        ] as const)
      : [];
  const due = transferDue(transferProgress(asked, messages), days, calendar, kind);
  const today = addDays(reached[status]!, since);
  return {
    due,
    days,
    today,
    reached,
    course: transferCourse({ status, due, days, reached, kind }, calendar, today),
  };
}

describe('the course of a transfer', () => {
  test('is due when staff are told that it is, and late from the next day on', () => {
    fc.assert(
      fc.property(ways, (way) => {
        const { due, course, today } = courseOf(way);
        expect([course.waitsFor, course.who, course.dueOn]).toEqual([
          due.waitsFor,
          due.who,
          due.on,
        ]);
        expect(course.dueState === 'LATE').toBe(due.on !== null && due.on < today);
        const now = course.phases.find(({ state }) => state === 'NOW');
        if (now && due.waitsFor !== 'INVESTMENT') expect(now.due).toBe(due.on);
      }),
    );
  });

  test('has done what it came to, one step that it waits for, and the rest ahead', () => {
    fc.assert(
      fc.property(ways, (way) => {
        const { course, reached } = courseOf(way);
        const states = course.phases.map(({ state }) => state);
        const done = states.filter((state) => state === 'DONE').length;
        expect(done).toBe(way.steps);
        expect(states).toEqual(
          transferPhases.map((_, place) =>
            place < done ? 'DONE' : place === done ? 'NOW' : 'AHEAD',
          ),
        );
        for (const { key, date } of course.phases) expect(date).toBe(reached[key] ?? null);
      }),
    );
  });

  test('uses the business days since it began, and may use what the law gives its kind', () => {
    fc.assert(
      fc.property(ways, (way) => {
        const { course, reached, today } = courseOf(way);
        const until = reached.SNCE_3 ?? today;
        const plain = businessDays(calendar, START, until).filter((each) => each > START);
        expect(course.businessDaysUsed).toBe(plain.length);
        expect(course.businessDaysAllowed).toBe(way.kind === 'FUND' ? 8 : 5);
        const isOver = course.businessDaysUsed! > wholeLimit(way.kind);
        if (calendar.isBusinessDay(until)) expect(until > course.endsOn!).toBe(isOver);
      }),
    );
  });

  test('counts on its money on the last day that it tells, and on none that is past', () => {
    fc.assert(
      fc.property(ways, (way) => {
        const { course, reached, today } = courseOf(way);
        const expected = moneyDay({ reached, kind: way.kind }, calendar, today);
        expect(expected).toBe(course.endsOn! > today ? course.endsOn : today);
        const unsigned = moneyDay({ reached: {}, kind: way.kind }, calendar, today);
        expect(unsigned).toBe(calendar.add(today, way.kind === 'FUND' ? 8 : 5));
      }),
    );
  });

  test('never waits beyond the whole of what the law gives when each step is done on its last day', () => {
    for (const kind of transferKinds) {
      const first = lastDays(
        { validated: START, requested: START, accepted: START, money: null },
        calendar,
        kind,
      );
      const second = lastDays(
        { validated: START, requested: first.SNCE_1, accepted: START, money: null },
        calendar,
        kind,
      );
      const third = lastDays(
        { validated: START, requested: first.SNCE_1, accepted: second.SNCE_2, money: null },
        calendar,
        kind,
      );
      expect(third.SNCE_3).toBe(calendar.add(START, wholeLimit(kind)));
    }
  });

  test('is the investor’s turn until it is signed, ours while it is checked, and nobody’s once it has ended', () => {
    const days = { validated: START, requested: START, accepted: START, money: null };
    const of = (
      status: OperationStatus,
      reached: Partial<Record<OperationStatus, string>> = {},
    ) => {
      const progress = transferProgress({ status, asked: null, needsFiscalData: true }, []);
      const due = transferDue(progress, days, calendar, 'FUND');
      return transferCourse({ status, due, days, reached, kind: 'FUND' }, calendar, START);
    };
    expect(of('REGISTERED_ONLINE')).toMatchObject({
      ...{ waitsFor: 'SIGNATURE', who: 'INVESTOR', businessDaysUsed: null, endsOn: null },
    });
    expect(of('SIGNED')).toMatchObject({ waitsFor: 'REVIEW', who: 'OWN', dueOn: null });
    const ended = of('CANCELLED', { VALIDATED: START, SNCE_1: START, CANCELLED: START });
    expect(ended).toMatchObject({ waitsFor: null, who: null, dueState: 'NONE' });
    expect(ended.phases.map(({ key }) => key)).toEqual(['SNCE_1']);
  });
});
