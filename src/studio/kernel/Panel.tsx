import { useMemo } from 'react';
import type { Problem } from '#/contract/call.ts';
import { Form } from '#/engine/Form.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { interpretRules } from '#/language/validation/interpretRules.ts';
import { panelPorts } from './panelPorts.ts';

export interface PanelProps {
  /** Its words are codes of ours, or words of the documents that are edited. */
  document: FormDocument;
  initial?: Answers;
  /** Whether it has been typed into since it was last applied. */
  guard?(unsaved: boolean): void;
  onSubmit(answers: Answers): Promise<Problem | undefined> | Problem | undefined;
  onCancel?(): void;
}

/** A form of the Studio itself, drawn by the engine as those that it edits. */
export function Panel({ document, initial, guard, onSubmit, onCancel }: PanelProps) {
  const validator = useMemo(() => interpretRules(document), [document]);
  const ports = useMemo(() => ({ ...panelPorts(), guard }), [guard]);
  return (
    <Form
      document={document}
      validator={validator}
      initial={initial}
      ports={ports}
      onSubmit={async (answers) => onSubmit(answers)}
      onCancel={onCancel}
    />
  );
}
