import { Fragment } from 'react';
import { HIDDEN, type Localization } from '#/language/presentation/format.ts';

const PARTS = new RegExp(`(${HIDDEN}(?:\\u00a0€)?|\\b\\d{2}-[a-z]{3}-\\d{4}\\b)`);
const DATE = /^\d{2}-[a-z]{3}-\d{4}$/;

/**
 * A sentence or a value as it is told: a date within it stays on one line; a hidden amount is dots for
 * the eye and words for the ear.
 */
export function FormattedText({ words, children }: { words: Localization; children: string }) {
  const parts = children.split(PARTS);
  if (parts.length === 1) return children;
  return parts.map((part, index) =>
    DATE.test(part) ? (
      <span key={index} className="whole">
        {part}
      </span>
    ) : words.hidesAmounts && part.startsWith(HIDDEN) ? (
      <Fragment key={index}>
        <span aria-hidden="true">{part}</span>
        <span className="visually-hidden">{words.text('page.amount_hidden')}</span>
      </Fragment>
    ) : (
      part
    ),
  );
}
