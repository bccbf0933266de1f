import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { remembered } from '../values/remembered.ts';
import { error } from './context.ts';

/**
 * Words of which people know what follows (to accept, to refuse, to leave, to stay) are said by their own button alone:
 * no other text of the language takes them, as the product says them there or as they are in Spanish.
 */
export function saidByOther(
  unique: ReadonlyMap<string, string>,
  product: Readonly<Record<string, string>>,
): (key: string, said: string) => Diagnostic[] {
  const owners = new Map<string, string[]>();
  for (const [owner, spanish] of unique)
    for (const words of new Set([spanish, product[owner] ?? spanish].map(plain)))
      owners.set(words, [...(owners.get(words) ?? []), owner]);
  return (key, said) => {
    const other = owners.get(plain(said))?.find((owner) => owner !== key);
    return other === undefined
      ? []
      : [error(step(key), `Es lo que dice «${unique.get(other)}»: nadie más lo dice.`)];
  };
}

/** Letters and digits alone, small and without accents. */
const plain = remembered((words) =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ''),
);
