import { isOpen, locate } from '../contract/locate.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { error, type Check } from './context.ts';
import { scopeAt } from './scopeAt.ts';
import { found } from '../grammar/walk.ts';

/** Every pointer leads somewhere: to an answer, a fact, or a field that the contract promises. */
export const checkPointers: Check = (document, { contract }) =>
  found(grammars[document.kind], document.value, 'pointer', 'list').flatMap((visit) => {
    const pointer = visit.value as string;
    if (!/^(\/([^~/]|~[01])+)+$/.test(pointer))
      return [error(visit.pointer, `«${pointer}» no es un puntero: debe empezar por «/».`)];
    const rows = visit.role === 'list' ? undefined : visit.rows;
    const scope = scopeAt(document, contract, visit.pointer, rows);
    const located = locate(contract, scope, pointer);
    if (located.lost !== undefined) {
      const near = didYouMean(located.lost, located.known);
      return [
        error(visit.pointer, `«${pointer}» no lleva a nada: no existe «${located.lost}».${near}`),
      ];
    }
    const isList = located.found.some((one) => isOpen(one) || one.type === 'array');
    return visit.role === 'list' && !isList
      ? [error(visit.pointer, `«${pointer}» no es una lista.`)]
      : [];
  });
