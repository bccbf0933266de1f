/** Gives the focus to the item above or below in the list around. */
export function goBeside(here: HTMLElement, by: -1 | 1): void {
  const all = [
    ...(here.closest('nav')?.querySelectorAll<HTMLElement>('.list__item, .list__page') ?? []),
  ];
  all[all.indexOf(here) + by]?.focus();
}

/** Which way an arrow goes in a list. */
export const arrowOf = (key: string): -1 | 1 | undefined =>
  key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : undefined;
