import rules from '../../../schemas/texts/es.json' with { type: 'json' };
import forms from '../../../schemas/texts/forms.es.json' with { type: 'json' };
import page from '../../../schemas/texts/page.es.json' with { type: 'json' };
import people from '../../../schemas/texts/people.es.json' with { type: 'json' };
import widgets from '../../../schemas/texts/widgets.es.json' with { type: 'json' };
import changes from '../../../schemas/words/changes.es.json' with { type: 'json' };
import studio from '../../../schemas/words/studio.es.json' with { type: 'json' };
import { toObject } from '#/language/lenses/json.ts';
import { isObject } from '#/language/values/mergePatch.ts';

/** A sentence of the Studio by its code, and what became of documents. */
export type Code = keyof typeof studio | keyof typeof changes;

export type Values = Readonly<Record<string, unknown>>;

const messages: Readonly<Record<string, string>> = {
  ...rules,
  ...forms,
  ...page,
  ...people,
  ...widgets,
};
const words: Readonly<Record<string, string>> = { ...messages, ...changes, ...studio };

/** A sentence of the Studio with its `{name}` places filled. */
export const say = (code: Code, values?: Values): string => fill(words[code]!, values);

/** A sentence of the Studio by a code that may be none. */
export const known = (code: string): string | undefined =>
  Object.hasOwn(studio, code) ? words[code] : undefined;

/** The same of whatever a form says: a code of ours, or words that stand for themselves. */
export const text = (key: string, values?: Values): string =>
  fill(Object.hasOwn(words, key) ? words[key]! : key, values);

/** What is said of a broken rule by its code; nothing where no sentence is known. */
export const message = (code: string, values?: Values): string | undefined =>
  Object.hasOwn(messages, code) ? fill(messages[code]!, values) : undefined;

/** A sentence with its `{name}` places filled, also by other sentences; one without a value stays as it is. */
export const fill = (sentence: string, values: Values = {}): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? valueIn(values[name]) : place,
  );

const valueIn = (value: unknown): string =>
  isObject(value) && typeof value.words === 'string'
    ? text(value.words, toObject(value.values))
    : String(value);
