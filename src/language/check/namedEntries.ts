import type { Assembled } from '../assembly/assemble.ts';
import { tenantOf } from '../assembly/source.ts';
import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { Binding, Text } from '../expressions/binding.ts';
import { same } from '../locks/guarded.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { blocksOfForm } from './blocksOfForm.ts';
import { error, type Check, type Context } from './context.ts';
import { isWatched } from './grave.ts';
import { shownSentences } from './shownSentences.ts';
import { sentenceOf } from './texts.ts';

/** Lists of a block whose entries bear a name and a value. */
const LISTS = ['items', 'columns'] as const;

interface Entry {
  label?: Text;
  note?: Text;
  value?: Binding;
}

/**
 * Where the table of locks says so, and in whatever says what would come of an order, each entry of a block keeps its
 * name and all that is said at it, and what a variant adds beside it takes neither the name of another nor its value.
 * Elsewhere an entry is called as people like, and never as another one is.
 */
export const checkNamedEntries: Check = ({ kind, value, variant }, { documents }) => {
  if ((kind !== 'screen' && kind !== 'form') || !variant) return [];
  const base = variant.base as { id: string };
  const named = new Set(
    nodesOf(documents)
      .filter(([key]) => key === `${kind}/${base.id}`)
      .map(([, node]) => node),
  );
  const all = kind === 'form' ? blocksOfForm(base as Partial<FormDocument>) : blocksOfScreen(base);
  return [...new Set([...named, ...all])].flatMap((node) =>
    LISTS.flatMap((list) => {
      const at = `${node}/${list}`;
      const [before, now] = [read(variant.base, at), read(value, at)];
      if (!isObject(before) || !isObject(now)) return [];
      return named.has(node)
        ? entries(before, now, at, kind === 'form' ? saysSame : same)
        : exchanged(before, now, at);
    }),
  );
};

const blocksOfScreen = (base: object): string[] =>
  Object.keys((base as Partial<ScreenDocument>).blocks ?? {}).map((id) => `/blocks${step(id)}`);

/** Document → place of each block whose entries keep their names. */
export function nodesOf(documents: Context['documents']): [key: string, pointer: string][] {
  const { locks = {} } = (documents.get(LOCKS)?.value ?? {}) as Partial<LocksDocument>;
  const listed = Object.values(locks)
    .filter((lock) => lock.entries)
    .flatMap(({ nodes = {} }) => Object.entries(nodes))
    .flatMap(([key, pointers]) => pointers.map((at): [string, string] => [key, at]));
  const told = [...documents.values()].flatMap(({ kind, id, file, value, variant }) => {
    const base = variant?.base ?? value;
    if (kind !== 'form' || tenantOf(file) || !isWatched(base)) return [];
    return blocksOfForm(base as FormDocument).map((at): [string, string] => [`form/${id}`, at]);
  });
  return [...listed, ...told];
}

/** What is said at the entries of such a block: their names, their notes and what stands in for a figure that is missing. */
export const saidIn = (document: Assembled | undefined, node: string): string[] =>
  document
    ? shownSentences(document.kind, document.value)
        .filter(([pointer]) => LISTS.some((list) => pointer.startsWith(`${node}/${list}/`)))
        .map(([, sentence]) => sentence)
    : [];

/** What is read at a figure is as it was; which one it is and when it is seen is looked at by whoever looks at forms. */
const saysSame = (one: Entry, other: Entry | undefined): boolean =>
  other === undefined ||
  (same(one.label, other.label) &&
    same(one.value?.default, other.value?.default) &&
    noteOf(one) === noteOf(other));

const noteOf = ({ note }: Entry): string | undefined =>
  note === undefined ? undefined : sentenceOf(note);

function entries(
  before: object,
  now: object,
  at: string,
  isSame: (one: Entry, other: Entry | undefined) => boolean,
): Diagnostic[] {
  const known = Object.entries(before as Record<string, Entry>);
  const changed = known
    .filter(([name, entry]) => !isSame(entry, (now as Record<string, Entry>)[name]))
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

/** Entries that a variant calls by what another one was called before. */
function exchanged(before: object, now: object, at: string): Diagnostic[] {
  const known = Object.entries(before as Record<string, Entry>).flatMap(([name, { label }]) =>
    label === undefined ? [] : [[name, spelt(label)] as const],
  );
  const was = new Map(known);
  return Object.entries(now as Record<string, Entry>).flatMap(([name, { label }]) => {
    const called = label === undefined ? '' : spelt(label);
    if (called === '' || called === was.get(name)) return [];
    return known.some(([other, words]) => other !== name && words === called)
      ? [error(`${at}${step(name)}/label`, 'Así se llama otra cifra: cada una conserva la suya.')]
      : [];
  });
}

/** Letter by letter, but for how large they are. */
const spelt = (label: Text) => sentenceOf(label).normalize('NFKC').trim().toLowerCase();

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
