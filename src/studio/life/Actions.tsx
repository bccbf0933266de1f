import { useId, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Result, Output, Problem } from '#/contract/call.ts';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import type { Answers } from '#/language/expressions/scope.ts';
import type { Problems } from '../editing/useProblems.ts';
import type { Saving } from '../editing/useSaving.ts';
import { Panel } from '../kernel/Panel.tsx';
import { line, lines, panel } from '../kernel/panel.ts';
import { useStudio } from '../kernel/studio.tsx';
import { say, type Code } from '../kernel/words.ts';
import { isWording } from './isWording.ts';
import { heldBack } from './heldBack.ts';

type Act = 'REVIEW' | 'APPROVE' | 'RETURN' | 'PUBLISH' | 'WITHDRAW';

const withReason = (label: Code) =>
  panel('reason', label, { reason: lines('studio.act.reason', { required: true }, 1000) });

const forms = {
  REVIEW: withReason('studio.act.review'),
  RETURN: withReason('studio.act.return'),
  APPROVE: panel('approve', 'studio.act.approve', {}),
  WITHDRAW: panel('withdraw', 'studio.act.withdraw', {}),
  PUBLISH: panel('publish', 'studio.act.publish', {
    secret: line('studio.act.password', {
      required: true,
      widget: 'password',
      autocomplete: 'current-password',
    }),
  }),
} as const;

const words: Readonly<Record<Act, { label: Code; text: Code; doing: Code; done: Code }>> = {
  REVIEW: {
    label: 'studio.act.review',
    text: 'studio.act.review_text',
    doing: 'studio.act.review_doing',
    done: 'studio.act.review_done',
  },
  APPROVE: {
    label: 'studio.act.approve',
    text: 'studio.act.approve_text',
    doing: 'studio.act.approve_doing',
    done: 'studio.act.approve_done',
  },
  RETURN: {
    label: 'studio.act.return',
    text: 'studio.act.return_text',
    doing: 'studio.act.return_doing',
    done: 'studio.act.return_done',
  },
  PUBLISH: {
    label: 'studio.act.publish',
    text: 'studio.act.publish_text',
    doing: 'studio.act.publish_doing',
    done: 'studio.act.publish_done',
  },
  WITHDRAW: {
    label: 'studio.act.withdraw',
    text: 'studio.act.withdraw_text',
    doing: 'studio.act.withdraw_doing',
    done: 'studio.act.withdraw_done',
  },
};

/** The next steps of a proposal that whoever looks may take. */
export function Actions({ saving, problems }: { saving: Saving; problems: Problems }) {
  const { client } = useStudio();
  const queries = useQueryClient();
  const [asked, ask] = useState<Act>();
  const [done, setDone] = useState('');
  const [doing, setDoing] = useState<Act>();
  const heldId = useId();
  const [reason, setReason] = useState<Answers[string]>();
  const { proposal } = saving;
  const held = heldBack(saving, problems);
  // Of words alone there is nothing to publish: approved, they go to whoever keeps the product.
  const isOfWords =
    proposal.comments.some(isWording) &&
    problems.check?.version === proposal.version &&
    problems.check.changes.length === 0;
  const acts = (Object.keys(words) as Act[]).filter(
    (act) => proposal.may.includes(act) && !(act === 'PUBLISH' && isOfWords),
  );

  const isHeld = (act: Act) => held !== undefined && (act === 'APPROVE' || act === 'PUBLISH');

  /** Both versions are told first; the reason that was typed is there again after that. */
  const standBack = (answers: Answers): undefined => {
    setReason(answers.reason);
    ask(undefined);
  };
  const take = async (act: Act, answers: Answers): Promise<Problem | undefined> => {
    setDone('');
    setDoing(act);
    try {
      return await taken(act, answers);
    } finally {
      setDoing(undefined);
    }
  };
  const taken = async (act: Act, answers: Answers): Promise<Problem | undefined> => {
    const unsaved = await saving.save();
    if (unsaved) return unsaved.status === 412 ? standBack(answers) : unsaved;
    const { uuid } = proposal;
    const given = {
      path: { id: uuid },
      headers: { 'If-Match': `"${saving.version()}"` },
    };
    const said = { ...given, body: { reason: String(answers.reason ?? '') } };
    const calls: Record<Act, () => Promise<Result<Output<'getStudioProposal'>>>> = {
      REVIEW: () => client.call('sendStudioProposalToReview', said),
      RETURN: () => client.call('returnStudioProposal', said),
      APPROVE: () => client.call('approveStudioProposal', given),
      WITHDRAW: () => client.call('withdrawStudioProposal', given),
      PUBLISH: () =>
        client.call('publishStudioProposal', {
          ...given,
          body: { password: String(answers.secret) },
        }),
    };
    const { data, problem } = await calls[act]();
    if (problem?.status === 412 && (await saving.meet())) return standBack(answers);
    if (problem) return problem;
    saving.become(data.data.proposal);
    for (const call of ['getStudioProposals', 'getStudioReleases'])
      void queries.invalidateQueries({ queryKey: [call] });
    if (act === 'PUBLISH') queries.removeQueries({ queryKey: ['getStudioRelease'] });
    setDone(say(words[act].done));
    setReason(undefined);
    ask(undefined);
    return undefined;
  };

  return (
    <section aria-label={say('studio.acts.next')}>
      {acts.length > 0 && (
        <div className="tools">
          {acts.map((act) => (
            <button
              key={act}
              type="button"
              className={act === 'WITHDRAW' || act === 'RETURN' ? 'button button--quiet' : 'button'}
              aria-disabled={doing !== undefined || isHeld(act) || undefined}
              aria-describedby={isHeld(act) ? heldId : undefined}
              onClick={() => doing === undefined && !isHeld(act) && ask(act)}
            >
              {say(words[act].label)}
            </button>
          ))}
        </div>
      )}
      {held !== undefined && acts.some(isHeld) && (
        <p id={heldId} className="muted">
          {held}
        </p>
      )}
      {proposal.status === 'IN_REVIEW' && !acts.includes('APPROVE') && (
        <p className="muted">
          {say(proposal.is_author ? 'studio.act.approve_own' : 'studio.act.approve_others')}
        </p>
      )}
      <p role="status" className={done ? 'notice notice--success' : undefined}>
        {doing ? say(words[doing].doing) : done}
      </p>
      {asked && (
        <Dialog
          title={say(words[asked].label)}
          onClose={doing === undefined ? () => ask(undefined) : undefined}
        >
          <p>{say(words[asked].text)}</p>
          {problems.errors > 0 && asked !== 'WITHDRAW' && asked !== 'RETURN' && (
            <p className="notice notice--warning">
              {say('studio.act.errors', { count: problems.errors })}
            </p>
          )}
          <Panel
            document={forms[asked]}
            initial={asked === 'REVIEW' || asked === 'RETURN' ? { reason } : undefined}
            onCancel={doing === undefined ? () => ask(undefined) : undefined}
            onSubmit={(answers) => take(asked, answers)}
          />
          <p role="status" className="muted">
            {doing && say(words[doing].doing)}
          </p>
        </Dialog>
      )}
    </section>
  );
}
