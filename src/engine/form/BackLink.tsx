import type { MouseEvent } from 'react';
import type { Localization } from '#/language/presentation/format.ts';
import type { StepPlace } from './useStep.ts';

/** The way to the page before; nothing on the first one. */
export function BackLink({ place, words }: { place: StepPlace; words: Localization }) {
  const { pages, current, addressOf, open } = place;
  const before = pages[pages.indexOf(current) - 1];
  if (before === undefined) return null;
  const back = (event: MouseEvent) => {
    event.preventDefault();
    open(before);
  };
  return (
    <a className="back-link" href={addressOf(before) ?? '#'} onClick={back}>
      <span aria-hidden="true">‹</span> {words.text('page.back')}
    </a>
  );
}
