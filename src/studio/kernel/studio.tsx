import { createContext, use, type ReactNode } from 'react';
import type { Client } from '#/client/createClient.ts';
import type { TenantCredentials } from '#/client/clientOptions.ts';

/** The running Studio: the door to the API, and the tenant of its host. */
export interface Studio {
  client: Client;
  tenant: TenantCredentials;
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
