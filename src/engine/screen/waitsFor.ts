import type { Block } from '#/language/documents/block.ts';

/** The named calls of the screen that a block reads anywhere: whether it stands, what it says, its rows. */
export function waitsFor(block: Block): string[] {
  const names = new Set(block.data === undefined ? [] : [block.data]);
  collect(block, names);
  return [...names];
}

function collect(value: unknown, names: Set<string>): void {
  const name = typeof value === 'string' ? /^\/data\/(\w+)/.exec(value)?.[1] : undefined;
  if (name !== undefined) names.add(name);
  if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) collect(each, names);
}
