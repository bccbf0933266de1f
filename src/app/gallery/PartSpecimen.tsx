import { useEffect, useMemo, useRef, useState } from 'react';
import { PortsProvider } from '#/engine/ports/ports.tsx';
import type { Started } from '../tenancy/tenancy.tsx';
import { examplePorts } from './specimens/examplePorts.ts';
import type { Part } from './parts/part.ts';
import { queryOf } from './queryOf.ts';
import type { PartState } from './specimens/states.ts';
import { whenThere } from './whenThere.ts';

interface PartSpecimenProps {
  started: Started;
  part: Part;
  state: PartState;
  id: string;
  text: string;
}

/** A part with what opens it. In the state `open` that has been done. */
export function PartSpecimen({ started, part, state, id, text }: PartSpecimenProps) {
  const place = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<Record<string, string>>({});
  const ports = useMemo(
    () =>
      examplePorts(started, {
        id,
        state,
        data: {},
        query,
        form: () => Promise.reject(new Error('no form')),
        navigate: (to) => setQuery(queryOf(to)),
      }),
    [started, id, state, query],
  );

  useEffect(() => {
    if (state !== 'open' || !part.opener) return undefined;
    return whenThere(place.current!, part.opener, (opener) => {
      opener.focus();
      // Once the page has moved to it: what is open closes when the page moves under it.
      if (!part.onFocus) setTimeout(() => opener.click(), 100);
    });
  }, [state, part]);

  const hostile = state === 'hostile' ? text : undefined;
  const { Draw } = part;
  return (
    <div ref={place}>
      <PortsProvider ports={ports}>
        <Draw started={started} id={id} hostile={hostile} say={(sentence) => hostile ?? sentence} />
      </PortsProvider>
    </div>
  );
}
