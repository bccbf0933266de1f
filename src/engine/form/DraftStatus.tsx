import { useSyncExternalStore } from 'react';
import type { Localization } from '#/language/presentation/format.ts';
import type { DraftKeeper } from './draftKeeper.ts';

/** Below the buttons: that the answers so far are safe. Only a failure is read aloud. */
export function DraftStatus({ keeper, words }: { keeper: DraftKeeper; words: Localization }) {
  const status = useSyncExternalStore(keeper.subscribe, keeper.status);
  return (
    <p className="draft-status" role={status === 'failed' ? 'alert' : undefined}>
      {status === 'saving' && words.text('page.draft.saving')}
      {status === 'saved' && words.text('page.draft.saved')}
      {status === 'failed' && words.text('page.draft.failed')}
    </p>
  );
}
