import { X } from 'lucide-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { usePorts } from '#/engine/ports.tsx';
import { sentences } from '../sentences.ts';
import './dialog.css';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Escape, the cross. Without it the dialog is left by its own buttons only. */
  onClose?(): void;
}

/** The browser's own modal dialog: it keeps the focus inside and gives it back. Mounted means open. */
export function Dialog({ title, children, onClose }: DialogProps) {
  const { text } = usePorts();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <div className="dialog__head">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            className="dialog__close"
            aria-label={text(sentences.close)}
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
