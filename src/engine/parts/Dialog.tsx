import { lazy, Suspense, type ReactNode } from 'react';
import { PlainDialog } from './PlainDialog.tsx';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Escape, the cross. Without it the dialog is left by its own buttons only. */
  onClose?(): void;
  /** Asks about something that cannot be undone: read out at once, whole. */
  alert?: boolean;
}

const Window = lazy(() => import('./DialogWindow.tsx').catch(() => ({ default: PlainDialog })));

/**
 * A modal dialog: it keeps the focus inside and gives it back. Mounted means open. What it is made of is
 * fetched with the first one; without a network it is the browser's own.
 */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}
