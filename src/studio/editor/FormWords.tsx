import { useMemo } from 'react';
import { grammars } from '#/language/grammar/index.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { reasonAt } from '#/language/lenses/lockReason.ts';
import { slotsOf } from '#/language/lenses/slots.ts';
import { Locked } from '../editing/Locked.tsx';
import type { ViewProps } from '../editing/viewProps.ts';
import { PartCard } from '../cards/PartCard.tsx';
import { say } from '../kernel/words.ts';

const spoken = ['title', 'intro', 'otherwise'];
const sent = ['submit_label', 'submit_veiled', 'submit_done_text'];
const all = slotsOf(grammars.form);
const slots = all.filter(({ name }) => spoken.includes(name));
const sentSlots = all.filter(({ name }) => [...spoken, ...sent].includes(name));
const around = { offered: () => undefined, subjects: [] };

/** What people read of a form beside its pages and questions. */
export function FormWords(props: ViewProps & { form: string }) {
  const { form, editing, canEdit } = props;
  const document = valueOf(editing.documents, form);
  const id = useMemo(() => ({ in: form, pointer: '' }), [form]);
  const isLocked = document.locked !== undefined;
  return (
    <>
      <h2>{say('studio.form.words')}</h2>
      {isLocked && <Locked lock={reasonAt(editing.documents, form, '')} />}
      <PartCard
        {...props}
        key={form}
        canEdit={canEdit && document.locked !== true}
        id={id}
        slots={document.submit === undefined ? slots : sentSlots}
        around={around}
        isWhole
      />
    </>
  );
}
