import type { Carried } from '../edits/carryTexts.ts';
import { rewordings } from '../edits/rewordings.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { own } from '../lenses/json.ts';

/** A translation that says what the sentence said before it was put in other words. */
export interface Outdated {
  language: string;
  /** The sentence, or the code, that is translated. */
  sentence: string;
  /** What it said when it was translated. */
  was: string;
  /** The translation. */
  text: string;
}

/**
 * Translations that nobody has touched since what they translate was put in other words: of a sentence of a document, of
 * a sentence that only these documents have, of one that the tenant says otherwise everywhere, of what the server says by
 * a code.
 * @param carried what sentences said that are new in these documents
 */
export function toReview(base: Documents, documents: Documents, carried: Carried = {}): Outdated[] {
  const reworded = rewordings(base, documents).map(({ was, is }) => ({ was, is }));
  return [
    ...ofTexts(base, documents, reworded, carried),
    ...ofTable(base, documents, 'texts'),
    ...ofTable(base, documents, 'words'),
  ];
}

const languagesOf = (documents: Documents, kind: string): string[] =>
  Object.keys(documents).flatMap((key) =>
    key.startsWith(`${kind}/`) && key !== `${kind}/es` ? [key.slice(kind.length + 1)] : [],
  );

function ofTexts(
  base: Documents,
  documents: Documents,
  reworded: readonly { was: string; is: string }[],
  carried: Carried,
): Outdated[] {
  return languagesOf(documents, 'texts').flatMap((language) => {
    const [before, now] = [
      valueOf(base, `texts/${language}`),
      valueOf(documents, `texts/${language}`),
    ];
    const told = new Map<string, Outdated>();
    for (const { was, is } of reworded) {
      const text = own(now, is);
      if (typeof text === 'string' && text === own(before, was) && own(before, is) === undefined)
        told.set(is, { language, sentence: is, was, text });
    }
    for (const [sentence, was] of Object.entries(carried[`texts/${language}`] ?? {})) {
      const text = own(now, sentence);
      if (typeof text === 'string') told.set(sentence, { language, sentence, was, text });
    }
    return [...told.values()];
  });
}

/** Sentences and codes that have other Spanish words than before, in a language whose words are those of before. */
function ofTable(base: Documents, documents: Documents, kind: 'texts' | 'words'): Outdated[] {
  const [before, now] = [valueOf(base, `${kind}/es`), valueOf(documents, `${kind}/es`)];
  const turned = Object.keys(now).filter((name) => now[name] !== before[name]);
  return languagesOf(documents, kind).flatMap((language) => {
    const key = `${kind}/${language}`;
    const [said, says] = [valueOf(base, key), valueOf(documents, key)];
    return turned.flatMap((sentence): Outdated[] => {
      const text = own(says, sentence);
      return typeof text === 'string' && text === own(said, sentence)
        ? [{ language, sentence, was: String(before[sentence] ?? sentence), text }]
        : [];
    });
  });
}
