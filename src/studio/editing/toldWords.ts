import { toObject } from '#/language/lenses/json.ts';
import { plainly } from '#/language/proposals/plainly.ts';
import { segments } from '#/language/values/pointer.ts';
import { known } from '../kernel/words.ts';
import { wordsOf } from './questionList.ts';

/** What is left open of a sentence. */
const OPEN = '…';

/**
 * A text of a document for whoever looks for it in a list: its places by what stands there when nothing is known, else by
 * what the value is called. Nothing where no words are left.
 */
export function toldWords(text: unknown): string | undefined {
  const values = toObject(toObject(text).values);
  const told = wordsOf(text)?.replace(/\{(\w+)\}/g, (_, name: string) => {
    const { from, default: usual } = toObject(values[name]);
    const last = typeof from === 'string' ? segments(from).at(-1) : undefined;
    return (
      plainly(usual) ?? (last === undefined ? undefined : known(`studio.column.${last}`)) ?? OPEN
    );
  });
  return told?.replaceAll(OPEN, '').trim() ? told.trim() : undefined;
}
