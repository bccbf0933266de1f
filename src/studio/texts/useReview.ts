import { useMemo, useState } from 'react';
import { toReview } from '#/language/proposals/toReview.ts';
import type { Editing } from '../editing/useEditing.ts';
import { useStudio } from '../kernel/studio.tsx';

/** Translations that nobody has looked at since their sentence was put in other words. */
export interface Review {
  /** What the sentence said before; nothing where the translation is good. */
  of(language: string, id: string): string | undefined;
  count: number;
  /** Says that a translation is good as it is. */
  confirm(language: string, id: string): void;
}

/** What is confirmed is known to this browser, by the very words: of other words it is asked again. */
export function useReview(uuid: string, { base, documents }: Editing): Review {
  const { shared } = useStudio();
  const name = `reviewed.${uuid}`;
  const [confirmed, setConfirmed] = useState(() => shared.read<readonly string[]>(name) ?? []);
  const list = useMemo(() => {
    const all = toReview(base, documents);
    return new Map(
      all
        .map((one) => ({ ...one, mark: JSON.stringify([one.language, one.sentence, one.text]) }))
        .filter(({ mark }) => !confirmed.includes(mark))
        .map((one) => [`${one.language} ${one.sentence}`, one]),
    );
  }, [base, documents, confirmed]);
  return {
    of: (language, id) => list.get(`${language} ${id}`)?.was,
    count: list.size,
    confirm: (language, id) => {
      const mark = list.get(`${language} ${id}`)?.mark;
      if (mark === undefined) return;
      const next = [...confirmed, mark];
      shared.keep(name, next);
      setConfirmed(next);
    },
  };
}
