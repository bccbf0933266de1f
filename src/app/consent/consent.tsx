import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTenancy } from '../tenancy.tsx';
import { storedConsent } from './storedConsent.ts';
import { isTagId, loadTagManager } from './tagManager.ts';

export interface Consent {
  /** Whether the question must be asked now. */
  asking: boolean;
  /** What was answered; `undefined` while nothing was, or where there is nothing to ask. */
  answer?: boolean;
  choose(accepted: boolean): void;
  reopen(): void;
}

const Context = createContext<Consent>({ asking: false, choose() {}, reopen() {} });

/**
 * Asks before the tenant's analytics are loaded, remembers the answer, and lets it be changed. A
 * consent taken back reloads the page, because a script that runs cannot be unloaded.
 * @source specification §2.7
 */
export function ConsentProvider({ children }: { children: ReactNode }) {
  const { configuration } = useTenancy();
  const tag = configuration.tag_manager_ap;
  const [answer, setAnswer] = useState(() => storedConsent.read());
  const [reopened, setReopened] = useState(false);
  const canAsk = isTagId(tag);

  useEffect(() => {
    if (answer && isTagId(tag)) loadTagManager(tag);
  }, [answer, tag]);

  const consent = useMemo<Consent>(
    () => ({
      asking: canAsk && (answer === undefined || reopened),
      answer: canAsk ? answer : undefined,
      choose(accepted) {
        storedConsent.write(accepted);
        if (answer && !accepted) location.reload();
        setAnswer(accepted);
        setReopened(false);
      },
      reopen: () => setReopened(true),
    }),
    [canAsk, answer, reopened],
  );
  return <Context value={consent}>{children}</Context>;
}

export const useConsent = (): Consent => use(Context);
