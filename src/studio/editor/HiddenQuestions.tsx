import { useMemo, useState } from 'react';
import type { Documents } from '#/language/lenses/documents.ts';
import { showQuestion } from '#/language/edits/hideQuestion.ts';
import { flat, questionList } from '../editing/questionList.ts';
import { issueSentence } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import { say } from '../kernel/words.ts';

/** Questions of what is served that the proposal no longer asks, each with the way back. */
export function HiddenQuestions({ editing, form }: { editing: Editing; form: string }) {
  const { base, documents } = editing;
  const [told, setTold] = useState('');
  const hidden = useMemo(() => hiddenOf(base, documents, form), [base, documents, form]);
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

function hiddenOf(base: Documents, documents: Documents, form: string) {
  if (base[form] === undefined || base[form] === documents[form]) return [];
  const asked = new Set(flat(questionList(documents, form)).map(({ id }) => JSON.stringify(id)));
  return flat(questionList(base, form)).filter(
    ({ id }) => id.column === undefined && !asked.has(JSON.stringify(id)),
  );
}
