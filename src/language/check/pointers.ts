import { isOpen, locate } from '../contract/locate.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { FormDocument } from '../documents/form.ts';
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
      const near =
        didYouMean(located.lost, located.known) || whereAnswerIs(document, visit.pointer);
      return [
        error(visit.pointer, `«${pointer}» no lleva a nada: no existe «${located.lost}».${near}`),
      ];
    }
    if (/\/\d+(?:\/|$)/.test(pointer) && !isOfData(document, pointer))
      return [
        error(
          visit.pointer,
          `«${pointer}» lee una fila por su número, y las filas cambian de sitio: léala en «rows», con «/row».`,
        ),
      ];
    const isList = located.found.some((one) => isOpen(one) || one.type === 'array');
    return visit.role === 'list' && !isList
      ? [error(visit.pointer, `«${pointer}» no es una lista.`)]
      : [];
  });

/** The first entries of what a call brings may be shown one by one: their order is the answer's. */
const isOfData = ({ kind }: Assembled, pointer: string) =>
  kind === 'screen' && /^\/(?:data|row)\//.test(pointer);

/** What follows a form that was sent reads the answer at one place. */
function whereAnswerIs({ kind, value }: Assembled, pointer: string): string {
  const { submit } = value as Partial<FormDocument>;
  return kind === 'form' && pointer.startsWith('/submit/done/')
    ? ` Lo que responde «${submit!.call}» está en «/data/submit/…».`
    : '';
}
