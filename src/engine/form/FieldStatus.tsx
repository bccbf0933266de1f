import { useSyncExternalStore } from 'react';
import type { FormContext } from './formContext.ts';

/** Below a field that the server judges: that it is being asked, or could not be. */
export function FieldStatus({
  id,
  questions,
  words,
}: { id: string } & Pick<FormContext, 'questions' | 'words'>) {
  const status = useSyncExternalStore(questions.subscribe, () => questions.statusOf(id));
  return (
    <p className="field-after" role="status">
      {status === 'asking' && words.text('Comprobando…')}
      {status === 'failed' &&
        words.text(
          'No hemos podido comprobarlo ahora. Puede continuar: lo comprobaremos al enviar.',
        )}
    </p>
  );
}
