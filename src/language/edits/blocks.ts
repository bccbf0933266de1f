import { unreadCalls } from '../check/unused.ts';
import type { Block } from '../documents/block.ts';
import type { CallUse } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { judged } from '../lenses/judge.ts';
import { objectAt, put, toObject, withEntry, type Json } from '../lenses/json.ts';
import { refused, type Written } from '../lenses/written.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step } from '../values/pointer.ts';
import { freeName } from './freeName.ts';
import { inTurn, placedIn } from './inTable.ts';

/** A block of a screen. Names never change. */
export interface BlockId {
  in: string;
  name: string;
}

export const blockAt = ({ name }: Pick<BlockId, 'name'>): string => `/blocks${step(name)}`;

/** A screen with one block more, before another one or last, and with the call that it reads, where that is new. */
export function addBlock(
  documents: Documents,
  { in: key, name }: BlockId,
  block: Omit<Block, 'order'>,
  before?: string,
  call?: { name: string; use: CallUse },
): Written {
  const screen = valueOf(documents, key);
  if (read(screen, blockAt({ name })) !== undefined)
    return refused(documents, 'name_taken', key, blockAt({ name }));
  const called = call ? put(screen, `/data${step(call.name)}`, call.use) : screen;
  const { type, ...rest } = block;
  const added = put(called, blockAt({ name }), { type, order: 0, ...rest });
  return judged(documents, key, placedIn(added, '/blocks', name, before));
}

/** A screen with a block before another one, or last. */
export function moveBlock(documents: Documents, id: BlockId, before?: string): Written {
  const screen = valueOf(documents, id.in);
  return isObject(read(screen, blockAt(id)))
    ? judged(documents, id.in, placedIn(screen, '/blocks', id.name, before))
    : refused(documents, 'unknown_block', id.in, blockAt(id));
}

/** A screen with a block once more, behind itself, and without its lock. */
export function duplicateBlock(documents: Documents, id: BlockId): Written & { id: BlockId } {
  const screen = valueOf(documents, id.in);
  const block = read(screen, blockAt(id));
  if (!isObject(block)) return { ...refused(documents, 'unknown_block', id.in, blockAt(id)), id };
  const copy = { in: id.in, name: freeName(id.name, objectAt(screen, 'blocks')) };
  const names = inTurn(objectAt(screen, 'blocks'));
  const behind = names[names.indexOf(id.name) + 1];
  const added = put(screen, blockAt(copy), withEntry(block, 'locked', undefined));
  return { ...judged(documents, id.in, placedIn(added, '/blocks', copy.name, behind)), id: copy };
}

/** A screen without a block, and without the calls that it alone has read. */
export function removeBlock(documents: Documents, id: BlockId): Written {
  const screen = valueOf(documents, id.in);
  if (!isObject(read(screen, blockAt(id))))
    return refused(documents, 'unknown_block', id.in, blockAt(id));
  const without = put(screen, blockAt(id), undefined);
  const before = new Set(unreadCalls(asScreen(screen)));
  const idle = unreadCalls(asScreen(without)).filter((name) => !before.has(name));
  // What the page is about is asked for its own sake.
  const gone = idle.filter((name) => name !== screen.subject);
  const left = gone.reduce((so, name) => put(so, `/data${step(name)}`, undefined), without);
  const isBare = Object.keys(objectAt(left, 'data')).length === 0;
  return judged(documents, id.in, isBare ? withEntry(left, 'data', undefined) : left);
}

/** A block as the base has it, back in its place, with the calls that it reads. */
export function showBlock(base: Documents, documents: Documents, id: BlockId): Written {
  const [was, screen] = [valueOf(base, id.in), valueOf(documents, id.in)];
  const block = read(was, blockAt(id));
  if (!isObject(block)) return refused(documents, 'unknown_block', id.in, blockAt(id));
  const shown = put(screen, blockAt(id), block);
  const calls = objectAt(was, 'data');
  const needed = Object.keys(calls).filter((name) => !unreadOn(was, block, name));
  const missing = needed.filter((name) => objectAt(shown, 'data')[name] === undefined);
  return judged(
    documents,
    id.in,
    missing.reduce((so, name) => put(so, `/data${step(name)}`, calls[name]), shown),
  );
}

/** Whether a block of a screen reads nothing of a call. */
const unreadOn = (screen: Json, block: Json, name: string): boolean =>
  unreadCalls({ ...asScreen(screen), blocks: { one: block as unknown as Block } }).includes(name);

const asScreen = (value: Json): ScreenDocument => ({
  ...(value as unknown as ScreenDocument),
  blocks: toObject(value.blocks) as Record<string, Block>,
});
