import { useMemo, useState } from 'react';
import type { Problem } from '#/contract/call.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { whereIs } from '../editing/whereIs.ts';
import { say } from '../kernel/words.ts';
import { isPassing, type Problems } from '../editing/useProblems.ts';
import { Act } from '../kernel/Act.tsx';

/** How many problems there are, always, and each with the way to it. */
export function ProblemList({ problems, documents }: { problems: Problems; documents: Documents }) {
  const { list, errors, isChecking, refused, check } = problems;
  const [isOpen, open] = useState(false);
  const count =
    list.length === 0
      ? say('studio.problems.none')
      : say('studio.problems.count', { errors, warnings: list.length - errors });
  const known = check && (refused ? say('studio.problems.older', { count }) : count);
  const said = [
    refused && whyNot(refused),
    known,
    isChecking && !refused && say('studio.problems.checking'),
  ];
  return (
    <details className="problems" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        <span role="status">{said.filter(Boolean).join(' · ')}</span>
      </summary>
      {refused && <Act onPress={problems.again}>{say('studio.problems.again')}</Act>}
      <p className="muted">{say('studio.problems.help')}</p>
      {isOpen && <Listed problems={problems} documents={documents} />}
    </details>
  );
}

/** Why it could not be checked, and whether it is tried again by itself. */
const whyNot = (refused: Problem): string =>
  isPassing(refused)
    ? say(refused.status === 0 ? 'studio.problems.unanswered' : 'studio.problems.later')
    : say('studio.problems.refused', { reason: refused.message });

/** They are hundreds at times, and drawn where somebody looks. */
function Listed({ problems, documents }: { problems: Problems; documents: Documents }) {
  const { list } = problems;
  const places = useMemo(
    () => list.map(({ document, pointer }) => whereIs(documents, { document, pointer })),
    [list, documents],
  );
  return (
    <ol className="problems__list">
      {list.map(({ severity, document, pointer, sentence }, at) => (
        <li key={`${document}${pointer}${sentence}`}>
          <button
            type="button"
            className="button button--link"
            aria-current={problems.at === at ? 'true' : undefined}
            onClick={() => problems.go(at)}
          >
            <span className={`tag tag--${severity}`}>
              {say(severity === 'error' ? 'studio.problem.error' : 'studio.problem.warning')}
            </span>{' '}
            {sentence}
          </button>{' '}
          <span className="muted">{places[at]}</span>
        </li>
      ))}
    </ol>
  );
}
