import type { LockReason } from '#/language/lenses/lockReason.ts';
import { say } from '../kernel/words.ts';
import { lockSentence, sourceTold } from './lockSentence.ts';

/** Why something cannot be changed, and by which law or section. */
export function Locked({ lock }: { lock: LockReason }) {
  return (
    <div className="notice">
      <p>{lockSentence(lock)}</p>
      {lock.source && (
        <p className="muted">{say('studio.lock.source', { source: sourceTold(lock.source) })}</p>
      )}
    </div>
  );
}
