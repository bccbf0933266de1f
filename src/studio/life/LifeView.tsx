import { useMemo } from 'react';
import { changes } from '#/language/proposals/changes.ts';
import type { ViewProps } from '../editing/viewProps.ts';
import { documentName } from '../editing/documentName.ts';
import { sentenceOf } from '../editing/told.ts';
import { say, type Code } from '../kernel/words.ts';
import { isClosed } from '../proposals/isClosed.ts';
import { useReview } from '../texts/useReview.ts';
import type { Check } from '../editing/useProblems.ts';
import { Actions } from './Actions.tsx';
import { Comments } from './Comments.tsx';
import { Conflicts } from './Conflicts.tsx';
import { Differences } from './Differences.tsx';
import { Figures } from './Figures.tsx';
import { HistoryList } from './HistoryList.tsx';
import { isWording } from './isWording.ts';
import { isOutdated } from './isOutdated.ts';
import { TwoPreviews } from './TwoPreviews.tsx';

type Grade = Check['changes'][number]['grade'];

const grades: Readonly<Record<Grade, Code>> = {
  SAFE: 'studio.grade.safe',
  REVIEW: 'studio.grade.review',
  BLOCKED: 'studio.grade.blocked',
};

/** What a proposal changes, what it costs, who has said what about it, and its next step. */
export function LifeView({ editing, saving, problems, canEdit }: ViewProps) {
  const { check } = problems;
  const review = useReview(saving, editing);
  const wordings = saving.proposal.comments.filter(isWording);
  const own = useMemo(
    () => changes(editing.base, editing.documents).list,
    [editing.base, editing.documents],
  );
  // Graded once the server has looked at what is saved; until then as they stand here.
  const isGraded = check?.version === saving.proposal.version && saving.state === 'saved';
  return (
    <div className="life">
      <Actions saving={saving} problems={problems} />
      <section aria-labelledby="changes">
        <h2 id="changes">{say('studio.changes')}</h2>
        {own.length === 0 && wordings.length === 0 && !isGraded && (
          <p className="muted">{say('studio.changes.none')}</p>
        )}
        <ul className="entries">
          {isGraded
            ? check.changes.map(({ sentence, document, pointers, grade }) => (
                <li key={document + pointers.join() + sentence} className="entries__one">
                  <span className="entries__main">{sentence}</span>
                  <span className={`tag tag--${grade.toLowerCase()}`}>{say(grades[grade])}</span>
                  {isOutdated(review, document, pointers) && <ToReview />}
                  <span className="muted">{documentName(editing.documents, document)}</span>
                </li>
              ))
            : own.map((change) => (
                <li key={change.in + change.pointers.join() + change.code} className="entries__one">
                  <span className="entries__main">{sentenceOf(change)}</span>
                  {isOutdated(review, change.in, change.pointers) && <ToReview />}
                  <span className="muted">{documentName(editing.documents, change.in)}</span>
                </li>
              ))}
          {wordings.map(({ at, text, path }) => (
            <li key={at + text} className="entries__one">
              <span className="entries__main">{text}</span>
              <span className="tag tag--review">{say('studio.grade.review')}</span>
              <span className="muted">{documentName(editing.documents, path ?? '')}</span>
            </li>
          ))}
        </ul>
        {wordings.length > 0 && <p className="notice">{say('studio.words.meaning')}</p>}
        <Conflicts check={check} editing={editing} canEdit={canEdit} />
        <Differences base={editing.base} documents={editing.documents} />
        <TwoPreviews
          base={editing.base}
          documents={editing.documents}
          isClosed={isClosed(saving.proposal)}
        />
      </section>
      {check && check.figures.length > 0 && (
        <Figures figures={check.figures} documents={editing.documents} />
      )}
      <HistoryList proposal={saving.proposal} />
      <Comments saving={saving} />
    </div>
  );
}

const ToReview = () => <span className="tag tag--review">{say('studio.texts.review')}</span>;
