import { useRef, useState } from 'react';
import { CalendarDays } from 'lucide-react';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { late } from '../parts/late.tsx';
import './datePicker.css';

/** React Aria is large: it comes when somebody first opens a calendar. */
const CalendarPopover = late(
  async () => ({ default: (await import('./CalendarPopover.tsx')).CalendarPopover }),
  () => null,
);

interface CalendarButtonProps {
  /** Of the field beside it, as it is drawn. */
  label: string;
  /** The day that stands in the field now. */
  value(): PlainDate | undefined;
  first?: PlainDate;
  last?: PlainDate;
  /** Where the calendar opens while nothing is chosen. */
  today: PlainDate | undefined;
  text(sentence: string, values?: Record<string, string>): string;
  onChoose(date: PlainDate): void;
}

/** Opens a calendar for the field before it; both stand in a `.date-picker`. */
export function CalendarButton({ label, value, onChoose, text, ...bounds }: CalendarButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="date-picker-button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={text('page.date.open', { label })}
        onClick={() => setOpen(!open)}
      >
        <CalendarDays aria-hidden="true" />
      </button>
      {open && (
        <CalendarPopover
          first={bounds.first}
          last={bounds.last}
          today={bounds.today}
          trigger={button}
          value={value()}
          text={text}
          onChoose={(date) => {
            onChoose(date);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
