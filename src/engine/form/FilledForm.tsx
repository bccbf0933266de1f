import { useEffect, useMemo, useRef, useState } from 'react';
import { withDraft } from '../fields/withDraft.ts';
import { addressOf } from '../links/address.ts';
import type { FormProps } from '../ports/formProps.ts';
import type { Ports } from '../ports/ports.tsx';
import { unsaid } from '../words/unsaid.ts';
import type { OperationId } from '#/contract/call.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { flushSync } from 'react-dom';
import { DraftNotice } from './DraftNotice.tsx';
import { OnePage } from './OnePage.tsx';
import { sendDocument } from './send.ts';
import { StepPages } from './StepPages.tsx';
import { useDraft } from './useDraft.ts';
import type { FirstAnswers } from './useFirstAnswers.ts';
import { useFormTools } from './useFormTools.ts';
import { useSubmit } from './useSubmit.ts';

interface FilledFormProps extends FormProps {
  first: FirstAnswers;
  scope: Scope;
  ports: Ports;
}

/** A form whose first answers are known: it can be filled in, kept, judged and sent. */
export function FilledForm({ first, scope: around, ports, ...props }: FilledFormProps) {
  const { document } = props;
  const { answers, draft } = first;
  const [loaded, setLoaded] = useState(answers);
  const scope = useMemo(() => ({ ...around, loaded }), [around, loaded]);
  const tools = useFormTools(props, withDraft(document, answers, draft?.answers), scope, ports);
  const { context, typing: inputListener, rules } = tools;
  const { keeper, resumed, restart } = useDraft(context.store, props.hash, answers, draft, ports);
  const guard = useRef(ports.guard);
  guard.current = ports.guard;
  const summary = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState(false);
  const submit = useSubmit({
    context,
    typing: inputListener,
    rules,
    summary,
    async send(given) {
      if (props.onSubmit) return props.onSubmit(given);
      const { call = '', label = '' } = document.submit ?? {};
      const words = context.say(props.submitLabel ?? label);
      return (
        (await unsaid(call as OperationId, words)) ??
        sendDocument(document, props.hash, given, scope, ports.call)
      );
    },
    done(given) {
      void keeper?.discard();
      // What was sent is what the server has now.
      setLoaded(given);
      flushSync(() => guard.current?.(false));
      props.onDone?.(given);
      const { text, navigate, values } = document.submit?.done ?? {};
      if (text) setDone(true);
      if (navigate) ports.navigate(addressOf({ to: navigate, values }, scope));
    },
  });
  useEffect(() => () => guard.current?.(false), []);

  const anew = () => {
    restart();
    context.questions.settle();
  };
  if (done)
    return (
      <p className="notice notice--success" role="status" tabIndex={-1} ref={focus}>
        {context.say(document.submit?.done?.text ?? '')}
      </p>
    );
  const shared = {
    ...tools,
    submit,
    summary,
    props,
    scope,
    keeper,
    unsaved: () => guard.current?.(true),
  };
  return (
    <>
      {resumed && <DraftNotice at={resumed.at} words={context.words} onRestart={anew} />}
      {document.review ? (
        <StepPages {...shared} resumed={resumed !== undefined} />
      ) : (
        <OnePage {...shared} />
      )}
    </>
  );
}

const focus = (node: HTMLElement | null) => node?.focus();
