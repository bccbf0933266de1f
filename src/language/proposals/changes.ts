import { valueOf, type Documents } from '../lenses/documents.ts';
import { patchBetween, holdsNull } from '../values/patchBetween.ts';
import type { Json } from '../lenses/json.ts';
import { isObject } from '../values/mergePatch.ts';
import { changeOf, type Change } from './changeOf.ts';
import { questionsIn } from './questionTitle.ts';
import { differences, type Difference } from './differences.ts';

/** Everything that one set of documents says otherwise than another. */
export interface Changes {
  /** In the order of documents; what is one act of a person is one change. */
  list: Change[];
  /** The change that a step of undoing is called after, and how many there are beside it. */
  step?: Change & { others: number };
  /** For each document that both have: the merge patch (RFC 7396) that a tenant's overlay says. */
  patches: Readonly<Record<string, unknown>>;
  /** Documents whose change no patch can say: it would hold a `null`. */
  unpatched: readonly string[];
}

/**
 * What became of some documents: names of undo steps, sentences by code, and overlays, all of one comparison.
 * @param around the documents that stand beside them: their code lists have the words of what is chosen
 */
export function changes(before: Documents, after: Documents, around: Documents = after): Changes {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .sort();
  const list = keys.flatMap((key) => changesOf(before, after, key, around));
  const both = keys.filter((key) => Object.hasOwn(before, key) && Object.hasOwn(after, key));
  const patches = Object.fromEntries(
    both.map((key) => [key, patchBetween(valueOf(before, key), valueOf(after, key))]),
  );
  const [first] = list.toSorted((a, b) => weightOf(a) - weightOf(b));
  return {
    list,
    ...(first && { step: { ...first, others: list.length - 1 } }),
    patches,
    unpatched: both.filter((key) =>
      differences(valueOf(before, key), valueOf(after, key)).some(
        ({ before: was, after: is }) =>
          is === null || (isObject(is) && !isObject(was) && holdsNull(is)),
      ),
    ),
  };
}

function changesOf(before: Documents, after: Documents, key: string, around: Documents): Change[] {
  if (key.startsWith('example/')) return [ofExample(before, after, key)];
  if (!Object.hasOwn(before, key))
    return [{ code: 'change.document.added', in: key, pointers: [''], params: { id: key } }];
  if (!Object.hasOwn(after, key))
    return [{ code: 'change.document.removed', in: key, pointers: [''], params: { id: key } }];
  const [was, is] = [valueOf(before, key), valueOf(after, key)];
  const found = new Map<string, Change>();
  for (const difference of differences(was, is).flatMap((each) => entriesOf(key, each))) {
    const change = changeOf(key, difference, was, is, around);
    const name = JSON.stringify([change.code, change.about, change.params]);
    const known = found.get(name);
    found.set(
      name,
      known ? { ...known, pointers: [...known.pointers, ...change.pointers] } : change,
    );
  }
  return wholesTold(choicesTold([...found.values()]), [was, is]);
}

/** What comes or goes with a question is told by its coming or going. */
function wholesTold(all: readonly Change[], sides: readonly Json[]): Change[] {
  const wholes = new Map(
    all.flatMap((change): [string | undefined, Change][] =>
      /^change\.question\.(added|removed|hidden)$/.test(change.code)
        ? [[change.about, change]]
        : [],
    ),
  );
  const isIn = ({ about }: Change, side: Json) =>
    Object.keys(questionsIn(side)).some((name) => about === `question ${name}`);
  // Of a question that both ask, only its place goes with how it is drawn.
  const wholeOf = (change: Change) => {
    const whole = wholes.get(change.about);
    const isWhole = sides.some((side) => !isIn(change, side));
    return isWhole || change.code === 'change.question.moved' ? whole : undefined;
  };
  return all
    .filter((change) => (wholeOf(change) ?? change) === change)
    .map((change) => ({
      ...change,
      pointers: all.flatMap((one) => ((wholeOf(one) ?? one) === change ? one.pointers : [])),
    }));
}

/** Tables of a form whose entries people know by their names: one that comes or goes with all of them is told by each. */
const tables = /^(\/rules|\/steps|\/examples|\/fields|(\/data)?\/properties)$/;

function entriesOf(key: string, { pointer, before, after }: Difference): Difference[] {
  const isTable = /^(form|part)\//.test(key) && tables.test(pointer);
  const [was, is] = [before ?? {}, after ?? {}];
  if (!isTable || !isObject(was) || !isObject(is)) return [{ pointer, before, after }];
  const entries = differences(was, is, pointer);
  return entries.length > 0 ? entries : [{ pointer, before, after }];
}

/** Options that come and go tell of the list as well: it is not told once more. */
function choicesTold(all: readonly Change[]): Change[] {
  const turned = /^change\.choice\.(added|removed)$/;
  const listOf = ({ code, about }: Change) =>
    all.find(
      (one) => turned.test(code) && one.code === 'change.question.choices' && one.about === about,
    );
  const told = new Set(all.flatMap((one) => listOf(one) ?? []));
  return all
    .filter((one) => !told.has(one))
    .map((one) => {
      const list = listOf(one);
      return list ? { ...one, pointers: [...one.pointers, ...list.pointers] } : one;
    });
}

/** A kept example is told by its name, and as a whole. */
function ofExample(before: Documents, after: Documents, key: string): Change {
  const turned = !Object.hasOwn(before, key)
    ? 'added'
    : Object.hasOwn(after, key)
      ? 'changed'
      : 'removed';
  const { title, form } = valueOf(turned === 'removed' ? before : after, key);
  const params = { title: String(title), form: String(form) };
  return { code: `change.kept.${turned}`, in: key, pointers: [''], params };
}

/** What a step is called after comes first: what came or went, then what moved, then words, and their translations last. */
function weightOf({ code }: Change): number {
  if (code.startsWith('change.text.')) return 3;
  if (/^change\.question\.(help|sample)\./.test(code)) return 2;
  if (/added|removed|hidden/.test(code)) return 0;
  return code === 'change.question.moved' ? 1 : 2;
}
