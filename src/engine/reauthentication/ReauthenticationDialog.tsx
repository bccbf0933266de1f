import { useState } from 'react';
import type { Schema } from '#/contract/schema.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { usePorts } from '../ports/ports.tsx';
import { AnotherCode } from './AnotherCode.tsx';
import { AskedForm } from './AskedForm.tsx';
import { Unreachable } from './Unreachable.tsx';
import './reauthentication.css';

interface ReauthenticationDialogProps {
  onProof(proof: string): void;
  onClose(): void;
}

/**
 * Asks whether it is the person themselves: their password, then the code that was mailed to the address on
 * record. What is wrong is said at the field; whoever leaves changes nothing.
 */
export default function ReauthenticationDialog({ onProof, onClose }: ReauthenticationDialogProps) {
  const { text, call, scope } = usePorts();
  const [sent, setSent] = useState<Schema<'Reauthentication'>>();
  const [isLost, setLost] = useState(false);

  const begin = async (answers: Record<string, unknown>) => {
    const { password } = answers as { password: string };
    const { data, problem } = await call('createReauthentication', { body: { password } });
    if (data) setSent(data.data.reauthentication);
    // There is no address that a code could go to.
    else if (problem.errors.some(({ code }) => code === 'reauthentication_contact')) setLost(true);
    else return problem;
    return undefined;
  };
  const confirm = async (answers: Record<string, unknown>) => {
    const { code } = answers as { code: string };
    const path = { id: sent!.uuid };
    const { data, problem } = await call('confirmReauthentication', { path, body: { code } });
    if (data) onProof(data.data.reauthentication.proof);
    return problem;
  };

  return (
    <Dialog title={text('page.confirm.title')} onClose={onClose}>
      <div className="reauthentication">
        {!sent && !isLost && (
          <p>
            {text(
              scope.facts?.['isStaff'] === true
                ? 'page.confirm.of_client'
                : 'page.confirm.of_yours',
            )}
          </p>
        )}
        {/* Stays in the page, so that what comes to stand in it is heard. */}
        <p role="status">
          {sent && !isLost && text('page.confirm.sent', { address: sent.code_sent_to })}
        </p>
        {isLost && <Unreachable onClose={onClose} />}
        {!sent && !isLost && (
          <AskedForm
            form="reauthentication-password"
            label={text('page.continue')}
            onSubmit={begin}
            onCancel={onClose}
          />
        )}
        {sent && !isLost && (
          <AskedForm
            key="code"
            form="reauthentication-code"
            label={text('page.confirm')}
            onSubmit={confirm}
            onCancel={onClose}
          >
            <div className="reauthentication__else">
              <AnotherCode uuid={sent.uuid} />
              <button type="button" className="button button--link" onClick={() => setLost(true)}>
                {text('page.unreachable.ask')}
              </button>
            </div>
          </AskedForm>
        )}
      </div>
    </Dialog>
  );
}
