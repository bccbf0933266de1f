import { useMemo } from 'react';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Written } from '#/language/lenses/written.ts';
import { whyStays } from '#/language/proposals/whyStays.ts';
import { usePaused } from '../kernel/usePaused.ts';
import type { Editing } from './useEditing.ts';

const NONE: readonly Issue[] = [];

/** Why something of a form cannot be taken away, looked at once a person pauses: it walks the whole form. */
export function useStays(
  { shared, documents }: Pick<Editing, 'shared' | 'documents'>,
  key: string,
  edit: (documents: Documents) => Written,
  hangsOn: readonly unknown[],
): readonly Issue[] {
  const ask = useMemo(
    () => () => whyStays(shared, documents, key, edit),
    [shared, documents, key, ...hangsOn],
  );
  const settled = usePaused<typeof ask | undefined>(ask, undefined);
  return useMemo(() => settled?.() ?? NONE, [settled]);
}
