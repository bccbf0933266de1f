import { Dialog } from '#/engine/parts/Dialog.tsx';
import { say, type Code } from '../kernel/words.ts';

interface LeaveTypedProps {
  /** What would be lost. */
  text: Code;
  stay: Code;
  onStay(): void;
  onLeave(): void;
}

/** Asks before what is typed and not applied is given up. */
export function LeaveTyped({ text, stay, onStay, onLeave }: LeaveTypedProps) {
  return (
    <Dialog title={say('studio.unapplied.title')} onClose={onStay} alert>
      <p>{say(text)}</p>
      <div className="dialog__actions">
        <button type="button" className="button" onClick={onStay}>
          {say(stay)}
        </button>
        <button type="button" className="button button--quiet" onClick={onLeave}>
          {say('studio.unapplied.leave')}
        </button>
      </div>
    </Dialog>
  );
}
