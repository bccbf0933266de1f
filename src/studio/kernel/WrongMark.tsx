import { say } from './words.ts';

interface Wrong {
  severity: string;
}

const errorsIn = (wrong: readonly Wrong[]) =>
  wrong.filter(({ severity }) => severity === 'error').length;

/** What weighs most of what is wrong with something: how many errors, or else how many warnings. */
export const wrongCount = (wrong: readonly Wrong[]): string =>
  errorsIn(wrong) > 0
    ? say('studio.problems.errors_of', { count: errorsIn(wrong) })
    : say('studio.problems.warnings_of', { count: wrong.length });

/** The same as a mark; none where nothing is wrong. */
export function WrongMark({ wrong }: { wrong: readonly Wrong[] }) {
  if (wrong.length === 0) return null;
  return (
    <span className={`tag tag--${errorsIn(wrong) > 0 ? 'error' : 'warning'}`}>
      {wrongCount(wrong)}
    </span>
  );
}
