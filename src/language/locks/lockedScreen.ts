import { changed, textsIn, type Guarded } from './guarded.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments, step } from '../values/pointer.ts';
import type { Block } from '../documents/block.ts';
import type { ScreenDocument } from '../documents/screen.ts';

/**
 * What an overlay changed beside the locked blocks of a screen: who sees the page and where it is, what the
 * blocks read. What a locked part of a block is about stays too.
 */
export function lockedScreen(base: object, merged: object, locked: readonly string[]): Guarded[] {
  if (!isScreen(base) || !isScreen(merged)) return [];
  const inBlocks = new Map(
    locked.flatMap((node) => {
      const [root, name] = segments(node);
      return root === 'blocks' && name !== undefined ? [[name, base.blocks[name]!] as const] : [];
    }),
  );
  const read = new Set([...inBlocks.values()].flatMap(callsOf));
  if (base.subject) read.add(base.subject);
  const page = inBlocks.size === 0 ? [] : ['/path', '/guest', '/access', '/otherwise', '/subject'];
  const places = [
    ...page,
    ...[...read].map((name) => `/data${step(name)}`),
    ...[...inBlocks.keys()].flatMap((name) =>
      ['data', 'rows', 'type'].map((part) => `/blocks${step(name)}/${part}`),
    ),
  ].map((pointer) => ({
    pointer,
    why: `La pantalla tiene bloques bloqueados: una variante no puede cambiar ${pointer}.`,
  }));
  return changed(places, base, merged);
}

/** Whether a document has the parts that are compared. */
export const isScreen = (value: object): value is ScreenDocument =>
  'blocks' in value && isObject(value.blocks) && 'path' in value;

/** Names of the screen's calls that a block reads. */
function callsOf(block: Block): string[] {
  const pointers = textsIn(block).flatMap((text) => {
    const [root, name] = text.startsWith('/data/') ? segments(text) : [];
    return root === 'data' && name !== undefined ? [name] : [];
  });
  return block.data ? [block.data, ...pointers] : pointers;
}
