import { useMemo, useState } from 'react';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import type { QuestionId } from '#/language/lenses/questionSite.ts';
import { refusal } from '../editing/told.ts';
import { LeaveTyped } from '../editing/LeaveTyped.tsx';
import type { Editing } from '../editing/useEditing.ts';
import { Panel } from '../kernel/Panel.tsx';
import { say } from '../kernel/words.ts';
import { added, addPanel } from '../panels/addPanel.ts';

interface AddQuestionProps {
  editing: Editing;
  form: string;
  onAdded(id: QuestionId): void;
  onClose(): void;
}

/** Asks what a new question is called, what kind it is and where it goes. */
export function AddQuestion({ editing, form, onAdded, onClose }: AddQuestionProps) {
  const document = useMemo(() => addPanel(editing.documents, form), [editing.documents, form]);
  const [isTyped, setTyped] = useState(false);
  const [isAsked, ask] = useState(false);
  const leave = () => (isTyped ? ask(true) : onClose());
  return (
    <Dialog title={say('studio.add')} onClose={leave}>
      {isAsked && (
        <LeaveTyped
          text="studio.add.unapplied"
          stay="studio.add.stay"
          onStay={() => ask(false)}
          onLeave={onClose}
        />
      )}
      <Panel
        document={document}
        onType={(now) =>
          setTyped(Object.values(now).some((said) => said !== undefined && said !== ''))
        }
        onCancel={leave}
        onSubmit={(answers) => {
          const { id } = added(editing.documents, form, answers);
          const problem = refusal(editing.apply((now) => added(now, form, answers)));
          if (problem) return problem;
          onClose();
          onAdded(id);
          return undefined;
        }}
      />
    </Dialog>
  );
}
