import { useEffect, useEffectEvent, useState } from 'react';
import type { Input, OperationId, Problem } from '#/contract/call.ts';
import { resolve } from '#/language/expressions/binding.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { carriedAnswers } from '#/language/validation/carriedAnswers.ts';
import { inputOf } from '../calls/inputOf.ts';
import type { Ports } from '../ports/ports.tsx';
import { refusedToShow } from '../calls/readsOnly.ts';
import type { Draft, DraftKey } from '../ports/drafts.ts';

export interface FirstAnswers {
  answers: Answers;
  /** Unfinished answers of an earlier visit; they stand above what was loaded. */
  draft?: Draft;
}

/** What a form starts from: the document's `load` call and the kept draft. At once where it has neither. */
export function useFirstAnswers(
  document: FormDocument,
  key: DraftKey | undefined,
  initial: Answers | undefined,
  scope: Scope,
  ports: Ports,
): { first?: FirstAnswers; problem?: Problem; retry(): void } {
  const drafts = key && ports.drafts;
  const [first, setFirst] = useState<FirstAnswers | undefined>(() =>
    document.load || drafts ? undefined : { answers: initial ?? {} },
  );
  const [problem, setProblem] = useState<Problem>();
  const [tries, setTries] = useState(0);
  // Whatever has changed since: what is on the page belongs to the person then.
  const ask = useEffectEvent((isGone: () => boolean) => {
    if (first) return;
    void Promise.all([
      loaded(document, scope, ports),
      key && drafts?.load(key).catch(() => undefined),
    ]).then(([{ answers, problem: refused }, draft]) => {
      if (isGone()) return;
      setProblem(refused);
      if (!refused)
        setFirst({ answers: { ...answers, ...initial }, draft: draft && fitting(document, draft) });
    });
  });
  useEffect(() => {
    let gone = false;
    ask(() => gone);
    return () => void (gone = true);
    // Asked once, and once more for each retry.
  }, [tries]);
  return { first, problem, retry: () => setTries(tries + 1) };
}

/** Of answers to another version those that this one asks for in the same way; nothing where that leaves none. */
function fitting(document: FormDocument, draft: Draft): Draft | undefined {
  if (!draft.version) return draft;
  const answers = carriedAnswers(draft.version, document, draft.answers);
  return Object.keys(answers).length > 0 ? { ...draft, answers } : undefined;
}

async function loaded(
  { load }: FormDocument,
  scope: Scope,
  { call }: Ports,
): Promise<{ answers: Answers; problem?: Problem }> {
  const input = load && inputOf(load, scope);
  if (!load || !input) return { answers: {} };
  const refused = refusedToShow(load.call as OperationId);
  if (refused) return { answers: {}, problem: refused };
  const { data, problem } = await call(load.call as OperationId, input as Input<OperationId>);
  if (problem) return { answers: {}, problem };
  const found = { ...scope, data: { load: (data as { data?: unknown }).data } };
  const entries = Object.entries(load.answers).map(([name, from]) => [name, resolve(from, found)]);
  return { answers: Object.fromEntries(entries) as Answers };
}
