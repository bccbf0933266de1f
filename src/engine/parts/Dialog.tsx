import { lazy, Suspense, type ReactNode } from 'react';

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Escape, the cross. Without it the dialog is left by its own buttons only. */
  onClose?(): void;
  /** Asks about something that cannot be undone: read out at once, whole. */
  alert?: boolean;
}

const load = () => import('./DialogWindow.tsx');
const Window = lazy(load);

/** A modal dialog: it keeps the focus inside and gives it back. Mounted means open. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  );
}

/** Fetches what dialogs are made of, for those that must open even when the network is gone. */
export const prepareDialog = (): void => void load().catch(() => undefined);
