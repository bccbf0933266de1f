import { useSyncExternalStore } from 'react';
import type { FormContext } from '../fields/formContext.ts';

/**
 * Below a field that the server judges: that it is being asked, that the answer holds, or that it could
 * not be asked. What does not hold is told when the person tries to send, as everywhere.
 */
export function FieldStatus({
  id,
  questions,
  words,
}: { id: string } & Pick<FormContext, 'questions' | 'words'>) {
  const status = useSyncExternalStore(questions.subscribe, () => questions.statusOf(id));
  return (
    <p className="field-after field-status" role="status">
      {status === 'asking' && (
        <>
          <span className="spinner" aria-hidden="true" />
          {words.text('page.asked.running')}
        </>
      )}
      {status === 'held' && words.text('page.asked.valid')}
      {status === 'failed' && words.text('page.asked.failed')}
    </p>
  );
}
