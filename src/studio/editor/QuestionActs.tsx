import { useId, useMemo, useState } from 'react';
import { duplicateQuestion } from '#/language/edits/duplicateQuestion.ts';
import { moveQuestion } from '#/language/edits/moveQuestion.ts';
import { removeQuestion } from '#/language/edits/removeQuestion.ts';
import { usesOfQuestion } from '#/language/edits/usesOfQuestion.ts';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { Menu } from '#/engine/parts/Menu.tsx';
import { valueOf } from '#/language/lenses/documents.ts';
import { siteOf, type QuestionId } from '#/language/lenses/questionSite.ts';
import { read } from '#/language/values/pointer.ts';
import { neighbours } from '../editing/neighbours.ts';
import type { ListedQuestion, ListedStep } from '../editing/questionList.ts';
import { whyNoOther } from '../editing/noMore.ts';
import { issueSentence } from '../editing/told.ts';
import { Act } from '../kernel/Act.tsx';
import { say } from '../kernel/words.ts';
import type { ViewProps } from '../editing/viewProps.ts';

interface QuestionActsProps extends ViewProps {
  question: ListedQuestion;
  steps: readonly ListedStep[];
  onChoose(id: QuestionId | undefined): void;
}

/** Move, double, hide or remove a question. */
export function QuestionActs({ editing, question, steps, onChoose }: QuestionActsProps) {
  const { id, title } = question;
  const [told, setTold] = useState('');
  const [isAsked, ask] = useState(false);
  const whyId = useId();
  const why = useMemo(() => whyNoOther(editing.documents, [id]), [editing.documents, id]);
  const tell = (issues: ReturnType<typeof editing.apply>, done: string) =>
    setTold(issues[0] ? issueSentence(issues[0]) : done);
  const move = (by: -1 | 1) => {
    const to = neighbours(steps, id, by);
    if (!to) return setTold(say('studio.move.end'));
    tell(
      editing.apply((now) => moveQuestion(now, id, to)),
      say('studio.move.done'),
    );
  };
  const double = () => {
    const { id: copy } = duplicateQuestion(editing.documents, id);
    const issues = editing.apply((now) => duplicateQuestion(now, id));
    tell(issues, say('studio.duplicated'));
    if (issues.length === 0) onChoose(copy);
  };
  const pages = steps.filter(({ isLocked }) => !isLocked);
  // What the product asks comes back when it is wanted again; what this tenant asks alone is gone.
  const isShared = read(valueOf(editing.base, id.in), siteOf(id).property) !== undefined;
  const [word, asks] = isShared
    ? (['studio.hide', 'studio.hide.title'] as const)
    : (['studio.remove', 'studio.remove.title'] as const);
  return (
    <>
      <div className="tools" role="group" aria-label={say('studio.acts')}>
        <Act onPress={() => move(-1)}>{say('studio.move.up')}</Act>
        <Act onPress={() => move(1)}>{say('studio.move.down')}</Act>
        {id.column === undefined && pages.length > 0 && (
          <Menu
            label={say('studio.move.to')}
            className="button button--quiet button--small"
            items={pages.map(({ step, title: label }) => ({ id: step, label }))}
            onAction={(step) =>
              tell(
                editing.apply((now) => moveQuestion(now, id, { step })),
                say('studio.move.done'),
              )
            }
          >
            {say('studio.move.to')}
          </Menu>
        )}
        <Act onPress={double} held={why && whyId}>
          {say('studio.duplicate')}
        </Act>
        <Act onPress={() => ask(true)}>{say(word)}</Act>
      </div>
      {why && (
        <p id={whyId} className="muted">
          {say('studio.duplicate')}: {why}
        </p>
      )}
      <p role="status" className="muted">
        {told}
      </p>
      {isAsked && (
        <Dialog title={say(asks, { title })} onClose={() => ask(false)}>
          <Uses editing={editing} id={id} />
          <div className="dialog__actions">
            <button
              type="button"
              className="button button--danger"
              onClick={() => {
                const issues = editing.apply((now) => removeQuestion(now, id));
                tell(issues, '');
                ask(false);
                if (issues.length === 0) onChoose(undefined);
              }}
            >
              {say(word)}
            </button>
            <button type="button" className="button button--quiet" onClick={() => ask(false)}>
              {say('studio.cancel')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** Who speaks of a question: what goes with it, and what stands in its way. */
function Uses({ editing, id }: { editing: ViewProps['editing']; id: QuestionId }) {
  const uses = usesOfQuestion(editing.documents, id);
  const reading = uses.filter((use) => use.as === 'read');
  return (
    <>
      <p>{say('studio.uses.named', { count: uses.length - reading.length })}</p>
      {reading.length > 0 && (
        <>
          <p>{say('studio.uses.read')}</p>
          <ul>
            {reading.map(({ in: key, pointer }) => (
              <li key={key + pointer}>
                <code>
                  {key} {pointer}
                </code>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
