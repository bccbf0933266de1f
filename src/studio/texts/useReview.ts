import { useCallback, useMemo } from 'react';
import type { Problem } from '#/contract/call.ts';
import { toReview, type Outdated } from '#/language/proposals/toReview.ts';
import type { Editing } from '../editing/useEditing.ts';
import type { Saving } from '../editing/useSaving.ts';
import { useStudio } from '../kernel/studio.tsx';

/** Translations that nobody has looked at since their sentence was put in other words. */
export interface Review {
  /** What the sentence said before; nothing where the translation is good. */
  of(language: string, id: string): string | undefined;
  count: number;
  /** Says that a translation is good as it is; why it could not be said. */
  confirm(language: string, id: string): Promise<Problem | undefined>;
}

/** What is confirmed is kept with the proposal, by the very words: of other words it is asked again. */
export function useReview(
  { proposal, learn }: Saving,
  { base, documents, carried, accept }: Editing,
): Review {
  const { client } = useStudio();
  const { uuid, confirmed } = proposal;
  const list = useMemo(() => {
    const good = new Set(confirmed.map(markOf));
    const open = toReview(base, documents, carried).filter((one) => !good.has(markOf(one)));
    return new Map(open.map((one) => [`${one.language} ${one.sentence}`, one]));
  }, [base, documents, carried, confirmed]);
  const of = useCallback(
    (language: string, id: string) => list.get(`${language} ${id}`)?.was,
    [list],
  );
  return {
    of,
    count: list.size,
    confirm: async (language, id) => {
      const { sentence, text } = list.get(`${language} ${id}`)!;
      const { data, problem } = await client.call('confirmStudioTranslation', {
        path: { id: uuid },
        body: { language, sentence, text },
      });
      if (data) {
        learn(data.data.proposal);
        accept(`texts/${language}`, sentence);
      }
      return problem;
    },
  };
}

const markOf = ({ language, sentence, text }: Pick<Outdated, 'language' | 'sentence' | 'text'>) =>
  JSON.stringify([language, sentence, text]);
