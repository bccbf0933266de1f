import type { Problem } from '#/contract/call.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { BlockProblem } from '../parts/BlockProblem.tsx';
import { LoadingWord } from '../parts/LoadingWord.tsx';

interface FormWaitingProps {
  problem?: Problem;
  retry(): void;
  words: Localization;
}

/** Until the first answers are there: bones of the fields, or why there are none. */
export function FormWaiting({ problem, retry, words }: FormWaitingProps) {
  if (problem)
    return (
      <BlockProblem
        source={{ problem, retry, loading: false, coming: false, refreshing: false }}
        words={words}
      />
    );
  return (
    <div aria-busy="true">
      <LoadingWord on words={words} />
      <span className="bone bone--label" />
      <span className="bone bone--control" />
      <span className="bone bone--label" />
      <span className="bone bone--control" />
      <span className="bone bone--control bone--button" />
    </div>
  );
}
