import { useRef, useState } from 'react';
import type { OperationId, Problem } from '#/contract/call.ts';
import type { Text } from '#/language/expressions/binding.ts';
import type { Condition } from '#/language/expressions/condition.ts';
import type { CallUse } from '#/language/documents/form.ts';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { announce } from '../words/announce.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { usePorts } from '../ports/ports.tsx';
import { unsaid } from '../words/unsaid.ts';
import { inputOf } from '../calls/inputOf.ts';

export interface CardPress {
  order: number;
  label: Text;
  press: CallUse;
  when?: Condition;
  /** Announced when it was done. */
  done?: Text;
  confirm?: { title: Text; named: Text; consequence?: Text };
}

interface PressButtonProps {
  press: CardPress;
  /** What it is about: buttons of the same words do different things. */
  of: string;
  scope: Scope;
  words: Localization;
}

/** Does something with one thing of a list, once at a time; asks first where the document says so. */
export function PressButton({ press, of, scope, words }: PressButtonProps) {
  const { call } = usePorts();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { label, confirm, done } = press;
  const say = (text: Text) => sentence(text, scope, words);

  const doIt = async (): Promise<Problem | undefined> => {
    const input = inputOf(press.press, scope);
    if (!input) return undefined;
    // What was pressed may be gone afterwards: the focus stays near it.
    const place = button.current?.closest<HTMLElement>(confirm ? '.block' : 'li.card, li.file');
    const id = press.press.call as OperationId;
    const refused = (await unsaid(id, say(label))) ?? (await call(id, input)).problem;
    if (refused) return refused;
    if (done) announce(say(done));
    setTimeout(() => focus(place));
    return undefined;
  };
  const start = async () => {
    if (busy) return;
    if (confirm) return setAsking(true);
    setBusy(true);
    setProblem(await doIt());
    setBusy(false);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="button button--quiet button--small"
        aria-disabled={busy || undefined}
        onClick={() => void start()}
      >
        <span>
          {busy ? words.text('page.moment') : say(label)}
          <span className="visually-hidden"> {of}</span>
        </span>
      </button>
      {problem && (
        <p className="press-problem" role="alert">
          {words.text('page.failed', {
            reason: problem.errors[0]?.message ?? problem.message,
          })}
        </p>
      )}
      {asking && confirm && (
        <ConfirmDialog
          title={say(confirm.title)}
          named={say(confirm.named)}
          consequence={confirm.consequence && say(confirm.consequence)}
          action={say(label)}
          onConfirm={doIt}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function focus(place: HTMLElement | null | undefined): void {
  if (!place?.isConnected) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
