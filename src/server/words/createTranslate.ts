import { createInstance } from 'i18next';
import { fillOptions } from '#/language/presentation/fillOptions.ts';
import type { Sentences } from './productWords.ts';

/** Says a key, its `{name}` places filled: as the language has it, else in Spanish, else as the key stands. */
export type Translate = (key: string, values?: Readonly<Record<string, string>>) => string;

/** @param layers of one language and of Spanish; later ones win */
export function createTranslate(
  language: string,
  layers: Readonly<Record<string, readonly Sentences[]>>,
): Translate {
  const speaker = createInstance();
  const resources = Object.fromEntries(
    Object.entries(layers).map(([one, said]) => [one, { translation: Object.assign({}, ...said) }]),
  );
  void speaker.init({
    lng: language,
    fallbackLng: 'es',
    resources,
    initAsync: false,
    ...fillOptions,
  });
  // Under `replace` no value is taken for one of i18next's own options.
  return (key, values = {}) => speaker.t(key, { replace: values, defaultValue: key });
}
