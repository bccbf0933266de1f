import { isOpen, locate } from '../contract/locate.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { FormDocument } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { isObject } from '../values/mergePatch.ts';
import { read } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { scopeAt } from './scopeAt.ts';
import { found } from '../grammar/walk.ts';

/** Every pointer leads somewhere: to an answer, a fact, or a field that the contract promises. */
export const checkPointers: Check = (document, { contract }) => {
  const lost: Lost[] = [];
  const faults = found(grammars[document.kind], document.value, 'pointer', 'list').flatMap(
    (visit) => {
      const pointer = visit.value as string;
      if (!/^(\/([^~/]|~[01])+)+$/.test(pointer))
        return [error(visit.pointer, `«${pointer}» no es un puntero: debe empezar por «/».`)];
      const rows = visit.role === 'list' ? undefined : visit.rows;
      const scope = scopeAt(document, contract, visit.pointer, rows);
      const located = locate(contract, scope, pointer);
      if (located.lost !== undefined) {
        if (rows !== undefined && pointer.startsWith('/row/'))
          lost.push({ rows, name: located.lost, pointer: visit.pointer });
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
      if (isCompared(document, visit.pointer) && OF_ITEM.test(pointer))
        return [
          error(
            visit.pointer,
            `La condición compara «${pointer}», una fila por su número: en otra fila no lo vería.`,
          ),
        ];
      const isList = located.found.some((one) => isOpen(one) || one.type === 'array');
      return visit.role === 'list' && !isList
        ? [error(visit.pointer, `«${pointer}» no es una lista.`)]
        : [];
    },
  );
  return otherLists(document, lost).reduce(
    (all, { fault, places }) => [...all.filter(({ pointer }) => !places.includes(pointer)), fault],
    faults,
  );
};

/** What a row does not have. */
interface Lost {
  rows: string;
  name: string;
  pointer: string;
}

/** Rows of which most that is read is not there are those of another list: that is told once, at the list. */
function otherLists(
  { kind, value }: Assembled,
  lost: readonly Lost[],
): { fault: Diagnostic; places: string[] }[] {
  if (lost.length < MANY) return [];
  const lists = found(grammars[kind], value, 'list');
  const nearest = ({ rows, pointer }: Lost) =>
    lists.findLast(
      (list) => list.value === rows && pointer.startsWith(list.pointer.replace(/[^/]*$/, '')),
    );
  return [...Map.groupBy(lost, nearest)].flatMap(([list, all]) => {
    const names = [...new Set(all.map(({ name }) => name))];
    if (!list || names.length < MANY) return [];
    const rows = String(list.value);
    const said = names.slice(0, 5).map((name) => `«${name}»`);
    return [
      {
        fault: error(list.pointer, `Las filas de «${rows}» no tienen ${said.join(', ')}.`),
        places: all.map(({ pointer }) => pointer),
      },
    ];
  });
}

/** So many names are no slip. */
const MANY = 3;

/** The first entries of what a call brings may be shown one by one: their order is the answer's. */
const isOfData = ({ kind }: Assembled, pointer: string) =>
  kind === 'screen' && /^\/(?:data|row)\//.test(pointer);

/** A list within a thing, and not the list that a call answers, whose first entry may be asked for. */
const OF_ITEM = /^(?:\/row(?:\/[^/]+)+|(?:\/[^/]+){4,})\/\d+(?:\/|$)/;

/** Whether a condition asks what stands there, and not only whether anything does. */
function isCompared({ value }: Assembled, pointer: string): boolean {
  const test = read(value, pointer.replace(/\/at$/, ''));
  return pointer.endsWith('/at') && isObject(test) && !Object.hasOwn(test, 'present');
}

/** What follows a form that was sent reads the answer at one place. */
function whereAnswerIs({ kind, value }: Assembled, pointer: string): string {
  const { submit } = value as Partial<FormDocument>;
  return kind === 'form' && pointer.startsWith('/submit/done/')
    ? ` Lo que responde «${submit!.call}» está en «/data/submit/…».`
    : '';
}
