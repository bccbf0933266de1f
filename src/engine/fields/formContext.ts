import type { Text } from '#/language/expressions/binding.ts';
import type { Localization } from '#/language/presentation/format.ts';
import type { Ports } from '../ports/ports.tsx';
import type { Questions } from './questions.ts';
import type { FormStore } from './formStore.ts';

/** What a form gives to every template and widget; through rjsf's `formContext` where rjsf draws. */
export interface FormContext {
  ports: Ports;
  words: Localization;
  store: FormStore;
  questions: Questions;
  /** A text of the document, translated, over the answers as they are now. */
  say(text: Text): string;
}
