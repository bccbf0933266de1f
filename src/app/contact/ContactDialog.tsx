import { useState } from 'react';
import { Form } from '#/engine/Form.tsx';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { usePorts } from '#/engine/ports/ports.tsx';
import { useSessionContext } from '../tenancy/sessionContext.tsx';
import { useLoadedForm } from '../release/useLoadedForm.ts';
import { useTenancy } from '../tenancy/tenancy.tsx';
import type { ContactMessage } from './createIssue.ts';
import { sendIssue } from './sendIssue.ts';

export interface ContactDialogProps {
  initial?: ContactMessage;
  onClose(): void;
  /** Opens the dialog again with a text that could not be sent. */
  onRecover(message: ContactMessage): void;
}

/** The contact form in its dialog. What became of the message is said in a toast. @source specification §2.5, §8 */
export default function ContactDialog({ initial, onClose, onRecover }: ContactDialogProps) {
  const { text, call } = usePorts();
  const { toasts, configuration } = useTenancy();
  const { me } = useSessionContext();
  const form = useLoadedForm('contact');
  const [sending, setSending] = useState(false);
  const [groupMissing, setGroupMissing] = useState(false);

  const send = async (answers: Record<string, unknown>) => {
    const { subject, description } = answers as { subject: string; description: string };
    const message = { subject, message: description };
    setSending(true);
    const outcome = await sendIssue(call, message, {
      intervener: me.intervener.uuid ?? '',
      now: new Date().toISOString(),
      zone: configuration.time_zone,
    });
    setSending(false);
    setGroupMissing(outcome.kind === 'noGroup');
    if (outcome.kind === 'noGroup') return undefined;
    onClose();
    if (outcome.kind === 'sent')
      toasts.show({
        tone: 'success',
        title: text('page.contact.sent_title'),
        text: text('page.contact.sent'),
      });
    else
      toasts.show({
        tone: 'danger',
        title: text('page.contact.failed'),
        text: outcome.problem.message,
        action: { label: text('page.contact.recover'), run: () => onRecover(message) },
      });
    return undefined;
  };

  return (
    <Dialog title={text('page.contact.title')} onClose={sending ? undefined : onClose}>
      {groupMissing && (
        <p className="notice notice--warning" role="status">
          {text('page.contact.no_group')}
        </p>
      )}
      {!form && <p role="status">{text('page.loading')}</p>}
      {form && (
        <Form
          {...form}
          initial={initial && { subject: initial.subject, description: initial.message }}
          hideButtonsWhileSending
          onSubmit={send}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
