import type { PlainDate } from '../dates/plainDate.ts';
import { addDays, weekday } from '../dates/plainDate.ts';
import { easterSunday } from './easter.ts';

const FIXED = {
  '01-01': 'new_year',
  '01-06': 'epiphany',
  '05-01': 'labour_day',
  '05-02': 'madrid_day',
  '08-15': 'assumption',
  '10-12': 'national_day',
  '11-01': 'all_saints',
  '12-06': 'constitution_day',
  '12-08': 'immaculate_conception',
  '12-25': 'christmas',
  '12-26': 'saint_stephen',
} as const satisfies Readonly<Record<string, string>>;

const FROM_EASTER = [
  [-3, 'maundy_thursday'],
  [-2, 'good_friday'],
  [1, 'easter_monday'],
] as const;

const WEEKEND = { 6: 'saturday', 7: 'sunday' } as const satisfies Readonly<Record<number, string>>;

/** Why a calendar is closed; labels are in the list `closing-days`. */
export type ClosingDayName =
  | (typeof FIXED)[keyof typeof FIXED]
  | (typeof FROM_EASTER)[number][1]
  | (typeof WEEKEND)[keyof typeof WEEKEND]
  | 'other';

/** Every name, in the order of the year. */
export const closingDayNames: readonly ClosingDayName[] = [
  ...new Set<ClosingDayName>([
    ...Object.values(FIXED),
    ...FROM_EASTER.map(([, name]) => name),
    ...Object.values(WEEKEND),
    'other',
  ]),
];

/** The name of a day on which a calendar is closed, a holiday before the weekend: `other` for what a tenant or a resolution closes beside the rules. */
export function closingDayName(date: PlainDate): ClosingDayName {
  const day = date.slice(5);
  if (isFixed(day)) return FIXED[day];
  const easter = easterSunday(Number(date.slice(0, 4)));
  return FROM_EASTER.find(([days]) => addDays(easter, days) === date)?.[1] ?? weekendName(date);
}

function weekendName(date: PlainDate): ClosingDayName {
  const day = weekday(date);
  return day === 6 || day === 7 ? WEEKEND[day] : 'other';
}

const isFixed = (day: string): day is keyof typeof FIXED => Object.hasOwn(FIXED, day);
