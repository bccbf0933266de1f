import { createContext, use, useEffect, useMemo, useReducer, type ReactNode } from 'react';
import type { Client } from '#/client/createClient.ts';
import type { TenantCredentials } from '#/client/clientOptions.ts';
import type { Output } from '#/contract/call.ts';
import type { NavigationDocument } from '#/language/documents/tenantDocuments.ts';
import type { Release } from '../release/createRelease.ts';
import type { Signal } from '../kernel/signal.ts';
import type { Texts } from '../texts/createTexts.ts';
import type { Toasts } from '../toasts/toasts.ts';

/** A tenant's public configuration. @source specification §3 */
export type Configuration =
  Output<'getPublicConfiguration'>['data']['configuration']['initial_configuration'];

/** What the start found: which tenant this is and everything it publishes but its words. Fixed until the page is left. */
export interface Found {
  tenant: TenantCredentials;
  configuration: Configuration;
  release: Release;
  navigation: NavigationDocument;
  client: Client;
  /** When the session dies unless it is refreshed (milliseconds since 1970). */
  sessionEnds: Signal<number | undefined>;
}

/** All that a page is drawn with. */
export interface Started extends Found {
  texts: Texts;
  toasts: Toasts;
}

export interface Tenancy extends Started {
  /** Address of the tenant's logo. */
  logo?: string;
  languages: string[];
  /** The one that is spoken now. */
  language: string;
  /** How often what is said has changed: another one is another value, and all below is drawn in the newest words. */
  said: number;
  /** Speaks another language and remembers it. */
  speak(language: string): Promise<void>;
}

const Context = createContext<Tenancy | undefined>(undefined);

/** Which tenant this is, for everything below. */
export function TenancyProvider({ started, children }: { started: Started; children: ReactNode }) {
  const { texts, configuration, release, client } = started;
  const [said, sayAnew] = useReducer((times: number) => times + 1, 0);
  useEffect(() => texts.subscribe(sayAnew), [texts]);
  const language = texts.language();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const tenancy = useMemo<Tenancy>(
    () => ({
      ...started,
      logo: configuration.styles['logo'],
      languages: release.manifest.languages,
      language,
      said,
      speak: async (wanted) => {
        await texts.speak(wanted);
        client.speak(wanted);
        sayAnew();
      },
    }),
    [started, configuration, release, texts, client, language, said],
  );
  return <Context value={tenancy}>{children}</Context>;
}

export function useTenancy(): Tenancy {
  const tenancy = use(Context);
  if (!tenancy) throw new Error('No TenancyProvider above this component');
  return tenancy;
}
