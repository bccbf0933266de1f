import { useEffect, useMemo, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { AskedOf } from '#/language/widgets/asked.ts';
import type { FormContext } from '../../fields/formContext.ts';
import { answered } from './answered.ts';
import { answerOf } from './answerOf.ts';
import type { Uploads } from './createUploads.ts';
import { limitsOf } from './limitsOf.ts';
import type { SentFile } from './sentFile.ts';
import { uploadsOf } from './uploadsOf.ts';

/** The files of a field as they are now. The form hears of each change of the answer as of any other. */
export function useUploads(
  id: string,
  asked: AskedOf<'file'>,
  context: FormContext,
  host: RefObject<HTMLElement | null>,
): { files: readonly SentFile[]; uploads: Uploads } {
  const latest = useRef(context);
  latest.current = context;
  const { store } = context;
  const uploads = useMemo(
    () => uploadsOf(id, asked, store, () => latest.current),
    [id, asked, store],
  );
  const files = useSyncExternalStore(uploads.subscribe, uploads.files);
  const answer = useMemo(() => answerOf(files, limitsOf(asked).isList), [files, asked]);
  const told = useRef(JSON.stringify(answer));

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    answered.set(element, answer);
    const now = JSON.stringify(answer);
    if (told.current === now) return;
    told.current = now;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }, [answer, host]);
  return { files, uploads };
}
