import { blockAt } from '#/language/edits/blocks.ts';
import { inTurn } from '#/language/edits/inTable.ts';
import { branchOf } from '#/language/grammar/branch.ts';
import { block as grammar } from '#/language/grammar/screen.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt, type Json } from '#/language/lenses/json.ts';
import { reasonAt, type LockReason } from '#/language/lenses/lockReason.ts';
import { toldWords } from '../editing/toldWords.ts';

/** A block as the list shows it. */
export interface ListedBlock {
  name: string;
  title: string;
  /** What kind of block it is, in words. */
  kind: string;
  type: string;
  lock?: LockReason;
}

/** The blocks of a screen in the order in which people meet them. */
export function blockList(documents: Documents, key: string): ListedBlock[] {
  const screen = valueOf(documents, key);
  const blocks = objectAt(screen, 'blocks');
  return inTurn(blocks).map((name) => {
    const block = objectAt(blocks, name);
    const type = String(block.type);
    const node = screen.locked === undefined ? blockAt({ name }) : '';
    const isLocked = screen.locked !== undefined || block.locked !== undefined;
    return {
      name,
      type,
      title: titleOf(documents, block) ?? kindName(type),
      kind: kindName(type),
      ...(isLocked && { lock: reasonAt(documents, key, node) }),
    };
  });
}

/** What a kind of block is called, and what it is for. */
export const kindName = (type: string): string => kindOf(type)?.title ?? type;
export const kindHelp = (type: string): string | undefined => kindOf(type)?.description;

function kindOf(type: string) {
  const branch = branchOf(grammar, { type });
  return 'schema' in branch ? branch.schema : undefined;
}

/** A block by its own words: its title, else the first sentence that people read of it. */
function titleOf(documents: Documents, block: Json): string | undefined {
  const form = typeof block.form === 'string' ? valueOf(documents, `form/${block.form}`) : {};
  const said = [block.title, block.text, block.heading, form.title].map(toldWords);
  const words = said.find((one) => one !== undefined && one !== '');
  return words !== undefined && words.length > 70 ? `${words.slice(0, 70)}…` : words;
}
