import { graveCallOf } from '../check/grave.ts';
import { shownSentences } from '../check/shownSentences.ts';
import { speaks } from '../edits/rewordings.ts';
import type { Kind } from '../grammar/index.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import type { Change } from './changeOf.ts';

/**
 * Of the sentences whose words a change turns everywhere, those that are said where other words are looked at: on a
 * screen, in a list, in the menu, or by a form that changes something. Said by a form that changes nothing they are no
 * more to be feared than there.
 */
export function saidGravely(documents: Documents, changes: readonly Change[]): string[] {
  const turned = new Set(
    changes.flatMap(({ code, params: { sentence } }) =>
      code.startsWith('change.text.') && typeof sentence === 'string' ? [sentence] : [],
    ),
  );
  if (turned.size === 0) return [];
  const said = Object.keys(documents)
    .filter((key) => speaks(key) && isLookedAt(key, documents))
    .flatMap((key) =>
      shownSentences(key.slice(0, key.indexOf('/')) as Kind, valueOf(documents, key)),
    )
    .map(([, sentence]) => sentence);
  return [...new Set(said)].filter((sentence) => turned.has(sentence));
}

const isLookedAt = (key: string, documents: Documents): boolean =>
  !key.startsWith('form/') || graveCallOf(valueOf(documents, key)) !== undefined;
