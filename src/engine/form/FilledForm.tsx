import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { withDraft } from '../fields/withDraft.ts';
import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { sentence } from '#/language/presentation/format.ts';
import { addressOf } from '../links/address.ts';
import type { DraftKey } from '../ports/drafts.ts';
import type { FormProps } from '../ports/formProps.ts';
import { usePageLeft } from '../ports/pageLeft.ts';
import type { Ports } from '../ports/ports.tsx';
import type { Source } from '../ports/source.ts';
import { unsaid } from '../words/unsaid.ts';
import type { CallsInTurn } from './callsInTurn.ts';
import { createSendOnce } from './createSendOnce.ts';
import { DraftNotice } from './DraftNotice.tsx';
import { FollowingCalls, type Told } from './FollowingCalls.tsx';
import { OnePage } from './OnePage.tsx';
import { sendDocument } from './send.ts';
import { sendLabel } from './sendLabel.ts';
import { SentBefore } from './SentBefore.tsx';
import { createSettling } from './settling.ts';
import { StepPages } from './StepPages.tsx';
import { SurroundingsProvider } from './surroundings.ts';
import { useDraft } from './useDraft.ts';
import type { FirstAnswers } from './useFirstAnswers.ts';
import { useFormTools } from './useFormTools.ts';
import { useSubmit } from './useSubmit.ts';

interface FilledFormProps extends FormProps {
  first: FirstAnswers;
  draftKey?: DraftKey;
  scope: Scope;
  following?: CallsInTurn;
  sources?: Record<string, Source>;
  ports: Ports;
}

/** A form whose first answers are known: it can be filled in, kept, judged and sent. */
export function FilledForm({
  first,
  draftKey,
  scope: given,
  following,
  sources,
  ports,
  ...props
}: FilledFormProps) {
  const { document } = props;
  const { answers, draft } = first;
  const [told, tell] = useState<Told>();
  const [loaded, setLoaded] = useState(answers);
  const scope = useMemo<Scope>(
    () => ({ ...given, loaded, ...(told && { data: { ...given.data, ...told.data } }) }),
    [given, told, loaded],
  );
  const tools = useFormTools(props, withDraft(document, answers, draft?.answers), scope, ports);
  const { context, typing: inputListener, rules } = tools;
  const { keeper, resumed, restart } = useDraft(
    context.store,
    inputListener.answers,
    draftKey,
    answers,
    draft,
    ports,
  );
  const earlier = useSyncExternalStore(keeper?.subscribe ?? never, () => keeper?.sent());
  const [sendOnce] = useState(() => createSendOnce(isOnce(document) ? keeper : undefined));
  const guard = useRef(ports.guard);
  guard.current = ports.guard;
  const summary = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<Scope>();
  const [sent, setSent] = useState(false);
  const [isOther, setOther] = useState(false);
  const [settling] = useState(createSettling);
  const settled = following && settling.settled;
  // After the store has taken over what has come: a press that waits is judged by that.
  useEffect(() => {
    if (told && !told.isBusy) settling.become(false);
  }, [told, settling]);
  const answered = useRef<unknown>(undefined);
  const leave = usePageLeft();
  const submit = useSubmit({
    context,
    typing: inputListener,
    rules,
    summary,
    settled,
    async send(counted) {
      if (props.onSubmit) return props.onSubmit(counted);
      if (document.next) return undefined;
      const { call = '' } = document.submit ?? {};
      const words = context.say(props.submitLabel ?? sendLabel(document, context.words));
      const refused = await unsaid(call as OperationId, words);
      if (refused) return refused;
      const answer = await sendOnce((key) =>
        sendDocument(document, props.hash, counted, scope, ports.call, key),
      );
      setOther(answer === 'other');
      if (answer === 'sent' || answer === 'other') return 'sent';
      answered.current = answer.data?.data;
      return answer.problem;
    },
    done(counted) {
      setSent(true);
      const sentNow = { at: new Date().toISOString(), data: answered.current };
      void keeper?.discard(document.submit?.done?.before && sentNow);
      // What was sent is what the server has now.
      setLoaded(context.store.answers());
      flushSync(() => guard.current?.(false));
      props.onDone?.(counted);
      const after = {
        ...scope,
        answers: counted,
        data: { ...scope.data, submit: answered.current },
      };
      const { text, navigate, values } = document.submit?.done ?? {};
      if (text) setDone(after);
      const next = navigate ? { to: navigate, values } : document.next;
      if (!next) return;
      leave();
      ports.navigate(addressOf(next, after));
    },
  });
  useEffect(() => () => guard.current?.(false), []);
  const around = useMemo(
    () => ({ Frame: props.Frame, sources: { ...sources, ...told?.sources } }),
    [props.Frame, sources, told],
  );

  const anew = () => {
    restart();
    context.questions.settle();
  };
  if (done)
    return (
      <p className="notice notice--success" role="status" tabIndex={-1} ref={focus}>
        {sentence(document.submit?.done?.text ?? '', done, context.words)}
      </p>
    );
  if (earlier)
    return (
      <SentBefore
        document={document}
        sent={earlier}
        isOther={isOther}
        scope={scope}
        words={context.words}
        onRestart={anew}
        onLeave={() => void keeper?.acknowledge()}
      />
    );
  const shared = {
    ...tools,
    submit,
    summary,
    props,
    scope,
    keeper,
    unsaved: () => {
      guard.current?.(true, inputListener.answers);
      keeper?.typed();
    },
  };
  return (
    <SurroundingsProvider value={around}>
      {/* What is being sent is not asked about any more: once it is taken, the answer would be about the next one. */}
      {following && !submit.sending && !sent && (
        <FollowingCalls
          turns={following}
          store={context.store}
          scope={given}
          settling={settling}
          tell={tell}
        />
      )}
      {resumed && <DraftNotice draft={resumed} words={context.words} onRestart={anew} />}
      {document.review ? (
        <StepPages {...shared} resumed={resumed !== undefined} settled={settled} />
      ) : (
        <OnePage {...shared} />
      )}
    </SurroundingsProvider>
  );
}

const never = () => () => undefined;

/** What is made anew each time that it is sent: what only changes something is the same however often it is. */
const isOnce = ({ submit }: FormProps['document']) =>
  submit !== undefined && calls[submit.call as OperationId]?.method === 'POST';

const focus = (node: HTMLElement | null) => node?.focus();
