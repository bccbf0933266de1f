import { Fragment } from 'react';
import { HIDDEN, type Words } from '#/language/format.ts';

const VEIL = new RegExp(`(${HIDDEN}(?:\\u00a0€)?)`);

/** A sentence or a value as it is told; a hidden amount is dots for the eye and words for the ear. */
export function Told({ words, children }: { words: Words; children: string }) {
  if (!words.hidesAmounts || !children.includes(HIDDEN)) return children;
  return children.split(VEIL).map((part, index) =>
    part.startsWith(HIDDEN) ? (
      <Fragment key={index}>
        <span aria-hidden="true">{part}</span>
        <span className="visually-hidden">{words.text('importe oculto')}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}
