import { choice, keyed, optional } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import { binding, condition, text } from '../notation/parts.ts';

const tone = choice('info', 'success', 'warning', 'danger', 'neutral');

/** A colour for each code of a value, which is then drawn as a tag; the word is always there too. */
export const tones: Grammar<Record<string, Shade>> = keyed(tone, {
  title: 'Colores por código',
  propertyNames: { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$' },
});

type Shade = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

/** What is copied without spaces, so that what is announced agrees with it. */
export const copy = choice('iban', 'isin', 'number', 'reference');

/** A value with its label, as tables, summaries and cards show it. `gain` adds sign, arrow and colour. */
export const shown = {
  label: text,
  value: binding,
  tone: optional(choice('gain')),
  tones: optional(tones),
  copy: optional(copy),
  when: optional(condition),
};
