import { useMemo, useRef, type ComponentType } from 'react';
import type { Problem } from '#/contract/call.ts';
import { Form } from '#/engine/Form.tsx';
import type { FrameProps } from '#/engine/ports/frameProps.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { interpretRules } from '#/language/validation/interpretRules.ts';
import { panelPorts } from './panelPorts.ts';

export interface PanelProps {
  /** Its words are codes of ours, or words of the documents that are edited. */
  document: FormDocument;
  initial?: Answers;
  /** Told what is typed, as often as something is. */
  onType?(typed: Answers): void;
  onSubmit(answers: Answers): Promise<Problem | undefined> | Problem | undefined;
  onCancel?(): void;
  /** Draws the blocks among its questions. */
  Frame?: ComponentType<FrameProps>;
}

/** A form of the Studio itself, drawn by the engine as those that it edits. */
export function Panel({ document, initial, onType, onSubmit, onCancel, Frame }: PanelProps) {
  const validator = useMemo(() => interpretRules(document), [document]);
  const told = useRef(onType);
  told.current = onType;
  const ports = useMemo(
    () => ({
      ...panelPorts(),
      guard: (unsaved: boolean, typed?: () => Answers) => {
        if (unsaved && typed) told.current?.(typed());
      },
    }),
    [],
  );
  return (
    <Form
      document={document}
      validator={validator}
      initial={initial}
      ports={ports}
      onSubmit={async (answers) => onSubmit(answers)}
      onCancel={onCancel}
      Frame={Frame}
    />
  );
}
