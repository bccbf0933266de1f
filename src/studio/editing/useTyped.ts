import { useState } from 'react';
import type { Answers } from '#/language/expressions/scope.ts';
import { same } from '#/language/values/same.ts';
import { useStudio } from '../kernel/studio.tsx';

/** What is typed in a panel and not applied. */
export interface Typed {
  /** Only what differs from what the panel began with; absent where nothing does. */
  answers?: Answers;
  /** It was typed before this page was opened: the session had ended meanwhile. */
  isBack: boolean;
  /** Takes over what the questions `asked` hold now; what others hold stays. */
  take(now: Answers, begun: Answers, asked: readonly string[]): void;
  forget(): void;
}

/** Keeps what is typed under a name in this tab, until it is applied or left on purpose. */
export function useTyped(name: string): Typed {
  const { kept } = useStudio();
  const [found] = useState(() => kept.read<Answers>(name));
  const [answers, setAnswers] = useState(found);
  return {
    answers,
    isBack: answers !== undefined && found !== undefined,
    take: (now, begun, asked) => {
      const others = Object.entries(answers ?? {}).filter(([each]) => !asked.includes(each));
      const changed = asked
        .filter((each) => !same(said(now[each]), said(begun[each])))
        .map((each): [string, unknown] => [each, now[each] ?? null]);
      const all = [...others, ...changed];
      if (all.length === 0) {
        kept.forget(name);
        return setAnswers(undefined);
      }
      kept.keep(name, Object.fromEntries(all));
      setAnswers(Object.fromEntries(all) as Answers);
    },
    forget: () => {
      kept.forget(name);
      setAnswers(undefined);
    },
  };
}

/** A box that is not ticked and a line that is empty say nothing. */
const said = (value: unknown) =>
  value === false || value === '' ? undefined : (value ?? undefined);

/** Answers with what is typed above them; what was emptied says nothing. */
export const withTyped = (begun: Answers, typed: Answers = {}): Answers => ({
  ...begun,
  ...Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [name, value === null ? undefined : value]),
  ),
});
