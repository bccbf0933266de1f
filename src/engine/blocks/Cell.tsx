import { formatInstantLong } from '#/domain/dates/format.ts';
import type { Binding } from '#/language/expressions/binding.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import { format, type Localization } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Copied } from './copied.ts';
import { CopyButton } from './CopyButton.tsx';
import { Gain } from './Gain.tsx';
import { longDate } from './longDate.ts';
import { Missing } from './Missing.tsx';
import { Tag, type Tones } from './Tag.tsx';
import { FormattedText } from './FormattedText.tsx';
import { spoken } from '../words/spoken.ts';

/** A value and how it wants to be shown. */
export interface Shown {
  value: Binding;
  tone?: 'gain';
  tones?: Tones;
  copy?: Copied;
}

/** One value: an empty one is said, a date can be read by machines, a state is a tag, a gain shows its direction. */
export function Cell({ shown, scope, words }: { shown: Shown; scope: Scope; words: Localization }) {
  const told = format(shown.value, scope, words);
  if (told === '-') return <Missing words={words} />;
  const value = read(scope, shown.value.from);
  if (shown.tones)
    return (
      <Tag tones={shown.tones} code={value}>
        {told}
      </Tag>
    );
  if (shown.tone === 'gain')
    return (
      <Gain value={value} words={words}>
        <FormattedText words={words}>{told}</FormattedText>
      </Gain>
    );
  // What stands in for a missing date is no date: it is said once, to the eye and the ear alike.
  if (!isEmpty(value) && (shown.value.as === 'date' || shown.value.as === 'instant'))
    return (
      <time dateTime={String(value)}>
        <span aria-hidden="true">{told}</span>
        <span className="visually-hidden">
          {shown.value.as === 'date'
            ? longDate(value, words)
            : formatInstantLong(value, words.zone, spoken())}
        </span>
      </time>
    );
  if (shown.copy)
    return (
      <span className="copied">
        <span className="numeric">{told}</span>
        <CopyButton what={shown.copy} value={told} words={words} />
      </span>
    );
  return <FormattedText words={words}>{told}</FormattedText>;
}
