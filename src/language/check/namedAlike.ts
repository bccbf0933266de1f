import type { Assembled } from '../assembly/assemble.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, segments, step } from '../values/pointer.ts';
import { error, type Check, type Context } from './context.ts';

/** A value that a code list puts into words: under which name it goes, and where that is written. */
interface Naming {
  name: string;
  list: string;
  document: Assembled;
  pointer: string;
}

/** So many other places that agree say what is meant. */
const AGREED = 2;

/**
 * What goes by one name is put into words by one list: `nationality` by that of countries, wherever it is shown or
 * asked. A list that has some of the same codes is a shorter or a longer one, and may be meant.
 */
export const checkNamedAlike: Check = (document, context) => {
  const all = namings(context);
  const own = all.filter((one) => one.document === document);
  return own.flatMap(({ name, list, pointer }) => {
    const others = all.filter(
      (one) => one.name === name && (one.document !== document || one.pointer !== pointer),
    );
    const lists = [...new Set(others.map((one) => one.list))];
    const meant = lists[0];
    if (others.length < AGREED || lists.length > 1 || meant === undefined || meant === list)
      return [];
    return share(context, list, meant)
      ? []
      : [
          error(
            pointer,
            `La lista «${list}» no es la de «${name}»: en los demás sitios es «${meant}».`,
          ),
        ];
  });
};

function share({ documents }: Context, one: string, other: string): boolean {
  const codesOf = (list: string) =>
    Object.keys((documents.get(`codes/${list}`)?.value as CodesDocument | undefined)?.items ?? {});
  const known = new Set(codesOf(one));
  // A list that is not there is told as that.
  return known.size === 0 || codesOf(other).some((code) => known.has(code));
}

const known = new WeakMap<Context['documents'], Naming[]>();

function namings({ documents }: Context): Naming[] {
  const all = known.get(documents) ?? [...documents.values()].flatMap(namingsIn);
  known.set(documents, all);
  return all;
}

/** Whether the question says itself which values it takes: its list is held against these. */
function isListed(form: unknown, at: string): boolean {
  const [first, name = '', second, column = ''] = segments(at);
  if (first !== 'fields') return false;
  const property = `/data/properties${step(name)}`;
  const place = second === 'fields' ? `${property}/items/properties${step(column)}` : property;
  return read(form, `${place}/enum`) !== undefined;
}

function namingsIn(document: Assembled): Naming[] {
  if (document.kind !== 'form' && document.kind !== 'screen') return [];
  return found(grammars[document.kind], document.value, 'codes').flatMap(({ value, pointer }) => {
    const at = pointer.slice(0, pointer.lastIndexOf('/'));
    const parent = read(document.value, at);
    const from = isObject(parent) ? parent['from'] : undefined;
    const name = segments(typeof from === 'string' ? from : at).at(-1);
    return name === undefined || isListed(document.value, at)
      ? []
      : [{ name, list: String(value), document, pointer }];
  });
}
