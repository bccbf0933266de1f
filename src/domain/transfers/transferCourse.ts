import { businessDays } from '../calendar/businessDays.ts';
import type { Calendar } from '../calendar/calendar.ts';
import { addDays, type PlainDate } from '../dates/plainDate.ts';
import type { OperationStatus } from '../operations/status/statuses.ts';
import { dueState, type DueState } from './dueState.ts';
import { lastDays, type TransferDays, type TransferDue, type TransferWait } from './transferDue.ts';
import { lastDayOf, wholeLimit, type TransferKind } from './transferLimits.ts';
import { transferSteps } from './transferProgress.ts';

/** The steps between two entities, as the investor is told of them. */
export const transferPhases = ['SNCE_1', 'SNCE_2', 'SNCE_3'] as const;
export type TransferPhaseKey = (typeof transferPhases)[number];

/** One of them. */
export interface TransferPhase {
  key: TransferPhaseKey;
  /** Nothing is ahead of a transfer that has ended without it. */
  state: 'DONE' | 'NOW' | 'AHEAD';
  /** When it was; null while it is not. */
  date: PlainDate | null;
  /** Last day; null where the step before it is not done yet. */
  due: PlainDate | null;
  isLate: boolean;
}

/** How a transfer goes, as the investor is told of it. */
export interface TransferCourse {
  phases: TransferPhase[];
  waitsFor: TransferWait | 'SIGNATURE' | 'REVIEW' | null;
  who: TransferDue['who'] | 'INVESTOR' | null;
  dueOn: PlainDate | null;
  dueState: DueState;
  /** Null where it is not late. */
  daysLate: number | null;
  /** Since everything that it needed was here, until it was complete, ended or today; null before. */
  businessDaysUsed: number | null;
  businessDaysAllowed: number;
  /** Last day of all of it; null before it counts. */
  endsOn: PlainDate | null;
}

/** A transfer as far as its course is told. */
export interface TransferCourseOf {
  status: OperationStatus;
  due: TransferDue;
  days: TransferDays;
  /** Days on which it came to its statuses. */
  reached: Partial<Record<OperationStatus, PlainDate>>;
  kind: TransferKind;
}

/**
 * What of a transfer is done, what is due and until when, and whose turn it is: before anybody is asked the
 * investor's, who has to sign, or ours; then as `transferDue` says.
 */
export function transferCourse(
  transfer: TransferCourseOf,
  calendar: Calendar,
  today: PlainDate,
): TransferCourse {
  const { status, days, reached, kind } = transfer;
  const isEnded = status === 'CANCELLED' || status === 'FINALIZED';
  const began = beganOn(reached);
  const ended = reached.SNCE_3 ?? reached.FINALIZED ?? reached.CANCELLED ?? today;
  const on = turnOf(transfer);
  const { state, daysLeft } = dueState(on.dueOn, today);
  const allowed = wholeLimit(kind);
  return {
    ...on,
    phases: phasesOf(
      transfer,
      began !== undefined && !isEnded,
      lastDays(days, calendar, kind),
      today,
    ),
    dueState: state,
    daysLate: daysLeft !== null && daysLeft < 0 ? -daysLeft : null,
    businessDaysUsed: began ? businessDays(calendar, addDays(began, 1), ended).length : null,
    businessDaysAllowed: allowed,
    endsOn: began ? lastDayOf(kind, began, calendar) : null,
  };
}

/** Day from which its days count: everything that it needed was here. */
const beganOn = ({ VALIDATED, RD_SENT, SNCE_1 }: TransferCourseOf['reached']) =>
  VALIDATED ?? RD_SENT ?? SNCE_1;

/**
 * Day on which the money of a transfer that waits for it is counted on: the last that the law gives, as its course says,
 * from today where nothing counts yet; today where it is late.
 */
export function moneyDay(
  { reached, kind }: Pick<TransferCourseOf, 'reached' | 'kind'>,
  calendar: Calendar,
  today: PlainDate,
): PlainDate {
  const last = lastDayOf(kind, beganOn(reached) ?? today, calendar);
  return last > today ? last : today;
}

/** What it waits for, whose turn that is and until when. */
function turnOf({
  status,
  due,
}: TransferCourseOf): Pick<TransferCourse, 'waitsFor' | 'who' | 'dueOn'> {
  if (transferSteps.includes(status))
    return { waitsFor: due.waitsFor, who: due.who, dueOn: due.on };
  if (status.startsWith('REGISTERED'))
    return { waitsFor: 'SIGNATURE', who: 'INVESTOR', dueOn: null };
  if (status === 'SIGNED') return { waitsFor: 'REVIEW', who: 'OWN', dueOn: null };
  return { waitsFor: null, who: null, dueOn: null };
}

function phasesOf(
  { status, reached }: TransferCourseOf,
  isUnderWay: boolean,
  last: Record<TransferPhaseKey, PlainDate>,
  today: PlainDate,
): TransferPhase[] {
  const isDone = transferPhases.map((key) => reached[key] !== undefined);
  const next = isDone.indexOf(false);
  return transferPhases.flatMap((key, place) => {
    const date = reached[key] ?? null;
    if (date === null && status === 'CANCELLED') return [];
    const isNow = isUnderWay && place === next;
    const due = date !== null || isNow ? last[key] : null;
    const isLate = due !== null && (date ?? today) > due;
    return [{ key, state: date ? 'DONE' : isNow ? 'NOW' : 'AHEAD', date, due, isLate }];
  });
}
