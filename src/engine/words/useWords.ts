import { use, useEffect, useMemo, useState } from 'react';
import type { Localization } from '#/language/presentation/format.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { codeListsOf } from '#/language/presentation/codeListsOf.ts';
import { HideAmounts } from './amounts.tsx';
import type { Ports } from '../ports/ports.tsx';

/** Words that know which code lists are still on their way. */
export type Words = Localization & Required<Pick<Localization, 'awaits'>>;

/** Words over the tenant's texts and the code lists that a document names, which arrive by themselves. */
export function useWords(ports: Ports, document: object): Words {
  const names = useMemo(() => codeListsOf(document), [document]);
  const hidesAmounts = use(HideAmounts);
  const here = listsOf(ports.codes);
  const [settled, settle] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    const say = (name: string) => gone || settle((before) => [...before, name]);
    for (const name of names)
      if (!here.has(name))
        void ports.codes(name).then(
          (list) => (here.set(name, list), say(name)),
          () => say(name),
        );
    return () => void (gone = true);
  }, [ports, here, names]);
  return useMemo(
    () => ({
      text: ports.text,
      codes: (id) => here.get(id),
      awaits: (id) => !here.has(id) && !settled.includes(id),
      zone: (ports.scope.tenant?.['time_zone'] as string | undefined) ?? undefined,
      hidesAmounts,
    }),
    [ports, here, settled, hidesAmounts],
  );
}

/** The lists that a release has brought already: a page that needs them again stands at once. */
function listsOf(codes: Ports['codes']): Map<string, CodesDocument> {
  const found = arrived.get(codes) ?? new Map<string, CodesDocument>();
  arrived.set(codes, found);
  return found;
}
const arrived = new WeakMap<Ports['codes'], Map<string, CodesDocument>>();
