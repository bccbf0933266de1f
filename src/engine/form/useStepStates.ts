import { useEffect, useState } from 'react';
import { aboutOf } from '#/language/requests/aboutOf.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { stepStates, type StepState } from '#/language/validation/stepStates.ts';
import { withDefaults } from '../fields/defaults.ts';
import { withDraft } from '../fields/withDraft.ts';
import type { LoadedForm } from '../ports/loadedForm.ts';
import type { Ports } from '../ports/ports.tsx';
import { rulesOf } from './rules.ts';
import { useFirstAnswers } from './useFirstAnswers.ts';

/** How far the steps of a form have come: what the server and the draft know of its answers, judged as when they are sent. */
export function useStepStates(
  { document, validator, hash }: LoadedForm,
  scope: Scope,
  ports: Ports,
): { states?: { id: string; state: StepState }[]; failed: boolean; retry(): void } {
  const [draft] = useState(() =>
    document.draft && hash !== undefined
      ? { form: document.id, hash, about: aboutOf(document, scope) }
      : undefined,
  );
  const { first, problem, retry } = useFirstAnswers(document, draft, undefined, scope, ports);
  const [states, setStates] = useState<{ id: string; state: StepState }[]>();
  const [hasNoRules, setHasNoRules] = useState(false);
  useEffect(() => {
    let gone = false;
    if (!first) return undefined;
    const given = withDraft(document, first.answers, first.draft?.answers);
    const answers = withDefaults(document, given);
    const within = { ...scope, loaded: first.answers };
    rulesOf(validator)().then(
      (judge) => {
        if (gone) return;
        setStates(stepStates(document, answers, within, judge(document, answers, within)));
      },
      () => gone || setHasNoRules(true),
    );
    return () => void (gone = true);
  }, [document, validator, first, scope]);
  return { states, failed: problem !== undefined || hasNoRules, retry };
}
