import { say } from './words.ts';

/** What weighs most of what is wrong with something: how many errors, or else how many warnings. */
export function WrongMark({ wrong }: { wrong: readonly { severity: string }[] }) {
  if (wrong.length === 0) return null;
  const errors = wrong.filter(({ severity }) => severity === 'error').length;
  return errors > 0 ? (
    <span className="tag tag--error">{say('studio.problems.errors_of', { count: errors })}</span>
  ) : (
    <span className="tag tag--warning">
      {say('studio.problems.warnings_of', { count: wrong.length })}
    </span>
  );
}
