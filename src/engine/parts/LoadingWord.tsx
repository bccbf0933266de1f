import { useEffect, useState } from 'react';
import type { Localization } from '#/language/presentation/format.ts';

/** How long waiting stays unmentioned, in milliseconds. */
const PATIENCE = 200;

/** Says once and politely that a screen is loading, whatever the number of its blocks. */
export function LoadingWord({ on, words }: { on: boolean; words: Localization }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!on) return undefined;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [on]);
  return (
    <p className="visually-hidden" role="status">
      {on && late ? words.text('page.loading') : ''}
    </p>
  );
}
