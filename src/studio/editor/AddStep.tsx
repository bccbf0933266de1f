import { useMemo } from 'react';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { addStep } from '#/language/edits/steps.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import type { ListedStep } from '../editing/questionList.ts';
import { refusal } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import { line, panel } from '../kernel/panel.ts';
import { Panel } from '../kernel/Panel.tsx';
import { say } from '../kernel/words.ts';
import { beforeWhich } from '../panels/addPanel.ts';
import { nameFor } from '../panels/nameFor.ts';

interface AddStepProps {
  editing: Editing;
  form: string;
  steps: readonly ListedStep[];
  onAdded(step: string): void;
  onClose(): void;
}

/** Asks what a new page of a form is called and where it goes. */
export function AddStep({ editing, form, steps, onAdded, onClose }: AddStepProps) {
  const document = useMemo(
    () =>
      panel('add-step', 'studio.step.add_submit', {
        step_title: line('studio.add.page_title', { required: true }),
        step_before: beforeWhich(steps),
      }),
    [steps],
  );
  return (
    <Dialog title={say('studio.step.add')} onClose={onClose}>
      <Panel
        document={document}
        onCancel={onClose}
        onSubmit={({ step_title, step_before }) => {
          const taken = Object.keys(objectAt(valueOf(editing.documents, form), 'steps'));
          const title = String(step_title);
          const step = nameFor(
            title,
            new Set(taken.map((name) => name.toUpperCase())),
          ).toLowerCase();
          const before = step_before === undefined ? undefined : String(step_before);
          const problem = refusal(editing.apply((now) => addStep(now, form, step, title, before)));
          if (problem) return problem;
          onClose();
          onAdded(step);
          return undefined;
        }}
      />
    </Dialog>
  );
}
