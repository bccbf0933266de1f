import { useSyncExternalStore } from 'react';
import type { Localization } from '#/language/presentation/format.ts';
import type { DraftKeeper } from './draftKeeper.ts';

/** Below the buttons: that the answers so far are safe. Only a failure is read aloud. */
export function DraftStatus({ keeper, words }: { keeper: DraftKeeper; words: Localization }) {
  const status = useSyncExternalStore(keeper.subscribe, keeper.status);
  return (
    <p className="draft-status" role={status === 'failed' ? 'alert' : undefined}>
      {status === 'saving' && words.text('Guardando el borrador…')}
      {status === 'saved' && words.text('Borrador guardado')}
      {status === 'failed' &&
        words.text('No hemos podido guardar el borrador. Lo volvemos a intentar.')}
    </p>
  );
}
