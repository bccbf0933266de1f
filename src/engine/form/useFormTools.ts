import { useEffect, useMemo, useRef, useState } from 'react';
import { sentence } from '#/language/presentation/format.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { FormProps } from '../ports/formProps.ts';
import type { Ports } from '../ports/ports.tsx';
import { useWords } from '../words/useWords.ts';
import type { FormContext } from '../fields/formContext.ts';
import { createQuestions } from '../fields/questions.ts';
import { recheck } from './recheck.ts';
import { rulesOf, warm, type Judge } from './rules.ts';
import { createFormStore } from '../fields/store.ts';
import { createInputListener, type InputListener } from './inputListener.ts';
import { issuesNow, toErrors } from './formErrors.ts';
import { rescope } from './rescope.ts';
import { useSame } from './sameData.ts';

/** What one form on the page works with, made once. */
export interface FormTools {
  context: FormContext;
  typing: InputListener;
  rules: () => Promise<Judge>;
}

/** Makes them for a form whose first answers are known, and the rules while nobody waits for them. */
export function useFormTools(
  { document, validator }: FormProps,
  answers: Answers,
  scope: Scope,
  ports: Ports,
): FormTools {
  const words = useWords(ports, document);
  const latest = useRef<FormContext>(undefined);
  const [made] = useState(() => {
    const rules = rulesOf(validator);
    const store = createFormStore(document, scope, answers);
    const again = () => {
      if (store.errors().length)
        void rules().then((judge) => latest.current && recheck(latest.current, judge));
    };
    const ask: Ports['ask'] = (question, signal) =>
      (latest.current?.ports ?? ports).ask(question, signal);
    const questions = createQuestions(store, ask, again);
    const inputListener = createInputListener(store, () => {
      questions.settle();
      again();
    });
    return { rules, store, questions, again, typing: inputListener };
  });
  const { rules, store, questions, again, typing: inputListener } = made;
  const context = useMemo<FormContext>(
    () => ({ ports, words, store, questions, say: (text) => sentence(text, store.scope(), words) }),
    [ports, words, store, questions],
  );
  latest.current = context;
  useEffect(() => rescope(store, scope), [store, scope]);
  const data = useSame(scope.data ?? nothing);
  // What calls answer now may mend what they said before.
  useEffect(() => again(), [again, data]);
  useEffect(
    () =>
      warm(
        rules,
        rehearsal.map((part) => (judge: Judge) => latest.current && part(latest.current, judge)),
      ),
    [rules],
  );
  return { context, typing: inputListener, rules };
}

const nothing = {};

/** The first press, in parts of its cost: the compiled rules, what else is wrong, and how it is said. */
const rehearsal: ((context: FormContext, judge: Judge) => void)[] = [
  ({ store }, judge) => void judge(store.document, store.answers(), store.scope()),
  (context, judge) => void issuesNow(context, judge),
  (context, judge) => void toErrors(issuesNow(context, judge), context),
];
