import type { Assembled } from '../assembly/assemble.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { isUnder } from '../locks/lockedIn.ts';
import { isObject } from '../values/mergePatch.ts';
import { digestOf } from '../values/digestOf.ts';
import { read, segments, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Context } from './context.ts';

/** A rule, a part or an answer that the table of locks says a document keeps, and that is gone or another by now. */
export interface Lost {
  fault: Diagnostic;
  /** The rule, and the questions that it decides on, or the question: what another check says of them is enough. */
  within: readonly string[];
  /** How what is said of those begins that read a question without its rule: it follows. */
  reads?: readonly string[];
  /** What a part asks and sends is missing wherever the form names it: nothing else is told of that form. */
  isPart: boolean;
}

/**
 * Rules and parts that the table of locks says a shared document keeps. Examples cannot hold a rule alone: whoever takes
 * it away with the example that shows it would leave no trace.
 */
export function lostIn(
  document: Assembled,
  { documents }: Pick<Context, 'documents'>,
): readonly Lost[] {
  const { kind, id, value, variant, origins = [] } = document;
  const table = documents.get(LOCKS)?.value as LocksDocument | undefined;
  const kept = table?.kept?.[`${kind}/${id}`] ?? [];
  // What a tenant takes away is told of its variant.
  const own = variant?.base ?? value;
  const gone = kept.filter(
    (pointer) => !isThere(read(own, pointer)) && !origins.some(({ at }) => at === pointer),
  );
  const changed = Object.entries(table?.exact?.[`${kind}/${id}`] ?? {}).flatMap(
    ([pointer, digest]) => changedAt(pointer, own, digest),
  );
  const told = new Map<string, Lost>();
  for (const pointer of gone) {
    const lost = lostAt(pointer, own, kept);
    if (lost && !told.has(lost.fault.pointer)) told.set(lost.fault.pointer, lost);
  }
  return [...together([...told.values()]), ...changed];
}

/** A condition or a limit that is another by now; of one that is gone it is told that it is. */
function changedAt(pointer: string, document: unknown, digest: string): Lost[] {
  const now = read(document, pointer);
  if (now === undefined || digestOf(now) === digest) return [];
  return [
    {
      fault: error(pointer, otherThanKept(pointer, digestOf(now))),
      within: [pointer, ...decidedBy(pointer, document)],
      isPart: false,
    },
  ];
}

/** What is said of a place that is another by now. */
export const otherThanKept = (pointer: string, digest: string) =>
  `«${pointer}» no es como la tabla de bloqueos lo guarda. Si ha de cambiar, cambie allí su huella: ${digest}.`;

/** The questions that the rule at a pointer decides on. */
function decidedBy(pointer: string, document: unknown): string[] {
  const names = segments(pointer);
  const at = names.lastIndexOf('rules');
  const rule = at < 0 ? undefined : read(document, pointerOf(names.slice(0, at + 2)));
  const deeds = isObject(rule) ? [rule['show'], rule['require'], rule['limit']] : [];
  const fields = at === 0 ? '/fields' : pointerOf([...names.slice(0, at), 'fields']);
  return deeds.flatMap((deed) =>
    Object.keys(isObject(deed) ? deed : {}).map((name) => fields + step(name)),
  );
}

/** What says no says nothing: `required` of a question that nobody has to answer. */
const isThere = (value: unknown) => value !== undefined && value !== false;

/** Parts that are gone together are told together. */
function together(all: readonly Lost[]): readonly Lost[] {
  const uses = all.filter(({ isPart, within }) => isPart && within[0]!.startsWith('/uses/'));
  if (uses.length < 2) return all;
  const names = uses.map(({ within }) => `«${within[0]!.slice('/uses/'.length)}»`).join(', ');
  const says = `Faltan las partes ${names}: la tabla de bloqueos las exige.`;
  return [
    { fault: error('/uses', says), within: ['/uses'], isPart: true },
    ...all.filter((one) => !uses.includes(one)),
  ];
}

function lostAt(pointer: string, value: unknown, kept: readonly string[]): Lost | undefined {
  const names = segments(pointer);
  if (names.length === 1)
    return {
      fault: error(pointer, `Falta «${names[0]}»: la tabla de bloqueos lo exige.`),
      within: [pointer],
      isPart: false,
    };
  if (names.at(-1) === 'part') return partGone(pointer, names);
  return names.includes('rules') ? ruleGone(pointer, value, kept) : keywordGone(pointer, value);
}

function partGone(pointer: string, names: readonly string[]): Lost {
  const says =
    names[0] === 'uses'
      ? `Falta la parte «${names[1]}»: la tabla de bloqueos la exige.`
      : `Las filas de «${names.at(-3)}» son las de una parte, y falta: la tabla de bloqueos la exige.`;
  const at = pointerOf(names.slice(0, -1));
  return { fault: error(at, says), within: [at], isPart: true };
}

/** A rule that is gone is told once, with all that it decides; one that is there, by what it decides no more. */
function ruleGone(pointer: string, value: unknown, kept: readonly string[]): Lost {
  const names = [...segments(pointer)];
  const index = names.lastIndexOf('rules');
  const id = names[index + 1]!;
  const table = pointerOf(names.slice(0, index + 1));
  const rule = table + step(id);
  if (read(value, rule) === undefined) {
    const about = new Set(
      kept.filter((one) => isUnder(one, rule)).map((one) => `«${segments(one)[index + 3]}»`),
    );
    const near = didYouMean(id, strangersIn(value, table, kept));
    const list = [...about].join(', ');
    const says = `Falta la regla «${id}», que decide sobre ${list}: la tabla de bloqueos la exige.${near}`;
    return { fault: error(rule, says), within: [rule], isPart: false };
  }
  const [deed, name, keyword] = names.slice(index + 2);
  const does =
    deed === 'show'
      ? `mostrar «${name}»`
      : deed === 'require'
        ? `exigir «${name}»`
        : `limitar «${name}» con «${keyword}»`;
  const says = `La regla «${id}» ha de ${does}: lo exige la tabla de bloqueos.`;
  return { fault: error(pointer, says), within: [rule], isPart: false };
}

/** Rules that a table has and need not keep: one of them may be another under a misspelt name. */
function strangersIn(value: unknown, table: string, kept: readonly string[]): string[] {
  const there = read(value, table);
  const names = isObject(there) ? Object.keys(there) : [];
  return names.filter((name) => !kept.some((one) => isUnder(one, table + step(name))));
}

/** A rule of a question; of one that is not asked nothing is said here. */
function keywordGone(pointer: string, value: unknown): Lost | undefined {
  const names = segments(pointer);
  const question = pointerOf(names.slice(0, -1));
  if (read(value, question) === undefined) return undefined;
  const [name, word] = names.slice(-2);
  const says =
    word === 'required'
      ? `«${name}» ha de responderse: lo exige la tabla de bloqueos.`
      : `«${name}» ha de tener la regla «${word}»: lo exige la tabla de bloqueos.`;
  const reads = ['answers', 'row'].map((root) => `«/${root}${step(name!)}» no es `);
  return { fault: error(pointer, says), within: [question], reads, isPart: false };
}

const pointerOf = (names: readonly string[]) => names.map((name) => step(name)).join('');
