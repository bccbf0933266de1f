import type { RefObject } from 'react';
import { CalendarDate } from '@internationalized/date';
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  Dialog,
  Popover,
} from 'react-aria-components';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { FormContext } from '../fields/formContext.ts';
import { AriaLanguage } from '../parts/AriaLanguage.tsx';
import '../parts/control.css';

interface CalendarPopoverProps {
  trigger: RefObject<HTMLButtonElement | null>;
  value: PlainDate | undefined;
  first: PlainDate | undefined;
  last: PlainDate | undefined;
  /** Where the calendar opens while nothing is chosen. */
  today: PlainDate | undefined;
  text: FormContext['words']['text'];
  onChoose(date: PlainDate): void;
  onClose(): void;
}

/** A month to choose a day from, beside the button that opened it. */
export function CalendarPopover(props: CalendarPopoverProps) {
  const { trigger, value, first, last, today, text, onChoose, onClose } = props;
  return (
    <AriaLanguage>
      <Popover
        triggerRef={trigger}
        isOpen
        onOpenChange={(open) => open || onClose()}
        className="calendar-popover"
        placement="bottom end"
      >
        <Dialog aria-label={text('page.date.calendar')} className="calendar-dialog">
          <Calendar
            className="calendar"
            autoFocus
            value={dateOf(value) ?? null}
            defaultFocusedValue={dateOf(value ?? within(today, first, last))}
            minValue={dateOf(first)}
            maxValue={dateOf(last)}
            firstDayOfWeek="mon"
            onChange={(date) => onChoose(date.toString())}
          >
            <div className="calendar-head">
              <Button slot="previous" className="calendar-step calendar-step--back" />
              <CalendarMonthPicker format="long">{Choice}</CalendarMonthPicker>
              <CalendarYearPicker visibleYears={40}>{Choice}</CalendarYearPicker>
              <Button slot="next" className="calendar-step" />
            </div>
            <CalendarGrid weekdayStyle="short" className="calendar-grid">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => <CalendarCell date={date} className="calendar-day" />}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
          <Button slot="close" className="button button--quiet calendar-close">
            {text('page.close')}
          </Button>
        </Dialog>
      </Popover>
    </AriaLanguage>
  );
}

interface ChoiceProps {
  'aria-label': string;
  value: string | number;
  onChange(key: string | number): void;
  items: { id: number; formatted: string }[];
}

/** The month or the year, as the system's own list. */
function Choice({ 'aria-label': label, value, onChange, items }: ChoiceProps) {
  return (
    <select
      className="control calendar-choice"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

/** The day itself, or the bound that lies nearest. */
function within(
  day: PlainDate | undefined,
  first: PlainDate | undefined,
  last: PlainDate | undefined,
): PlainDate | undefined {
  if (!day) return first ?? last;
  return first && day < first ? first : last && day > last ? last : day;
}

function dateOf(date: PlainDate | undefined): CalendarDate | undefined {
  if (!date) return undefined;
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return new CalendarDate(year, month, day);
}
