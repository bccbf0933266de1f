import { errorId } from '../fields/control.ts';
import type { FormContext } from '../fields/formContext.ts';

/** What is wrong with an answer, above its control: the first thing alone. */
export const fieldMessage = (
  id: string,
  [message]: readonly string[],
  words: FormContext['words'],
) => (
  <p className="field-error" id={errorId(id)}>
    <span className="visually-hidden">{words.text('page.errors.prefix')} </span>
    {message}
  </p>
);
