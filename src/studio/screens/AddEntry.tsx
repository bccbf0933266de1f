import { useMemo } from 'react';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { addEntry, NAVIGATION, type EntryId } from '#/language/edits/entries.ts';
import { freeName } from '#/language/edits/freeName.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt } from '#/language/lenses/json.ts';
import { icons } from '#/language/values/icons.ts';
import { refusal } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import { choice, line, panel } from '../kernel/panel.ts';
import { Panel } from '../kernel/Panel.tsx';
import { say } from '../kernel/words.ts';
import { nameFor } from '../panels/nameFor.ts';
import { routes } from './routes.ts';

interface AddEntryProps {
  editing: Editing;
  onAdded(id: EntryId): void;
  onClose(): void;
}

/** Asks what a new entry of a menu is called and where it leads. */
export function AddEntry({ editing, onAdded, onClose }: AddEntryProps) {
  const document = useMemo(() => asked(editing.documents), [editing.documents]);
  return (
    <Dialog title={say('studio.navigation.add')} onClose={onClose}>
      <Panel
        document={document}
        onCancel={onClose}
        onSubmit={(answers) => {
          const id = idOf(editing.documents, answers);
          const { entry_label: label, entry_to: to, entry_icon: icon } = answers;
          const problem = refusal(editing.apply((now) => addEntry(now, id, { label, icon, to })));
          if (problem) return problem;
          onClose();
          onAdded(id);
          return undefined;
        }}
      />
    </Dialog>
  );
}

const asked = (documents: Documents) =>
  panel('add-entry', 'studio.navigation.add_submit', {
    entry_label: line('studio.navigation.label', { required: true }, 60),
    entry_to: choice('studio.block.to', routes(documents), { required: true }),
    entry_icon: choice(
      'studio.navigation.icon',
      Object.entries(icons).map(([value, label]) => ({ value, label })),
      { required: true },
    ),
    entry_table: choice(
      'studio.navigation.table',
      [
        { value: 'sections', label: 'studio.navigation.sections' },
        { value: 'menu', label: 'studio.navigation.menu' },
      ],
      { required: true, widget: 'radio' },
    ),
  });

function idOf(documents: Documents, { entry_table, entry_label }: Answers): EntryId {
  const table = entry_table === 'menu' ? 'menu' : 'sections';
  const words = nameFor(String(entry_label), new Set()).toLowerCase();
  return { table, name: freeName(words, objectAt(valueOf(documents, NAVIGATION), table)) };
}
