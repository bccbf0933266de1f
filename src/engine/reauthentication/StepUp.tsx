import { useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { late } from '../parts/late.tsx';
import { PortsProvider, usePorts } from '../ports/ports.tsx';
import { withStepUp } from './stepUp.ts';

const ReauthenticationDialog = late(
  () => import('./ReauthenticationDialog.tsx'),
  () => null,
);

/**
 * Below it every call that needs the person again asks them, in a dialog that is fetched when it is first
 * wanted. The proof is kept in memory for as long as the server takes it, and nowhere else.
 */
export function StepUp({ children }: { children: ReactNode }) {
  const ports = usePorts();
  const held = useRef<string>(undefined);
  const [asked, setAsked] = useState<{ settle(proof?: string): void }>();
  const asking = useRef<Promise<string | undefined>>(undefined);
  const proving = useMemo(() => {
    const ask = () =>
      new Promise<string | undefined>((resolve) =>
        setAsked({
          settle(proof) {
            held.current = proof;
            asking.current = undefined;
            setAsked(undefined);
            resolve(proof);
          },
        }),
      );
    const call = withStepUp(ports.call, {
      held: () => held.current,
      ask: () => (asking.current ??= ask()),
    });
    return { ...ports, call };
  }, [ports]);
  return (
    <PortsProvider ports={proving}>
      {children}
      {asked && <ReauthenticationDialog onProof={asked.settle} onClose={() => asked.settle()} />}
    </PortsProvider>
  );
}
