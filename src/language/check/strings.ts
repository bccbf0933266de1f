import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { grammars } from '../grammar/index.ts';
import type { Binding } from '../expressions/binding.ts';
import { hiddenCharacter } from './characters.ts';
import { ownOf } from './contacts.ts';
import { error, type Check } from './context.ts';
import { unsafeIn } from './plainText.ts';
import { tenantOf } from './texts.ts';
import { found } from '../grammar/walk.ts';

/** No string or name of a document has characters that nobody sees, and what stands in for a missing value is words too. */
export const checkStrings: Check = ({ kind, value }, context) => {
  const own = ownOf(tenantOf(context));
  const defaults = found(grammars[kind], value, 'binding').flatMap(
    ({ value: binding, pointer }) => {
      const said = (binding as Binding).default;
      const isSaid = typeof said === 'string' || typeof said === 'number';
      const unsafe = isSaid ? unsafeIn(String(said), own) : undefined;
      return unsafe ? [error(`${pointer}/default`, unsafe)] : [];
    },
  );
  return [...hidden(value, ''), ...defaults];
};

const HIDDEN = 'Aquí hay caracteres que no se ven o que cambian la lectura.';

function hidden(value: unknown, at: string): Diagnostic[] {
  if (typeof value === 'string') return hiddenCharacter(value) ? [error(at, HIDDEN)] : [];
  if (Array.isArray(value)) return value.flatMap((inner, index) => hidden(inner, at + step(index)));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(hiddenCharacter(name) ? [error(at + step(name), HIDDEN)] : []),
    ...hidden(inner, at + step(name)),
  ]);
}
