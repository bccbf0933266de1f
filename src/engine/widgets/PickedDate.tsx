import { useRef } from 'react';
import { createCalendar, NAV_CALENDARS } from '#/domain/calendar/calendar.ts';
import { formatDate } from '#/domain/dates/format.ts';
import { parseDate } from '#/domain/dates/plainDate.ts';
import { dateBounds } from '#/domain/rules/dateBounds.ts';
import { resolve } from '#/language/expressions/binding.ts';
import type { WidgetOptions } from '#/language/widgets/index.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { control } from '../fields/control.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { spellDate } from './typedDate.ts';
import { useFromScope } from './useFromScope.ts';
import { setInputValue, type WidgetProps } from '../fields/widget.ts';

interface PickedDateProps extends WidgetProps {
  options: WidgetOptions['datePicker'];
  /** Where its label is a legend. */
  labelledBy?: string;
}

/** A date that is typed, or taken from a calendar. */
export function PickedDate({ options, labelledBy, ...props }: PickedDateProps) {
  const { words, say, store } = props.context;
  const { from, to, businessDays } = options;
  const input = useRef<HTMLInputElement>(null);
  const first = useFromScope(props, (scope) => parseDate(resolve(from, scope)));
  const last = useFromScope(props, (scope) => parseDate(resolve(to, scope)));
  const rule = props.asked.property['date'];
  const ruledFirst = useFromScope(props, (scope) => ruledBy(rule, scope).first);
  const ruledLast = useFromScope(props, (scope) => ruledBy(rule, scope).last);
  const today = useFromScope(props, ({ facts }) => parseDate(facts?.['today']));
  const value = useFromScope(props, () => parseDate(store.valueAt(props.id)));
  const attributes = control(props);
  const noteId = `${props.id}__note`;
  const choose = (date: string) => {
    setInputValue(input.current!, spellDate(date));
    input.current!.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <div className="date-picker" data-field={props.id} data-first={first} data-last={last}>
        <input
          ref={input}
          type="text"
          className="input"
          {...attributes}
          data-field={undefined}
          inputMode="numeric"
          defaultValue={spellDate(parseDate(props.value)) || String(props.value ?? '')}
          placeholder={attributes.placeholder ?? words.text('page.date.shape')}
          autoComplete={attributes.autoComplete ?? 'off'}
          aria-labelledby={labelledBy}
          aria-describedby={[attributes['aria-describedby'], noteId].filter(Boolean).join(' ')}
        />
        <CalendarButton
          label={say(props.label)}
          value={() => value}
          first={[first, ruledFirst]
            .filter((day) => day !== undefined)
            .sort()
            .at(-1)}
          last={[last, ruledLast].filter((day) => day !== undefined).sort()[0]}
          today={today}
          text={words.text}
          onChoose={choose}
        />
      </div>
      <p id={noteId} className="field-after" role="status">
        {value && businessDays && closedNote(value, words.text)}
      </p>
    </>
  );
}

/** The days that the rule of the property leaves: the calendar offers them, and what is typed is judged by the rule. */
const ruledBy = (rule: unknown, scope: Scope) =>
  typeof rule === 'object'
    ? dateBounds(rule, { parent: scope.row ?? scope.answers, root: scope })
    : {};

/** That a day is no business day, and which one follows. Advice: the server knows the tenant's own days. */
function closedNote(
  date: string,
  text: (sentence: string, values: Record<string, string>) => string,
): string | undefined {
  const calendar = createCalendar({ calendars: NAV_CALENDARS });
  if (calendar.isBusinessDay(date)) return undefined;
  return text('page.date.holiday', {
    date: formatDate(date),
    next: formatDate(calendar.roll(date)),
  });
}
