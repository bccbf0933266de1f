import { useEffect, useRef } from 'react';
import { parseDate } from '#/domain/dates/plainDate.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { CalendarButton } from '../widgets/CalendarButton.tsx';
import { readTypedDate, spellDate } from '../widgets/typedDate.ts';

interface DateFilterProps {
  id: string;
  name: string;
  label: string;
  /** As the address has it, `YYYY-MM-DD` or ''. */
  value: string;
  describedBy: string | undefined;
  /** What was typed is no date. */
  isWrong: boolean;
  today: unknown;
  text: Localization['text'];
}

/** A day by which a list is filtered: written as in the page's language, whatever the browser's is, or taken from a calendar. */
export function DateFilter(props: DateFilterProps) {
  const { id, name, label, value, describedBy, isWrong, today, text } = props;
  const input = useRef<HTMLInputElement>(null);
  const spelt = spellDate(parseDate(value));
  useEffect(() => {
    if (input.current) input.current.value = spelt;
  }, [spelt]);
  return (
    <div className="date-picker">
      <input
        ref={input}
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        className="control"
        defaultValue={spelt}
        placeholder={text('page.date.shape')}
        autoComplete="off"
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
      />
      <CalendarButton
        label={label}
        value={() => parseDate(readTypedDate(input.current?.value ?? '').value)}
        today={parseDate(today)}
        text={text}
        onChoose={(date) => {
          input.current!.value = spellDate(date);
        }}
      />
    </div>
  );
}
