import type { Localization } from '#/language/presentation/format.ts';

/** Where there is nothing to show: a dash for the eye, words for the ear. */
export function Missing({ words }: { words: Localization }) {
  return (
    <>
      <span aria-hidden="true">-</span>
      <span className="visually-hidden">{words.text('page.missing')}</span>
    </>
  );
}
