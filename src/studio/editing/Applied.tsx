import { useState } from 'react';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { Panel, type PanelProps } from '../kernel/Panel.tsx';
import { say } from '../kernel/words.ts';
import { refusal } from './told.ts';
import { withTyped, type Typed } from './useTyped.ts';

export interface Made {
  document: FormDocument;
  initial: Answers;
}

interface AppliedProps {
  made: Made;
  typed: Typed;
  /** Told what is typed, as often as something is. */
  onType?(now: Answers): void;
  /** Makes what is typed part of the proposal, and says what is against it. */
  apply(card: Answers): Promise<readonly Issue[]>;
  Frame?: PanelProps['Frame'];
}

/** A panel whose answers become part of the proposal when they are applied, at whatever depth they were typed. */
export function Applied({ made, typed, onType, apply, Frame }: AppliedProps) {
  const { shown, turn, keep } = useShown(made, typed.answers);
  const [isApplied, setApplied] = useState(false);
  const names = Object.keys(shown.document.data.properties);
  return (
    <>
      <Panel
        key={turn}
        {...shown}
        Frame={Frame}
        onType={(now) => {
          setApplied(false);
          typed.take(now, made.initial, names);
          onType?.(now);
        }}
        onSubmit={async (answers) => {
          const here = Object.fromEntries(names.map((name) => [name, answers[name]]));
          const card = { ...withTyped({}, typed.answers), ...here };
          keep();
          const problem = refusal(await apply(card));
          if (problem) return problem;
          setApplied(true);
          typed.forget();
          return undefined;
        }}
      />
      <p role="status" className="muted">
        {isApplied && say('studio.applied')}
      </p>
    </>
  );
}

/**
 * The panel as it is drawn: anew when the question has become another one elsewhere, not when it has become what was
 * typed here, so that whoever applies it stays where they are. What is typed and not applied is in it again.
 */
function useShown(made: Made, typed?: Answers): { shown: Made; turn: number; keep(): void } {
  const now = JSON.stringify(made);
  const [seen, setSeen] = useState(() => ({ now, shown: over(made, typed), turn: 0 }));
  const [isKept, setKept] = useState(false);
  if (seen.now !== now) {
    const { shown, turn } = seen;
    const stays = isKept && JSON.stringify(shown.document) === JSON.stringify(made.document);
    setSeen(stays ? { now, shown, turn } : { now, shown: over(made, typed), turn: turn + 1 });
    setKept(false);
  }
  return { shown: seen.shown, turn: seen.turn, keep: () => setKept(true) };
}

const over = (made: Made, typed?: Answers): Made => ({
  ...made,
  initial: withTyped(made.initial, typed),
});
