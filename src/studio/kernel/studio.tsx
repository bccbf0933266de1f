import { createContext, use, type ReactNode } from 'react';
import type { Client } from '#/client/createClient.ts';
import type { TenantCredentials } from '#/client/clientOptions.ts';
import type { Kept } from './kept.ts';

/** The running Studio: the door to the API, the tenant of its host, and what this tab keeps. */
export interface Studio {
  client: Client;
  tenant: TenantCredentials;
  /** What this tab keeps of what is typed. */
  kept: Kept;
  /** What all tabs of this browser know. */
  shared: Kept;
  /** A page opens: what is typed from now on is of whoever is signed in. Says whether anybody is. */
  open(): boolean;
}

const Context = createContext<Studio | undefined>(undefined);

export function StudioProvider({ studio, children }: { studio: Studio; children: ReactNode }) {
  return <Context value={studio}>{children}</Context>;
}

/** The Studio around; a component outside of it is a bug. */
export function useStudio(): Studio {
  const studio = use(Context);
  if (!studio) throw new Error('No StudioProvider above this component');
  return studio;
}
