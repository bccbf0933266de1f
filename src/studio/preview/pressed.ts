import type { Block } from '#/language/documents/block.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';

const MARK = 'previewed-';

/**
 * A screen whose blocks can be told from each other once they are drawn: each bears its name beside its width, among the
 * classes, since the engine draws for investors and marks nothing for us.
 */
export const selectable = (screen: ScreenDocument): ScreenDocument => ({
  ...screen,
  blocks: Object.fromEntries(
    Object.entries(screen.blocks).map(([name, block]) => [
      name,
      { ...block, width: `${block.width ?? 'full'} ${MARK}${name}` as Block['width'] },
    ]),
  ),
});

/** What something pressed is about: a block of the screen, or else an answer of the form or the question around it. */
export function pointerOf(target: Element): string | undefined {
  const block = target.closest(`[class*="${MARK}"]`);
  const name = [...(block?.classList ?? [])].find((one) => one.startsWith(MARK));
  if (name) return `/blocks/${name.slice(MARK.length)}`;
  const field = target.closest('.field');
  const named = field?.querySelector('[id^="/answers/"], [for^="/answers/"]');
  const pointer = named?.getAttribute('for') ?? named?.id;
  return pointer ? pointer.replace(/__\w+$/, '') : undefined;
}

/** Shows which question or block is being edited. */
export function markSelected(pointer: string): void {
  for (const marked of document.querySelectorAll('[data-selected]'))
    marked.removeAttribute('data-selected');
  const found = [...document.querySelectorAll<HTMLElement>(`.field, [class*="${MARK}"]`)].find(
    (one) => pointerOf(one) === pointer,
  );
  found?.setAttribute('data-selected', '');
  found?.scrollIntoView({ block: 'center' });
}
