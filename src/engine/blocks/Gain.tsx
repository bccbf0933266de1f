import type { ReactNode } from 'react';
import type { Localization } from '#/language/presentation/format.ts';

/** A gain or a loss: sign, arrow, word for screen readers, and colour last of all. */
export function Gain({
  value,
  words,
  children,
}: {
  value: unknown;
  words: Localization;
  children: ReactNode;
}) {
  const direction = directionOf(value);
  if (!direction) return children;
  const up = direction > 0;
  return (
    <span className={up ? 'gain gain--up' : 'gain gain--down'}>
      <svg viewBox="0 0 10 10" aria-hidden="true">
        <path d={up ? 'M5 1.5 9.5 9h-9z' : 'M5 8.5.5 1h9z'} fill="currentColor" />
      </svg>
      <span className="visually-hidden">{words.text(up ? 'page.gain' : 'page.loss')} </span>
      {children}
    </span>
  );
}

/** 1, -1, or 0 where nothing was won or lost. */
function directionOf(value: unknown): number {
  if (typeof value !== 'string' && typeof value !== 'number') return 0;
  const text = String(value);
  if (!/[1-9]/.test(text)) return 0;
  return text.startsWith('-') ? -1 : 1;
}
