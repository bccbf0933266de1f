import { useState } from 'react';
import type { Problem } from '#/contract/call.ts';
import { usePorts } from '../ports/ports.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  /** The question: "¿Quiere quitar este beneficiario?". */
  title: string;
  /** What will be gone, by its own name: "Marta Gil Robles, 50 %". */
  named: string;
  /** What follows from it. */
  consequence?: string;
  /** On the button, a verb: "Quitar el beneficiario". */
  action: string;
  /** Does it; a problem keeps the dialog open and is said there. */
  onConfirm(): Promise<Problem | undefined>;
  /** Nothing was done, or all is done. */
  onClose(): void;
}

/** Asks before something is deleted, and names it. Whoever answers too quickly changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, named, consequence, action, onConfirm, onClose } = props;
  const { text } = usePorts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    const refused = await onConfirm();
    setBusy(false);
    setProblem(refused);
    if (!refused) onClose();
  };
  return (
    <Dialog title={title} onClose={busy ? undefined : onClose} alert>
      <p className="dialog__named">{named}</p>
      {consequence && <p>{consequence}</p>}
      <p role="status">
        {busy && text('page.moment')}
        {problem &&
          text('page.failed', {
            reason: problem.errors[0]?.message ?? problem.message,
          })}
      </p>
      <div className="dialog__actions">
        <button
          type="button"
          className="button button--danger"
          aria-disabled={busy || undefined}
          onClick={() => void confirm()}
        >
          {action}
        </button>
        <button
          type="button"
          className="button button--quiet"
          // Return pressed once too often must not delete.
          autoFocus
          onClick={() => !busy && onClose()}
        >
          {text('page.cancel')}
        </button>
      </div>
    </Dialog>
  );
}
