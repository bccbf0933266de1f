import { hiddenCharacter } from '#/language/check/characters.ts';
import { HttpError } from '../kernel/httpError.ts';
import { requiredText } from '../kernel/requiredText.ts';

/**
 * What a proposal is called, held as names in documents are: nothing in it that nobody sees or that turns the reading.
 * @param known the name that it has already, which it may keep
 * @throws HttpError 422
 */
export function proposalName(given: string, known?: string): string {
  const name = requiredText(given, '/body/name');
  if (name !== known && hiddenCharacter(name))
    throw new HttpError(422, [{ code: 'studio_name', path: '/body/name' }]);
  return name;
}
