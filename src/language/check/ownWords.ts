import type { Assembled } from '../assembly/assemble.ts';
import { tenantOf } from '../assembly/source.ts';
import { grammars } from '../grammar/index.ts';
import { same } from '../locks/guarded.ts';
import { isOfStudio } from '../wording/isOfStudio.ts';
import { read, step } from '../values/pointer.ts';
import { error, type Check, type Context } from './context.ts';
import { promiseIn } from './promises.ts';
import { sharedTexts } from './sharedSpanish.ts';
import { shownSentences } from './shownSentences.ts';

/**
 * What a tenant says in words of its own, wherever it stands, promises no outcome and does not say whether or what to
 * answer. It is a net of words (`promises.ts`), so whoever releases it reads it all the same. What the Studio says itself
 * is not the tenant's to say.
 */
export const checkOwnWords: Check = (document, context) => {
  const { kind, value, file, variant } = document;
  if (kind === 'texts' || kind === 'words')
    return [...told(ofTable(document, context)), ...(kind === 'words' ? studios(document) : [])];
  const isTenants = variant !== undefined || tenantOf(file) !== undefined;
  if (!isTenants || !Object.hasOwn(grammars, kind)) return [];
  return told(
    shownSentences(kind, value).filter(
      ([pointer]) => !variant || !same(read(variant.base, pointer), read(value, pointer)),
    ),
  );
};

/** What a tenant says of a table of sentences; a translation says what its sentence says. */
function ofTable({ kind, parts = [] }: Assembled, context: Context): [string, string][] {
  const shared = sharedTexts(context, 'es', kind as 'texts' | 'words');
  return parts
    .filter(({ file }) => tenantOf(file) !== undefined)
    .flatMap(({ value }) => Object.entries(value as Record<string, unknown>))
    .filter(([key]) => promiseIn(Object.hasOwn(shared, key) ? shared[key]! : key) === undefined)
    .map(([key, said]) => [step(key), String(said)]);
}

/** Who approves a change reads it in the product's words, whoever proposed it. */
const studios = ({ parts = [] }: Assembled) =>
  parts
    .filter(({ file }) => tenantOf(file) !== undefined)
    .flatMap(({ value }) => Object.keys(value))
    .filter(isOfStudio)
    .map((code) =>
      error(step(code), 'Así habla el Studio a quien aprueba los cambios: eso no se cambia.'),
    );

const told = (sentences: readonly (readonly [string, string])[]) =>
  sentences.flatMap(([pointer, sentence]) => {
    const words = promiseIn(sentence);
    return words === undefined
      ? []
      : [
          error(
            pointer,
            `«${words}»: nadie promete aquí un resultado, ni dice si hay que responder o qué. Dígalo de otro modo.`,
          ),
        ];
  });
