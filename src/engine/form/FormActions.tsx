import { useEffect, useRef } from 'react';
import type { Localization } from '#/language/presentation/format.ts';

interface FormActionsProps {
  words: Localization;
  label: string;
  /** How the button is drawn that sends; filled unless told. */
  look?: 'primary' | 'secondary';
  sending: boolean;
  /** No buttons while sending. */
  hide?: boolean;
  onCancel?(): void;
}

/** The buttons below a form, and the live word that something is on its way. */
export function FormActions({ words, label, look, sending, hide, onCancel }: FormActionsProps) {
  const status = useRef<HTMLParagraphElement>(null);
  const gone = hide && sending;
  useEffect(() => {
    if (gone) status.current?.focus();
  }, [gone]);
  return (
    <div className="form-actions">
      {!gone && (
        <button
          type="submit"
          className={look === 'secondary' ? 'button button--quiet' : 'button'}
          aria-disabled={sending || undefined}
        >
          {label}
        </button>
      )}
      {!gone && onCancel && (
        <button type="button" className="button button--quiet" onClick={onCancel}>
          {words.text('page.cancel')}
        </button>
      )}
      <p className="form-status" role="status" tabIndex={-1} ref={status}>
        {sending && (
          <>
            <span className="spinner" aria-hidden="true" />
            {words.text('page.sending')}
          </>
        )}
      </p>
    </div>
  );
}
