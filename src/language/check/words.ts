import { didYouMean } from '../grammar/validateGrammar.ts';
import { tenantOf as ownerOf } from '../assembly/source.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { step } from '../values/pointer.ts';
import { ownOf } from './contacts.ts';
import { error, type Check, type Context } from './context.ts';
import { lockedTexts } from './lockedTexts.ts';
import { checkPlacesSaid } from './placesSaid.ts';
import { blankIn, unsafeIn } from './plainText.ts';
import { saidByOther } from './saidByOther.ts';
import { sharedTexts } from './sharedSpanish.ts';
import { tenantOf } from './texts.ts';
import { bringsHanding, bringsSecret, SECRET, turned } from './translations.ts';

type Words = Record<string, string>;

/**
 * What the server says by a code: shared Spanish has every code, and each other language of the product says them all.
 * Other words, of a language or of a tenant, keep the places, are plain, and ask for nothing that the Spanish does not.
 */
export const checkWords: Check = (document, context) => {
  if (document.kind === 'texts') return checkCodesSaid(document, context);
  if (document.kind !== 'words') return [];
  const { id, value, parts = [] } = document;
  const spanish = sharedTexts(context, 'es', 'words');
  const own = ownOf(tenantOf(context));
  const locked = lockedTexts(context);
  const taken = saidByOther(locked.unique, sharedTexts(context, id));
  return [
    ...twice(parts),
    ...Object.entries(value as Words).flatMap(([code, said]) => {
      const at = step(code);
      const unsafe = blankIn(said) ?? unsafeIn(said, own, id);
      const source = Object.hasOwn(spanish, code) ? spanish[code]! : undefined;
      if (source === undefined)
        return [error(at, UNKNOWN + didYouMean(code, Object.keys(spanish)))];
      return [
        ...(unsafe ? [error(at, unsafe)] : []),
        ...(said === source ? [] : otherWords(code, source, said, id)),
        ...taken(code, said),
        ...(locked.has(code) && isTenants(parts, code)
          ? [error(at, 'La ley o la especificación quiere estas palabras: no pueden cambiarse.')]
          : []),
      ];
    }),
    ...missing(spanish, sharedTexts(context, id, 'words')),
  ];
};

/** What browsers say by a code is said in each language of the product too. */
const checkCodesSaid = ({ id }: Assembled, context: Context): Diagnostic[] =>
  missing(sharedTexts(context, 'es'), sharedTexts(context, id));

function otherWords(code: string, source: string, said: string, language: string): Diagnostic[] {
  const at = step(code);
  return [
    ...checkPlacesSaid(source, said, at),
    ...checkLines(source, said, at),
    ...checkFileName(source, said, at),
    ...(bringsSecret(code, source, said) || bringsHanding(code, source, said, false)
      ? [error(at, SECRET)]
      : []),
    ...turned(source, said, language, at),
  ];
}

/** A line that breaks where the product's does not would begin another header of a mail, or another row. */
const checkLines = (source: string, said: string, at: string): Diagnostic[] =>
  /[\n\t]/.test(said) && !/[\n\t]/.test(source)
    ? [error(at, 'Va en una sola línea, sin tabuladores.')]
    : [];

/** What ends as a file's name is one: of the same kind, and without what no system takes in a name. */
function checkFileName(source: string, said: string, at: string): Diagnostic[] {
  const ending = /\.[a-z]{3,4}$/.exec(source)?.[0];
  if (ending === undefined) return [];
  if (!said.endsWith(ending))
    return [error(at, `Es el nombre de un archivo: termina en «${ending}».`)];
  return /[\\/:*?"<>|;]/.test(said) || said.startsWith('.')
    ? [error(at, 'Es el nombre de un archivo: no lleva barras, comillas ni dos puntos.')]
    : [];
}

/** A code that two shared files say, or two of one tenant: nobody knows which counts. */
function twice(parts: NonNullable<Assembled['parts']>): Diagnostic[] {
  const seen = new Map<string, string>();
  return parts.flatMap(({ file, value }) =>
    Object.keys(value).flatMap((code) => {
      const key = `${ownerOf(file) ?? ''} ${code}`;
      const before = seen.get(key);
      seen.set(key, file);
      return before === undefined ? [] : [error(step(code), `Ya lo dice ${before}.`)];
    }),
  );
}

const isTenants = (parts: NonNullable<Assembled['parts']>, code: string) =>
  parts.some(({ file, value }) => ownerOf(file) !== undefined && Object.hasOwn(value, code));

/** What the product does not say in one of its languages. */
function missing(spanish: Words, said: Words): Diagnostic[] {
  if (Object.keys(said).length === 0) return [];
  const left = Object.keys(spanish).filter((code) => !Object.hasOwn(said, code));
  if (left.length === 0) return [];
  const some = left.slice(0, 5).map((code) => `«${code}»`);
  const more = left.length > some.length ? ` y ${left.length - some.length} más` : '';
  return [error('', `Falta lo que dicen estos códigos: ${some.join(', ')}${more}.`)];
}

const UNKNOWN = 'El servidor no dice nada con este código.';
