import { existsSync, readFileSync } from 'node:fs';
import type { Block } from '#/language/documents/block.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';

/** Which parts of the pages' program a block is drawn by, beside what every page loads. */
const parts: Readonly<Record<string, (block: Block) => string | undefined>> = {
  form: () => 'FormBlock',
  photo: () => 'PhotoEditor',
  chart: (block) => (block['shape'] === 'line' ? 'Line' : undefined),
};

/** Parts that a page stands without: their place says in words what they draw. */
const second: ReadonlySet<string> = new Set(['Line']);

/** A file of a part, and whether all that the page stands on is fetched before it. */
export interface PartFile {
  file: string;
  isSecond: boolean;
}

/**
 * Where the parts lie that a screen is drawn by: a page that names them has them fetched beside its program
 * instead of after it. @param file the table that the build writes; pages without it name none
 */
export function createLazyParts(file: string): (screen: ScreenDocument | undefined) => PartFile[] {
  const table = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>)
    : {};
  return (screen) => {
    const names = Object.values(screen?.blocks ?? {}).flatMap(
      (block) => parts[block.type]?.(block) ?? [],
    );
    const isSecond = new Map<string, boolean>();
    for (const name of names)
      for (const file of table[name] ?? [])
        isSecond.set(file, second.has(name) && isSecond.get(file) !== false);
    return [...isSecond].map(([file, isSecond]) => ({ file, isSecond }));
  };
}
