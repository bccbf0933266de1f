import { changed, textsIn, type Guarded } from './guarded.ts';
import { lockedIn } from './lockedIn.ts';
import { isObject } from './mergePatch.ts';
import { segments, step } from './pointer.ts';
import type { Block, ScreenDocument } from './screen.ts';

/**
 * What an overlay changed beside the locked blocks of a screen: who sees the page and where it is, what the
 * blocks read, and what stands before them. What a locked part of a block is about stays too.
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
  return [...changed(places, base, merged), ...movedBefore(base, merged)];
}

const isScreen = (value: object): value is ScreenDocument =>
  'blocks' in value && isObject(value.blocks) && 'path' in value;

/** Names of the screen's calls that a block reads. */
function callsOf(block: Block): string[] {
  const pointers = textsIn(block).flatMap((text) => {
    const [root, name] = text.startsWith('/data/') ? segments(text) : [];
    return root === 'data' && name !== undefined ? [name] : [];
  });
  return block.data ? [block.data, ...pointers] : pointers;
}

/** Blocks that stand before a locked one and did not: it would be seen later, or not at all. */
function movedBefore(base: ScreenDocument, merged: ScreenDocument): Guarded[] {
  const lockedBlocks = Object.keys(base.blocks).filter((name) =>
    lockedIn(base.blocks[name]).includes(''),
  );
  return lockedBlocks.flatMap((name) => {
    const before = namesBefore(base, name);
    return namesBefore(merged, name)
      .filter((other) => !before.includes(other))
      .map((other) => ({
        pointer: `/blocks${step(other)}`,
        why: `El bloque «${name}» está bloqueado: una variante no puede poner «${other}» delante.`,
      }));
  });
}

function namesBefore({ blocks }: ScreenDocument, name: string): string[] {
  const names = Object.keys(blocks).sort((a, b) => blocks[a]!.order - blocks[b]!.order);
  return names.slice(0, Math.max(names.indexOf(name), 0));
}
