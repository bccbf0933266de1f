import { useMemo } from 'react';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { refusal } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import { Panel } from '../kernel/Panel.tsx';
import { say } from '../kernel/words.ts';
import { addBlockPanel, addedBlock } from './addBlockPanel.ts';

interface AddBlockProps {
  editing: Editing;
  screen: string;
  onAdded(name: string): void;
  onClose(): void;
}

/** Asks what a new block is, what it shows and where it goes. */
export function AddBlock({ editing, screen, onAdded, onClose }: AddBlockProps) {
  const document = useMemo(
    () => addBlockPanel(editing.documents, screen),
    [editing.documents, screen],
  );
  return (
    <Dialog title={say('studio.block.add')} onClose={onClose}>
      <Panel
        document={document}
        onCancel={onClose}
        onSubmit={(answers) => {
          const { id } = addedBlock(editing.documents, screen, answers);
          const problem = refusal(editing.apply((now) => addedBlock(now, screen, answers)));
          if (problem) return problem;
          onClose();
          onAdded(id.name);
          return undefined;
        }}
      />
    </Dialog>
  );
}
