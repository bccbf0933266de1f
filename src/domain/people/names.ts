import type { Intervener } from './intervener.ts';
import type { SessionUser } from './session.ts';

/** The name in the header: name, first and second surname, without gaps for what is missing. @source specification §2.4 */
export function fullName(
  intervener: Pick<Intervener, 'name' | 'lastname_1' | 'lastname_2'>,
): string {
  return joined([intervener.name, intervener.lastname_1, intervener.lastname_2]);
}

/** The name everywhere else: the user's given name and first surname. @source specification §2.4 */
export function shortName(user: SessionUser): string {
  return joined([user.given_name, user.family_name_1]);
}

/**
 * No more of a name than tells one signer from another: "Ana R. M.", of "de la Cruz" "C."; what a company is called is no
 * secret.
 */
export function signerName({
  type,
  name,
  lastname_1,
  lastname_2,
}: Pick<Intervener, 'type' | 'name' | 'lastname_1' | 'lastname_2'>): string {
  if (type === 'J') return fullName({ name, lastname_1, lastname_2 });
  const letterOf = (surname: string | null | undefined) => {
    const letter = /\p{Lu}/u.exec(surname ?? '')?.[0] ?? [...(surname ?? '').trim()][0];
    return letter && `${letter}.`;
  };
  return joined([name, letterOf(lastname_1), letterOf(lastname_2)]);
}

/** One or two capital letters for the avatar without photo: of the name and of the first surname. */
export function initials(intervener: Intervener): string {
  return [intervener.name, intervener.lastname_1]
    .map((part) => [...(part ?? '').trim().normalize('NFC')][0] ?? '')
    .join('')
    .toLocaleUpperCase('es');
}

/** A name whatever its case, its accents and the order of its words: two spellings of one name fold alike. */
export const foldedName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .sort()
    .join(' ');

function joined(parts: (string | null | undefined)[]): string {
  return parts
    .map((part) => (part ?? '').trim())
    .filter((part) => part !== '')
    .join(' ');
}
