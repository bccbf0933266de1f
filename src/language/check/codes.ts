import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { error, type Check } from './context.ts';
import { found } from '../grammar/walk.ts';

/** Code lists that a document names exist. */
export const checkCodes: Check = (document, { documents }) =>
  found(grammars[document.kind], document.value, 'codes')
    .filter(({ value }) => !documents.has(`codes/${String(value)}`))
    .map(({ value, pointer }) => {
      const ids = [...documents.values()]
        .filter(({ kind }) => kind === 'codes')
        .map(({ id }) => id);
      return error(
        pointer,
        `La lista de códigos «${String(value)}» no existe.${didYouMean(String(value), ids)}`,
      );
    });
