import type { DocumentFile } from '../assembly/source.ts';
import type { FileDiagnostic } from '../values/diagnostic.ts';
import { misspellingsIn, type Misspelling } from './misspellings.ts';

/** Judges documents: what is wrong with them all. */
type Judge = (files: readonly DocumentFile[]) => readonly FileDiagnostic[];

/** So many words are tried at most: each is another look at all documents. */
const TRIED = 6;

/** What is told of documents, and by the file of each misspelt word the files that are not told because of it. */
export interface Told {
  problems: FileDiagnostic[];
  hidden: Map<string, string[]>;
}

/**
 * What is told of documents in which words may be misspelt: each such word once, at its place, and nothing that is right
 * as soon as it is read as what it means. A word is read so if that takes other faults away and brings none.
 */
export function readAsMeant(
  problems: readonly FileDiagnostic[],
  files: readonly DocumentFile[],
  judge: Judge,
): Told {
  const words: FileDiagnostic[] = [];
  const hidden: Told['hidden'] = new Map();
  let [read, left] = [files, problems.filter(isError)];
  for (let tries = TRIED; tries > 0 && left.length > 0;) {
    const tried = misspellingsIn(left, read)
      .filter(({ fault }) => left.length > 1 || !left.includes(fault))
      .slice(0, tries);
    tries -= tried.length;
    const best = bestOf(tried, left, read, judge);
    if (!best) break;
    const { fault } = best.word;
    const gone = left.filter((one) => one !== fault && !has(best.after, one));
    words.push(fault);
    hidden.set(fault.file, [...(hidden.get(fault.file) ?? []), ...gone.map(({ file }) => file)]);
    read = mendedIn(read, best.word);
    left = left.filter((one) => one !== fault && !gone.includes(one));
  }
  const kept = problems.filter((one) => !isError(one) || left.includes(one));
  return { problems: words.length === 0 ? [...problems] : [...words, ...kept], hidden };
}

interface Best {
  word: Misspelling;
  /** What is wrong as soon as it is read as what it means. */
  after: readonly FileDiagnostic[];
}

/** The word with which most faults go beside its own. */
function bestOf(
  words: readonly Misspelling[],
  before: readonly FileDiagnostic[],
  files: readonly DocumentFile[],
  judge: Judge,
): Best | undefined {
  let best: Best | undefined;
  for (const word of words) {
    const after = judge(mendedIn(files, word)).filter(isError);
    const others = before.filter((one) => one !== word.fault).length;
    if (after.length < (best?.after.length ?? others) && after.every((one) => has(before, one)))
      best = { word, after };
    if (best?.after.length === 0) break;
  }
  return best;
}

const mendedIn = (files: readonly DocumentFile[], { mended }: Misspelling) =>
  files.map((one) => (one.file === mended.file ? mended : one));

const has = (faults: readonly FileDiagnostic[], { file, pointer }: FileDiagnostic) =>
  faults.some((one) => one.file === file && one.pointer === pointer);

const isError = ({ severity }: FileDiagnostic) => severity === 'error';
