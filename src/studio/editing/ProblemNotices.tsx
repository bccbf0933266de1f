import type { Problem } from './useProblems.ts';

interface ProblemNoticesProps {
  list: readonly Problem[];
  /** What a place is called where it is edited. */
  titleAt?(pointer: string): string | undefined;
}

/** What is wrong with what is being edited, where it is edited. */
export function ProblemNotices({ list, titleAt }: ProblemNoticesProps) {
  return list.map(({ sentence, severity, pointer }) => {
    const title = titleAt?.(pointer);
    return (
      <p
        key={pointer + sentence}
        className={`notice notice--${severity === 'error' ? 'danger' : 'warning'}`}
      >
        {title && <strong>{title}: </strong>}
        {sentence}
      </p>
    );
  });
}
