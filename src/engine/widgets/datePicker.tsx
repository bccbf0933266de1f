import { lazy, Suspense, useRef, useState } from 'react';
import type { WidgetProps } from '@rjsf/utils';
import { CalendarDays } from 'lucide-react';
import { createCalendar, NAV_CALENDARS } from '#/domain/calendar/calendar.ts';
import { formatDate } from '#/domain/dates/format.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import { resolve } from '#/language/binding.ts';
import type { WidgetOptions } from '#/language/widgets/index.ts';
import { contextOf, control, fieldOf } from './control.ts';
import { readTypedDate, spellDate } from './typedDate.ts';
import { useFromScope } from './useFromScope.ts';
import { respell, type Widget } from './widget.ts';
import './datePicker.css';

/** React Aria is large: it comes when somebody first opens a calendar. */
const CalendarPopover = lazy(() =>
  import('./CalendarPopover.tsx').then(({ CalendarPopover }) => ({ default: CalendarPopover })),
);

function Draw(props: WidgetProps) {
  const { words, say, store } = contextOf(props);
  const { from, to, businessDays } = fieldOf(props) as WidgetOptions['datePicker'];
  const host = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const first = useFromScope(props, (scope) => parseDate(resolve(from, scope)));
  const last = useFromScope(props, (scope) => parseDate(resolve(to, scope)));
  const today = useFromScope(props, ({ facts }) => parseDate(facts?.['today']));
  const value = useFromScope(props, () => parseDate(store.valueAt(props.id)));
  const attributes = control(props);
  const noteId = `${props.id}__note`;
  const choose = (date: string) => {
    const input = inputOf(host.current!);
    respell(input, spellDate(date));
    input.dispatchEvent(new Event('input', { bubbles: true }));
    setOpen(false);
  };
  return (
    <>
      <div
        ref={host}
        className="date-picker"
        data-field={props.id}
        data-first={first}
        data-last={last}
      >
        <input
          type="text"
          className="input"
          {...attributes}
          data-field={undefined}
          inputMode="numeric"
          defaultValue={spellDate(parseDate(props.value)) || String(props.value ?? '')}
          placeholder={attributes.placeholder ?? words.text('dd/mm/aaaa')}
          autoComplete={attributes.autoComplete ?? 'off'}
          aria-describedby={[attributes['aria-describedby'], noteId].filter(Boolean).join(' ')}
        />
        <button
          ref={button}
          type="button"
          className="date-picker-button"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-label={words.text('{label}: abrir el calendario', { label: say(props.label) })}
          onClick={() => setOpen(!open)}
        >
          <CalendarDays aria-hidden="true" />
        </button>
        {open && (
          <Suspense fallback={null}>
            <CalendarPopover
              trigger={button}
              value={value}
              first={first}
              last={last}
              today={today}
              text={words.text}
              onChoose={choose}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        )}
      </div>
      <p id={noteId} className="field-after" role="status">
        {value && businessDays && closedNote(value, words.text)}
      </p>
    </>
  );
}

/** That a day is no business day, and which one follows. Advice: the server knows the tenant's own days. */
function closedNote(
  date: string,
  text: (sentence: string, values: Record<string, string>) => string,
): string | undefined {
  const calendar = createCalendar({ calendars: NAV_CALENDARS });
  if (calendar.isBusinessDay(date)) return undefined;
  return text('El {date} no es día hábil: contará el siguiente, {next}.', {
    date: formatDate(date),
    next: formatDate(calendar.roll(date)),
  });
}

const inputOf = (host: HTMLElement) => host.querySelector('input')!;

/** A date that is typed or taken from a calendar; outside its bounds it is kept from being an answer. */
export const datePicker: Widget = {
  Draw,
  read(host) {
    const reading = readTypedDate(inputOf(host).value);
    const date = reading.value as string | undefined;
    const { first, last } = host.dataset;
    if (date === undefined) return reading;
    if (first && date < first)
      return { doubt: { code: 'typing.date_first', params: { first: formatDate(first) } } };
    if (last && date > last)
      return { doubt: { code: 'typing.date_last', params: { last: formatDate(last) } } };
    return reading;
  },
  tidy: (host, value) => respell(inputOf(host), spellDate(parseDate(value))),
  show: formatDate,
};
