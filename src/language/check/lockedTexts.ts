import type { FormDocument } from '../documents/form.ts';
import { guardedFields } from '../locks/lockedForm.ts';
import { isUnder, lockedIn } from '../locks/lockedIn.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { step } from '../values/pointer.ts';
import type { Context } from './context.ts';
import { heldWords } from './heldQuestions.ts';
import { nodesOf, saidIn } from './namedEntries.ts';
import { sharedSpanish } from './sharedSpanish.ts';
import { shownSentences } from './shownSentences.ts';

/** The Spanish sentences that tenants may not reword, by code or by themselves. */
export interface LockedTexts {
  has(key: string): boolean;
  isUntranslated(key: string): boolean;
  /** What the other items of the same locked lists say in Spanish. */
  besides(key: string): ReadonlySet<string>;
  /** Keys of sentences whose words nothing else may say, and those words in Spanish. */
  unique: ReadonlyMap<string, string>;
}

const known = new WeakMap<Context['documents'], LockedTexts>();

/** What is locked of all that a tenant's documents say: found once for all its languages. */
export function lockedTexts(context: Context): LockedTexts {
  const before = known.get(context.documents);
  if (before) return before;
  const { locks = {} } = (context.documents.get(LOCKS)?.value ?? {}) as Partial<LocksDocument>;
  const shared = sharedSpanish(context);
  const both = (text: string) => (Object.hasOwn(shared, text) ? [text, shared[text]!] : [text]);
  const listed = Object.values(locks).flatMap(({ texts = [] }) => texts.flatMap(both));
  const untranslated = new Set(
    Object.values(locks).flatMap((lock) => (lock.untranslated ? (lock.texts ?? []) : [])),
  );
  const unique = new Map(
    Object.values(locks)
      .flatMap((lock) => (lock.unique ? (lock.texts ?? []) : []))
      .map((text) => [text, both(text).at(-1)!]),
  );
  const names = nodesOf(context.documents).flatMap(([key, node]) =>
    saidIn(context.documents.get(key), node),
  );
  const all = new Set([...listed, ...names, ...sentencesOf(context)]);
  const filled = [...all].map(partsOf).filter(isTelling);
  const lists = labelsOf(context);
  const made: LockedTexts = {
    has: (key) => all.has(key) || filled.some((parts) => isFilled(parts, key)),
    unique,
    isUntranslated: (key) => untranslated.has(key),
    besides: (key) =>
      new Set(
        lists
          .filter((labels) => labels.has(key))
          .flatMap((labels) => [...labels])
          .filter((label) => label !== key),
      ),
  };
  known.set(context.documents, made);
  return made;
}

const partsOf = (sentence: string): string[] => sentence.split(/\{\w+\}/);

/** Of a sentence with places: whether what it says itself is enough to know it by. */
const isTelling = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.join('').length >= LEAST;

/** Whether a text is a sentence as the server says it, its places filled: nobody rewords it by that either. */
function isFilled(parts: readonly string[], text: string): boolean {
  if (!text.startsWith(parts[0]!) || !text.endsWith(parts.at(-1)!)) return false;
  let at = 0;
  for (const part of parts) {
    const next = text.indexOf(part, at);
    if (next < 0) return false;
    at = next + part.length;
  }
  return true;
}

/** Letters that a sentence says itself, so that it is known by them. */
const LEAST = 12;

function sentencesOf({ documents }: Context): Set<string> {
  const all = new Set<string>();
  for (const { kind, value, variant } of documents.values()) {
    if (kind === 'texts' || kind === 'locks') continue;
    if (kind === 'form')
      for (const [, sentence] of heldWords((variant?.base ?? value) as FormDocument))
        all.add(sentence);
    const nodes = lockedNodes(kind === 'form' ? (value as FormDocument) : undefined, value);
    if (nodes.length === 0) continue;
    for (const [pointer, sentence] of shownSentences(kind, value))
      if (nodes.some((node) => isUnder(pointer, node))) all.add(sentence);
  }
  return all;
}

function lockedNodes(form: FormDocument | undefined, value: unknown): readonly string[] {
  const nodes = lockedIn(value);
  if (!form || nodes.length === 0) return nodes;
  const own = [...guardedFields(form)].flatMap((name) => [
    `/fields${step(name)}`,
    `/data/properties${step(name)}`,
  ]);
  const about = lockedIn(form.steps).length > 0 ? ['/title', '/intro'] : [];
  return [...nodes, ...own, ...about, '/submit', '/review'];
}

function labelsOf({ documents }: Context): Set<string>[] {
  return [...documents.values()]
    .filter(({ kind, value }) => kind === 'codes' && lockedIn(value).length > 0)
    .map(({ value }) => {
      const { items } = value as CodesDocument;
      return new Set(Object.values(items).map(({ label }) => label));
    });
}
