import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { usePorts } from '#/engine/ports/ports.tsx';
import { countdown, type Countdown } from './countdown.ts';
import type { Toast, Toasts } from './toasts.ts';
import './toasts.css';

/** Milliseconds a toast stays. @source specification §9 */
const stay = 10_000;

/**
 * Where outcomes are announced. The live region is in the page from the start, empty, so that
 * screen readers hear what appears in it. While the pointer or the focus is on it nothing leaves.
 */
export function ToastRegion({ toasts }: { toasts: Toasts }) {
  const { text } = usePorts();
  const shown = useSyncExternalStore(toasts.subscribe, toasts.list);
  const running = useRef(new Map<number, Countdown>());

  useEffect(() => {
    const timers = running.current;
    for (const { id } of shown)
      if (!timers.has(id))
        timers.set(
          id,
          countdown(stay, () => toasts.hide(id)),
        );
    for (const [id, timer] of timers)
      if (!shown.some((toast) => toast.id === id)) {
        timer.stop();
        timers.delete(id);
      }
  }, [shown, toasts]);

  const pause = () => running.current.forEach((timer) => timer.pause());
  const resume = () => running.current.forEach((timer) => timer.resume());
  return (
    <section
      className="toasts"
      role="region"
      // A modal dialog makes everything outside it silent, but for this.
      data-react-aria-top-layer="true"
      aria-label={text('page.toasts')}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <ol className="toasts__list" aria-live="polite" aria-relevant="additions text">
        {shown.map((toast) => (
          <ToastItem key={toast.id} toast={toast} hide={() => toasts.hide(toast.id)} />
        ))}
      </ol>
    </section>
  );
}

function ToastItem({ toast, hide }: { toast: Toast; hide(): void }) {
  const { text } = usePorts();
  const { action } = toast;
  return (
    <li className="toast" data-tone={toast.tone}>
      <div className="toast__body">
        <p className="toast__title">{toast.title}</p>
        {toast.text && <p>{toast.text}</p>}
        {action && (
          <button
            type="button"
            className="toast__action"
            onClick={() => {
              hide();
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className="toast__close" aria-label={text('page.close')} onClick={hide}>
        <X aria-hidden />
      </button>
    </li>
  );
}
