import { formatDate } from '#/domain/dates/format.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import { describedBy, invalid } from '../fields/control.ts';
import { readDateParts } from './dateParts.ts';
import { readPicked, respell } from './datePicker.tsx';
import { PickedDate } from './PickedDate.tsx';
import type { Widget, WidgetProps } from '../fields/widget.ts';

const parts = [
  { part: 'day', label: 'page.date.day', size: 2, birth: 'bday-day' },
  { part: 'month', label: 'page.date.month', size: 2, birth: 'bday-month' },
  { part: 'year', label: 'page.date.year', size: 4, birth: 'bday-year' },
] as const;

function Component(props: WidgetProps<'date'>) {
  const { style } = props.asked.field;
  return style === 'calendar' ? (
    <PickedDate {...props} options={{}} labelledBy={`${props.id}__label`} />
  ) : (
    <Fields {...props} />
  );
}

function Fields(props: WidgetProps<'date'>) {
  const { text } = props.context.words;
  const [year = '', month = '', day = ''] = (parseDate(props.value) ?? '').split('-');
  const known = { day, month, year };
  return (
    <div className="date" data-field={props.id}>
      {parts.map(({ part, label, size, birth }) => (
        <div key={part}>
          <label className="date-label" htmlFor={`${props.id}-${part}`}>
            {text(label)}
          </label>
          <input
            id={`${props.id}-${part}`}
            data-part={part}
            type="text"
            inputMode="numeric"
            className={`input input--${size}`}
            defaultValue={known[part]}
            autoComplete={props.asked.field.autocomplete === 'bday' ? birth : 'off'}
            aria-invalid={invalid(props)}
            aria-describedby={part === 'day' ? describedBy(props) : undefined}
          />
        </div>
      ))}
    </div>
  );
}

/**
 * A calendar date, `YYYY-MM-DD`: three fields for one that people know by heart (month names are
 * understood), one field with a calendar for others.
 */
export const date: Widget<'date'> = {
  Component,
  group: true,
  read: (host) =>
    isPicked(host)
      ? readPicked(host)
      : readDateParts(typed(host, 'day'), typed(host, 'month'), typed(host, 'year')),
  normalize: (host, value) => {
    if (isPicked(host)) respell(host, value);
  },
  show: formatDate,
};

const isPicked = (host: HTMLElement) => host.matches('.date-picker');

const typed = (host: HTMLElement, part: string) =>
  host.querySelector<HTMLInputElement>(`[data-part="${part}"]`)?.value.trim() ?? '';
