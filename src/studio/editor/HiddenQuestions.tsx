import { useMemo, useState } from 'react';
import { showQuestion } from '#/language/edits/hideQuestion.ts';
import { flat, questionList, toParam, type ListedStep } from '../editing/questionList.ts';
import { issueSentence } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import { say } from '../kernel/words.ts';

/** Questions of what is served that the proposal no longer asks, each with the way back. */
export function HiddenQuestions(props: {
  editing: Editing;
  form: string;
  steps: readonly ListedStep[];
}) {
  const { editing, form, steps } = props;
  const { base } = editing;
  const [told, setTold] = useState('');
  const served = useMemo(
    () => flat(questionList(base, form)).filter(({ id }) => id.column === undefined),
    [base, form],
  );
  const hidden = useMemo(() => {
    const asked = new Set(flat(steps).map(({ id }) => toParam(id)));
    return served.filter(({ id }) => !asked.has(toParam(id)));
  }, [served, steps]);
  if (hidden.length === 0) return null;
  return (
    <details className="more">
      <summary>{say('studio.hidden', { count: hidden.length })}</summary>
      {hidden.map(({ id, title }) => (
        <button
          key={id.name}
          type="button"
          className="button button--link"
          onClick={() => {
            const [issue] = editing.apply((now) => showQuestion(base, now, id));
            setTold(issue ? issueSentence(issue) : '');
          }}
        >
          {say('studio.show_again', { title })}
        </button>
      ))}
      <p role="status">{told}</p>
    </details>
  );
}
