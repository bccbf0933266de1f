import { useMemo, useState } from 'react';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { placeName } from '#/language/proposals/placeName.ts';
import { segments } from '#/language/values/pointer.ts';
import { documentName } from '../editing/documentName.ts';
import { say } from '../kernel/words.ts';
import type { Problems } from '../editing/useProblems.ts';

/** How many problems there are, always, and each with the way to it. */
export function ProblemList({ problems, documents }: { problems: Problems; documents: Documents }) {
  const { list, errors, isChecking, refused, check } = problems;
  const [isOpen, open] = useState(false);
  const told = refused
    ? say('studio.problems.refused', { reason: refused.message })
    : check === undefined
      ? say('studio.problems.checking')
      : list.length === 0
        ? say('studio.problems.none')
        : say('studio.problems.count', { errors, warnings: list.length - errors });
  return (
    <details className="problems" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>
        <span role="status">
          {told}
          {isChecking && check !== undefined && ` · ${say('studio.problems.checking')}`}
        </span>
      </summary>
      <p className="muted">{say('studio.problems.help')}</p>
      {isOpen && <Listed problems={problems} documents={documents} />}
    </details>
  );
}

/** They are hundreds at times, and drawn where somebody looks. */
function Listed({ problems, documents }: { problems: Problems; documents: Documents }) {
  const { list } = problems;
  const places = useMemo(
    () => list.map(({ document, pointer }) => whereIs(documents, document, pointer)),
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

/** The document of a problem; of settings and looks, which are one thing each, what of them it is. */
function whereIs(documents: Documents, document: string, pointer: string): string {
  const path = segments(pointer);
  if (!/^(settings|style)\//.test(document) || path.length === 0)
    return documentName(documents, document);
  return placeName(document, path, valueOf(documents, document));
}
