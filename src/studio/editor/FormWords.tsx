import { useMemo } from 'react';
import { formWords, submitWords } from '#/language/grammar/form.ts';
import { done } from '#/language/grammar/form.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { reasonAt } from '#/language/lenses/lockReason.ts';
import { slotsOf } from '#/language/lenses/slots.ts';
import { object, optional, told } from '#/language/notation/build.ts';
import { Locked } from '../editing/Locked.tsx';
import type { ViewProps } from '../editing/viewProps.ts';
import { PartCard } from '../cards/PartCard.tsx';
import { say } from '../kernel/words.ts';

const { text } = done.properties!;
const words = object(formWords);
const submit = object({
  ...submitWords,
  done: optional(
    told(object({ text: told(text!, text!.title!, text!.description!) }), 'Después', ''),
  ),
});
const slots = slotsOf(words);
const sentSlots = slotsOf({
  ...words,
  properties: { ...words.properties, submit: { ...submit, title: 'Envío' } },
});
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
