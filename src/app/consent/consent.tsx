import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTenancy } from '../tenancy/tenancy.tsx';
import { storedConsent } from './storedConsent.ts';
import type { PageView } from './pageView.ts';
import { isPageOf, pageOf } from './tagPage.ts';
import { dataLayer, forgetCookies, isTagId, isTagLoaded, loadTagManager } from './tagManager.ts';

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
 * consent taken back reloads the page, because a script that runs cannot be unloaded. Without a consent on
 * record (refused, not asked yet, or forgotten by a logout, here or in another tab) no cookie of a tag stays. After
 * a consent each page is told once, in the order in which they are shown; `page` is undefined where nothing may be
 * told.
 * @source specification §2.7
 */
export function ConsentProvider({ page, children }: { page?: PageView; children: ReactNode }) {
  const { configuration, tenant } = useTenancy();
  const [answer, setAnswer] = useState(() => storedConsent.read(tenant.id));
  const [reopened, setReopened] = useState(false);
  const canAsk = isTagId(configuration.tag_manager_ap);
  const told = useRef<PageView>(undefined);

  useEffect(() => {
    const onStorage = () => setAnswer(storedConsent.read(tenant.id));
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [tenant]);
  useEffect(() => {
    if (!answer) forgetCookies();
  }, [answer]);
  useEffect(() => {
    if (!answer || !canAsk || !page || told.current === page) return;
    if (!isPageOf(tenant)) return location.replace(pageOf(tenant));
    told.current = page;
    loadTagManager(configuration);
    dataLayer().push({ ...page });
  }, [answer, canAsk, page, tenant, configuration]);

  const consent = useMemo<Consent>(
    () => ({
      asking: canAsk && (answer === undefined || reopened),
      answer: canAsk ? answer : undefined,
      choose(accepted) {
        storedConsent.write(tenant.id, accepted);
        if (!accepted) {
          forgetCookies();
          if (isTagLoaded()) location.reload();
        }
        setAnswer(accepted);
        setReopened(false);
      },
      reopen: () => setReopened(true),
    }),
    [canAsk, answer, reopened, tenant],
  );
  return <Context value={consent}>{children}</Context>;
}

export const useConsent = (): Consent => use(Context);
