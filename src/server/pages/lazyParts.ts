import { existsSync, readFileSync } from 'node:fs';
import type { Block } from '#/language/documents/block.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';

/** Which parts of the pages' program a block is drawn by, beside what every page loads. */
const parts: Readonly<Record<string, (block: Block) => string | undefined>> = {
  form: () => 'FormBlock',
  photo: () => 'PhotoEditor',
  chart: (block) => (block['shape'] === 'line' ? 'Line' : undefined),
};

/**
 * Where the parts lie that a screen is drawn by: a page that names them has them fetched beside its program
 * instead of after it. @param file the table that the build writes; pages without it name none
 */
export function createLazyParts(file: string): (screen: ScreenDocument | undefined) => string[] {
  const table = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>)
    : {};
  return (screen) => {
    const names = Object.values(screen?.blocks ?? {}).flatMap(
      (block) => parts[block.type]?.(block) ?? [],
    );
    return [...new Set(names.flatMap((name) => table[name] ?? []))];
  };
}
