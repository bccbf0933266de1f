import type { Assembled } from '../assembly/assemble.ts';
import type { Binding, Text } from '../expressions/binding.ts';
import { same } from '../locks/guarded.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check, type Context } from './context.ts';
import { shownSentences } from './shownSentences.ts';
import { sentenceOf } from './texts.ts';

/** Lists of a block whose entries bear a name and a value. */
const LISTS = ['items', 'columns'] as const;

interface Entry {
  label?: Text;
  value?: Binding;
}

/**
 * Where the table of locks says so, each entry of a block keeps its name and all that is said at it, and what a
 * variant adds beside it takes neither the name of another nor its value.
 */
export const checkNamedEntries: Check = ({ kind, value, variant }, { documents }) => {
  if (kind !== 'screen' || !variant) return [];
  const { id } = variant.base as { id: string };
  return nodesOf(documents)
    .filter(([key]) => key === `screen/${id}`)
    .flatMap(([, node]) =>
      LISTS.flatMap((list) => {
        const at = `${node}/${list}`;
        const [before, now] = [read(variant.base, at), read(value, at)];
        return isObject(before) && isObject(now) ? entries(before, now, at) : [];
      }),
    );
};

/** Document → place of each block whose entries keep their names. */
export function nodesOf(documents: Context['documents']): [key: string, pointer: string][] {
  const { locks = {} } = (documents.get(LOCKS)?.value ?? {}) as Partial<LocksDocument>;
  return Object.values(locks)
    .filter((lock) => lock.entries)
    .flatMap(({ nodes = {} }) => Object.entries(nodes))
    .flatMap(([key, pointers]) => pointers.map((at): [string, string] => [key, at]));
}

/** What is said at the entries of such a block: their names, their notes and what stands in for a figure that is missing. */
export const saidIn = (document: Assembled | undefined, node: string): string[] =>
  document
    ? shownSentences(document.kind, document.value)
        .filter(([pointer]) => LISTS.some((list) => pointer.startsWith(`${node}/${list}/`)))
        .map(([, sentence]) => sentence)
    : [];

function entries(before: object, now: object, at: string): Diagnostic[] {
  const known = Object.entries(before as Record<string, Entry>);
  const changed = known
    .filter(([name, entry]) => !same(entry, (now as Record<string, Entry>)[name]))
    .map(([name]) =>
      error(`${at}${step(name)}`, 'Una cifra conserva su nombre y lo que se dice de ella.'),
    );
  const taken = Object.entries(now as Record<string, Entry>)
    .filter(([name]) => !Object.hasOwn(before, name))
    .filter(([, { label, value }]) =>
      known.some(
        ([, one]) =>
          (label !== undefined && one.label !== undefined && alike(label, one.label)) ||
          (value?.from !== undefined && value.from === one.value?.from),
      ),
    )
    .map(([name]) => error(`${at}${step(name)}`, 'Aquí ya hay una cifra con ese nombre o valor.'));
  return [...changed, ...taken];
}

/** One says what the other says, with more words or fewer. */
function alike(one: Text, other: Text): boolean {
  const [a, b] = [plain(sentenceOf(one)), plain(sentenceOf(other))];
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}

const plain = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
