import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Problem } from '#/contract/call.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { effective } from '#/language/effective.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { withoutLocal } from '#/language/requests/withoutLocal.ts';
import { clearPasswords } from './clearPasswords.ts';
import type { FormError } from '../fields/errors.ts';
import type { FormContext } from '../fields/formContext.ts';
import type { InputListener } from './inputListener.ts';
import { issuesNow, problemErrors, toErrors } from './formErrors.ts';
import type { Judge } from './rules.ts';

interface SubmitOptions {
  context: FormContext;
  typing: InputListener;
  rules: () => Promise<Judge>;
  summary: RefObject<HTMLElement | null>;
  /** Resolves once what the answers are judged by has come. */
  settled?: () => Promise<void>;
  /** Answers what is wrong; `sent` where the answers had been taken before, and the page says so. */
  send(answers: Answers): Promise<Problem | 'sent' | undefined>;
  done(answers: Answers): void;
}

/** The two things that a person can ask of a form, one at a time. */
export interface Submit {
  sending: boolean;
  /** Judges and sends; what is wrong goes to the fields and the summary. */
  submit(root: HTMLFormElement): Promise<void>;
  /** Judges what concerns a part of the form and tells it; true when that part is right. */
  check(root: HTMLFormElement, concerns: (issue: Issue) => boolean): Promise<boolean>;
}

/** The press of a form's button, from reading its controls to what the server says; one at a time. */
export function useSubmit({
  context,
  typing: inputListener,
  rules,
  summary,
  settled,
  send,
  done,
}: SubmitOptions): Submit {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const { store, words, questions } = context;

  const refuse = (errors: FormError[]) => {
    flushSync(() => {
      setSending(false);
      store.showErrors(errors);
    });
    summary.current?.focus();
  };

  const isRight = async (root: HTMLFormElement, concerns: (issue: Issue) => boolean) => {
    inputListener.flush(root);
    const [judge] = await Promise.all([rules(), questions.all(), settled?.()]);
    const issues = issuesNow(context, judge).filter(concerns);
    if (issues.length) refuse(toErrors(issues, context));
    else store.showErrors([]);
    return issues.length === 0;
  };

  const attempt = async (root: HTMLFormElement) => {
    if (!(await isRight(root, everything))) return;
    setSending(true);
    const counted = effective(store.document, store.scope()).answers;
    const problem = await send(withoutLocal(store.document, counted));
    if (problem === 'sent') return setSending(false);
    if (problem) {
      const errors = problemErrors(problem, context);
      if (!problem.lost && errors.every(({ path }) => !path)) clearPasswords(store, root);
      return refuse(errors);
    }
    store.untouch();
    setSending(false);
    done(store.answers());
  };

  const once = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (busy.current) return undefined;
    busy.current = true;
    try {
      return await work();
    } catch (error) {
      refuse([{ path: '', label: '', text: words.text(BROKEN) }]);
      throw error;
    } finally {
      busy.current = false;
    }
  };
  return {
    sending,
    submit: (root) => once(() => attempt(root)),
    check: async (root, concerns) => (await once(() => isRight(root, concerns))) ?? false,
  };
}

const everything = () => true;
const BROKEN = 'page.send.broken';
