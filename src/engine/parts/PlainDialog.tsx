import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { usePorts } from '../ports/ports.tsx';
import type { DialogProps } from './Dialog.tsx';
import './dialog.css';

/** The browser's own modal dialog: for when the network is gone and the other cannot be fetched. */
export function PlainDialog({ title, children, onClose, alert }: DialogProps) {
  const { text } = usePorts();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // It is closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="dialog__head">
        <h2 id={id}>{title}</h2>
        {onClose && (
          <button
            type="button"
            className="dialog__close"
            aria-label={text('page.close')}
            onClick={onClose}
          >
            <X aria-hidden />
          </button>
        )}
      </div>
      {children}
    </dialog>
  );
}
