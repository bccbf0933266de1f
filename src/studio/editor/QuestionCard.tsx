import { useMemo } from 'react';
import { twinsOf } from '#/language/edits/twinsOf.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { same } from '#/language/values/same.ts';
import { Applied } from '../editing/Applied.tsx';
import { documentName } from '../editing/documentName.ts';
import { useEverywhere } from '../editing/useEverywhere.tsx';
import type { Editing } from '../editing/useEditing.ts';
import type { Typed } from '../editing/useTyped.ts';
import { say } from '../kernel/words.ts';
import { choicesTaken, readCard, writeCard } from '../panels/questionCard.ts';
import { questionPanel, type Depth } from '../panels/questionPanel.ts';

interface QuestionCardProps {
  editing: Editing;
  id: QuestionId;
  depth: Depth;
  typed: Typed;
}

/** What a question says, as a form; where other forms ask it alike, it is asked whether it changes there too. */
export function QuestionCard({ editing, id, depth, typed }: QuestionCardProps) {
  const { documents, base } = editing;
  const initial = useMemo(() => readCard(documents, id), [documents, id]);
  const made = useMemo(
    () => ({ document: questionPanel(documents, id, depth, initial), initial }),
    [documents, id, depth, initial],
  );
  const twins = useMemo(() => twinsOf(documents, id), [documents, id]);
  const everywhere = useEverywhere(editing);
  const apply = (card: Answers) => {
    // Where a question stands is each form's own.
    const changed = Object.fromEntries(
      Object.entries(card).filter(
        ([name, value]) => name !== 'step' && !same(value, made.initial[name]),
      ),
    );
    const isShared = Object.keys(changed).length > 0;
    return everywhere.apply(
      (now) => writeCard(now, id, card, base),
      isShared ? twins.map(({ in: key }) => key) : [],
      (now, key) => writeCard(now, { ...id, in: key }, changed, base),
    );
  };
  return (
    <>
      {twins.length > 0 && (
        <details className="more">
          <summary>{say('studio.twins', { count: twins.length })}</summary>
          <ul className="entries">
            {twins.map((twin) => (
              <li key={twin.in} className="entries__one">
                {documentName(documents, twin.in)}
              </li>
            ))}
          </ul>
        </details>
      )}
      <Applied made={made} typed={typed} apply={apply} />
      <TakenChoices editing={editing} id={id} typed={typed} />
      {everywhere.question}
    </>
  );
}

const list = new Intl.ListFormat('es');

const quoted = (labels: readonly string[]) => list.format(labels.map((label) => `«${label}»`));

/** Which of the choices that are typed are new ones and which go: answers that people have given stay with their own. */
function TakenChoices({ editing, id, typed }: Pick<QuestionCardProps, 'editing' | 'id' | 'typed'>) {
  const { documents, base } = editing;
  const taken = useMemo(
    () => choicesTaken(documents, id, typed.answers ?? {}, base),
    [documents, id, typed.answers, base],
  );
  const { added = [], gone = [], reworded = [] } = taken ?? {};
  return (
    <div role="status">
      {reworded.map(({ was, is }) => (
        <p key={was} className="muted">
          {say('studio.choices.reworded', { was, is })}
        </p>
      ))}
      {added.length > 0 && (
        <p className="notice">{say('studio.choices.added', { choices: quoted(added) })}</p>
      )}
      {gone.length > 0 && (
        <p className="notice">{say('studio.choices.gone', { choices: quoted(gone) })}</p>
      )}
    </div>
  );
}
