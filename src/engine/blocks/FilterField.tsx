import { useEffect, useRef } from 'react';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Choice } from './choices.ts';
import type { Filter } from './chosen.ts';
import { DateFilter } from './DateFilter.tsx';

interface FilterFieldProps {
  id: string;
  filter: Filter;
  choices: Choice[];
  /** As the address has it; the control follows it. */
  value: string;
  /** Why what was typed cannot be applied. */
  problem: string | undefined;
  scope: Scope;
  words: Localization;
}

/** What a list says while nothing is chosen, where the document does not say it better. */
const ANY = 'page.any';

/** One field of a list's filters. It keeps what is typed until the filters are applied. */
export function FilterField(props: FilterFieldProps) {
  const { id, filter, choices, value, problem, scope, words } = props;
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  useEffect(() => {
    if (control.current) control.current.value = value;
  }, [value, choices.length]);
  const label = sentence(filter.label, scope, words);
  const hint = filter.hint && `${id}-hint`;
  const common = {
    id,
    ref: control,
    name: filter.param,
    className: 'control',
    defaultValue: value,
    'aria-describedby': hint,
  };
  return (
    <div className={`filter filter--${filter.control}`}>
      <label htmlFor={id}>{label}</label>
      {filter.hint && (
        <p id={hint} className="filter-hint">
          {sentence(filter.hint, scope, words)}
        </p>
      )}
      {problem && (
        <p id={`${id}-problem`} className="filter-problem">
          {problem}
        </p>
      )}
      {filter.control === 'date' ? (
        <DateFilter
          id={id}
          name={filter.param}
          label={label}
          value={value}
          describedBy={[hint, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined}
          isWrong={problem !== undefined}
          today={scope.facts?.['today']}
          text={words.text}
        />
      ) : filter.control === 'select' ? (
        <select {...common}>
          <option value="">{sentence(filter.all ?? ANY, scope, words)}</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type={filter.control}
          maxLength={filter.control === 'search' ? 100 : undefined}
          autoComplete="off"
        />
      )}
    </div>
  );
}
