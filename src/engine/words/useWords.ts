import { use, useEffect, useMemo, useState } from 'react';
import type { Localization } from '#/language/presentation/format.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { HideAmounts } from './amounts.tsx';
import type { Ports } from '../ports/ports.tsx';

/** Words over the tenant's texts and the code lists that a document names, which arrive by themselves. */
export function useWords(ports: Ports, document: object): Localization {
  const names = useMemo(() => [...codeListsOf(document)], [document]);
  const hidesAmounts = use(HideAmounts);
  const [lists, setLists] = useState<Record<string, CodesDocument>>({});
  useEffect(() => {
    let gone = false;
    for (const name of names)
      void ports.codes(name).then(
        (list) => gone || setLists((known) => ({ ...known, [name]: list })),
        () => undefined,
      );
    return () => void (gone = true);
  }, [ports, names]);
  return useMemo(
    () => ({
      text: ports.text,
      codes: (id) => lists[id],
      zone: (ports.scope.tenant?.['time_zone'] as string | undefined) ?? undefined,
      hidesAmounts,
    }),
    [ports, lists, hidesAmounts],
  );
}

/** Every code list that a document names, wherever it does. */
function codeListsOf(value: object, found = new Set<string>()): Set<string> {
  for (const key in value) {
    const inner = (value as Record<string, unknown>)[key];
    if (key === 'codes' && typeof inner === 'string') found.add(inner);
    else if (inner !== null && typeof inner === 'object') codeListsOf(inner, found);
  }
  return found;
}
