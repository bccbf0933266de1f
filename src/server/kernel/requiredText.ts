import { isPresent } from '#/domain/people/isPresent.ts';
import { HttpError } from './httpError.ts';

/**
 * A text that has to be said, without outer blanks: blanks alone say nothing, whatever a form let pass.
 * @param path where it stood, from `/body`
 * @throws HttpError 422 `required`
 */
export function requiredText(text: string, path: string): string {
  if (!isPresent(text)) throw new HttpError(422, [{ code: 'required', path }]);
  return text.trim();
}
