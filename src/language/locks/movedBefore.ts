import { sentenceLength } from '../grammar/sentenceLength.ts';
import type { Guarded } from './guarded.ts';
import { lockedIn } from './lockedIn.ts';
import { isScreen } from './lockedScreen.ts';
import { step } from '../values/pointer.ts';
import type { Block } from '../documents/block.ts';
import type { ScreenDocument } from '../documents/screen.ts';

/** Letters that may be added before a locked block: a short notice. */
const LETTERS = 400;

/**
 * What an overlay puts before a locked block, which would then be seen later or not at all. One short notice of
 * the manager's own may stand there, to announce a closure; what stood there already does not grow.
 */
export function movedBefore(base: object, merged: object): Guarded[] {
  if (!isScreen(base) || !isScreen(merged)) return [];
  return Object.keys(base.blocks)
    .filter((name) => lockedIn(base.blocks[name]).includes(''))
    .flatMap((name) => {
      const before = namesBefore(base, name);
      const now = namesBefore(merged, name);
      const added = now.filter((other) => !before.includes(other));
      const [first] = added;
      const isAnnounced =
        added.length === 1 && !base.blocks[first!] && isNotice(merged.blocks[first!]!);
      return [
        ...(isAnnounced ? [] : added).map((other) => ({
          pointer: `/blocks${step(other)}`,
          why: `El bloque «${name}» está bloqueado: delante sólo cabe un aviso breve, y no «${other}».`,
        })),
        ...now
          .filter((other) => before.includes(other))
          .filter((other) => isGrown(base.blocks[other]!, merged.blocks[other]!))
          .map((other) => ({
            pointer: `/blocks${step(other)}`,
            why: `El bloque «${name}» está bloqueado: «${other}», que va delante, no puede crecer.`,
          })),
      ];
    });
}

const isNotice = (block: Block) => block.type === 'notice' && sentenceLength(block) <= LETTERS;

const isGrown = (before: Block, now: Block) =>
  before.type !== now.type ||
  entriesOf(now) > entriesOf(before) ||
  sentenceLength(now) > sentenceLength(before) + LETTERS;

/** Entries of the lists that a block draws one by one. */
const entriesOf = (block: Block) =>
  ['items', 'columns', 'facts', 'actions', 'presses']
    .map((list) => Object.keys((block[list] as object | undefined) ?? {}).length)
    .reduce((sum, each) => sum + each, 0);

function namesBefore({ blocks }: ScreenDocument, name: string): string[] {
  const names = Object.keys(blocks).sort((a, b) => blocks[a]!.order - blocks[b]!.order);
  return names.slice(0, Math.max(names.indexOf(name), 0));
}
