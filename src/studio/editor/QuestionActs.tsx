import { useId, useMemo, useState } from 'react';
import type { Issue } from '#/domain/kernel/issue.ts';
import { duplicateQuestion } from '#/language/edits/duplicateQuestion.ts';
import { moveQuestion } from '#/language/edits/moveQuestion.ts';
import { removeQuestion } from '#/language/edits/removeQuestion.ts';
import { usesOfQuestion, type Use } from '#/language/edits/usesOfQuestion.ts';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { Menu } from '#/engine/parts/Menu.tsx';
import { valueOf } from '#/language/lenses/documents.ts';
import { siteOf, type QuestionId } from '#/language/lenses/questionSite.ts';
import { read } from '#/language/values/pointer.ts';
import { neighbours } from '../editing/neighbours.ts';
import type { ListedQuestion, ListedStep } from '../editing/questionList.ts';
import { whyNoOther } from '../editing/noMore.ts';
import { issueSentence } from '../editing/told.ts';
import { namesOfUses } from '../editing/namesOfUses.ts';
import { useStays } from '../editing/useStays.ts';
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
  const stays = useStays(editing, id.in, (now) => removeQuestion(now, id), [id]);
  // What reads it is told by name, with what goes with it.
  const held = stays.find(({ code }) => code !== 'used');
  const staysId = useId();
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
        <Act onPress={() => ask(true)} held={held && staysId}>
          {say(word)}
        </Act>
      </div>
      {why && (
        <p id={whyId} className="muted">
          {say('studio.duplicate')}: {why}
        </p>
      )}
      {held && (
        <p id={staysId} className="muted">
          {say(word)}: {issueSentence(held)}
        </p>
      )}
      <p role="status" className="muted">
        {told}
      </p>
      {isAsked && (
        <Dialog title={say(asks, { title })} onClose={() => ask(false)}>
          <Uses editing={editing} id={id} reading={usesIn(stays)} />
          <div className="dialog__actions">
            <button
              type="button"
              className="button button--danger"
              aria-disabled={stays.length > 0 || undefined}
              aria-describedby={stays.length > 0 ? READING : undefined}
              onClick={() => {
                if (stays.length > 0) return;
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

const READING = 'uses-reading';

/** The places for which a question is not taken away. */
const usesIn = (issues: readonly Issue[]): readonly Use[] =>
  issues.flatMap(({ code, params }) => (code === 'used' ? (params?.uses as Use[]) : []));

interface UsesProps {
  editing: ViewProps['editing'];
  id: QuestionId;
  /** What cannot go on without it. */
  reading: readonly Use[];
}

/** Who speaks of a question: what goes with it, and what stands in its way, each by its name. */
function Uses({ editing: { documents }, id, reading }: UsesProps) {
  const uses = usesOfQuestion(documents, id);
  const isInWay = ({ in: key, pointer }: Use) =>
    reading.some((one) => one.in === key && one.pointer === pointer);
  const going = namesOfUses(
    documents,
    id.in,
    uses.filter((use) => !isInWay(use)),
  );
  return (
    <>
      {going.length > 0 && (
        <>
          <p>{say('studio.uses.named', { count: going.length })}</p>
          <Names list={going} />
        </>
      )}
      {reading.length > 0 && (
        <div id={READING}>
          <p>{say('studio.uses.read')}</p>
          <Names list={namesOfUses(documents, id.in, reading)} />
        </div>
      )}
    </>
  );
}

const Names = ({ list }: { list: readonly string[] }) => (
  <ul>
    {list.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);
