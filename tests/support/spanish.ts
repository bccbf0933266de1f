import rules from '../../schemas/texts/es.json' with { type: 'json' };
import forms from '../../schemas/texts/forms.es.json' with { type: 'json' };
import page from '../../schemas/texts/page.es.json' with { type: 'json' };
import people from '../../schemas/texts/people.es.json' with { type: 'json' };
import widgets from '../../schemas/texts/widgets.es.json' with { type: 'json' };

/** What the product says in Spanish, by code. */
export const sentences: Readonly<Record<string, string>> = {
  ...people,
  ...forms,
  ...widgets,
  ...page,
  ...rules,
};

/** A sentence with its `{name}` places filled: that of a code, or one that stands for itself. */
export const spanish = (key: string, values: Readonly<Record<string, unknown>> = {}): string =>
  fill(Object.hasOwn(sentences, key) ? sentences[key]! : key, values);

export const fill = (sentence: string, values: Readonly<Record<string, unknown>>): string =>
  sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
