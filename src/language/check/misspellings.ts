import type { DocumentFile } from '../assembly/source.ts';
import { isOneSlipAway, nearestWord } from '../values/nearestWord.ts';
import { read, segments } from '../values/pointer.ts';
import type { FileDiagnostic } from '../values/diagnostic.ts';
import { renamedAt, replacedAt } from '../values/replacedAt.ts';
import { error } from './context.ts';
import { placesOf, reworded, valueOf, type WordPlace } from './wordPlaces.ts';

/** One word that may be misspelt: how it is told, and the file as it would be without. */
export interface Misspelling {
  fault: FileDiagnostic;
  mended: DocumentFile;
}

/** What a fault is told about, and what it proposes instead. */
interface Proposal {
  fault: FileDiagnostic;
  wrong: string;
  meant: string;
}

/** Short words are like others without being one of them misspelt. */
const SHORT = 4;

const isSlip = (wrong: string, meant: string) =>
  meant.length >= SHORT && isOneSlipAway(wrong, meant);

/** How a fault proposes another word: as a guess, or as the one that all else says. */
const GUESS = /¿Quería decir «([^»]+)»\?/;
const OTHERS = /^«[^»]+» se llama «([^»]+)» en los demás sitios/;

/**
 * The words that faults propose, as mends of the word that each is told at; and the other way round, where what is
 * proposed stands in one place alone and what it is proposed for in several: then that one place is misspelt.
 */
export function misspellingsIn(
  faults: readonly FileDiagnostic[],
  files: readonly DocumentFile[],
): Misspelling[] {
  const found = new Map<string, Misspelling>();
  const add = (misspelling: Misspelling | undefined) => {
    const key = misspelling && `${misspelling.mended.file}\n${misspelling.mended.text}`;
    if (key !== undefined && !found.has(key)) found.set(key, misspelling!);
  };
  const proposals = faults.flatMap((fault): Proposal[] => {
    const meant = (GUESS.exec(fault.message) ?? OTHERS.exec(fault.message))?.[1];
    const wrong = meant === undefined ? undefined : wrongIn(fault.message, meant);
    return meant === undefined || wrong === undefined ? [] : [{ fault, wrong, meant }];
  });
  const pairs = Map.groupBy(proposals, ({ wrong, meant }) => `${wrong}\n${meant}`);
  const sorted = [...pairs.values()]
    .map((same) => ({ same, places: placesOf(same[0]!.wrong, files) }))
    .sort((one, other) => one.places.length - other.places.length);
  for (const { same, places } of sorted) {
    const [{ wrong, meant }] = same as [Proposal];
    const [place, ...more] = isSlip(wrong, meant) ? placesOf(meant, files) : [];
    if (place && more.length === 0 && places.length > 1)
      add(mend(alone(place, meant, wrong), place.source, place.pointer, meant, wrong));
    for (const { fault } of same)
      add(mend(fault, fileOf(fault, files), fault.pointer, wrong, meant));
  }
  return [...found.values()];
}

/** The word of a fault that is most like the one that it proposes. */
function wrongIn(message: string, meant: string): string | undefined {
  const quoted = [...message.matchAll(/«([^»]+)»/g)].map(([, word]) => word!);
  return nearestWord(
    meant,
    quoted.filter((word) => word !== meant),
  );
}

const fileOf = ({ file }: FileDiagnostic, files: readonly DocumentFile[]) =>
  files.find((one) => one.file === file);

const alone = ({ source, pointer }: WordPlace, word: string, meant: string): FileDiagnostic => ({
  ...error(pointer, `«${word}» no está en ningún otro sitio. ¿Quería decir «${meant}»?`),
  file: source.file,
});

/** The file with another word at that place, be it a value or the name of what stands there. */
function mend(
  fault: FileDiagnostic,
  source: DocumentFile | undefined,
  pointer: string,
  wrong: string,
  meant: string,
): Misspelling | undefined {
  if (!source) return undefined;
  const value = valueOf(source);
  const there = read(value, pointer);
  const isName = segments(pointer).at(-1) === wrong;
  if (there === undefined || (!isName && typeof there !== 'string')) return undefined;
  const mended = isName
    ? renamedAt(value, pointer, meant)
    : replacedAt(value, pointer, reworded(there as string, wrong, meant));
  return { fault, mended: { file: source.file, text: JSON.stringify(mended) } };
}
