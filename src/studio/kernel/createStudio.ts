import { createClient } from '#/client/createClient.ts';
import { toldInSpanish } from './toldInSpanish.ts';
import { chooseTenant, hostCredentials } from '#/client/hostCredentials.ts';
import type { Problem } from '#/contract/call.ts';
import { apart } from './apart.ts';
import { createKept } from './kept.ts';
import type { Studio } from './studio.tsx';

/** The Studio of the host's tenant, or of the one that `?id=` names. Throws a `Problem`. */
export async function createStudio(
  page: { origin: string; search: string; storage: Storage; tab: Storage },
  onSignedOut: (problem?: Problem) => void,
): Promise<Studio> {
  const baseUrl = `${page.origin}/api`;
  // The Studio speaks one language, whatever the browser's: so do the sentences that the server makes.
  const fetch = (request: Request) => {
    request.headers.set('Accept-Language', 'es');
    return globalThis.fetch(request);
  };
  const { data: tenants, problem } = await hostCredentials({ baseUrl, fetch });
  if (problem) throw problem;
  // Whoever edits here may be an investor in another tab: neither session is the other's.
  const storage = apart(page.storage, 'studio.');
  const asked = new URLSearchParams(page.search).get('id');
  const tenant = chooseTenant(tenants, asked, storage.getItem('tenant'));
  if (!tenant) throw new Error('The host serves no tenant');
  const client = createClient({
    baseUrl,
    credentials: tenant,
    tenants,
    storage,
    locks: navigator.locks,
    fetch,
    onSignedOut,
  });
  const now = () => client.store.read('session')?.user;
  let opener = now();
  const persons = { now, typing: () => opener };
  return {
    client: toldInSpanish(client),
    tenant,
    kept: createKept(apart(page.tab, `studio.${tenant.id}.`), persons),
    shared: createKept(apart(page.storage, `studio.${tenant.id}.`), persons),
    open: () => {
      const who = now();
      // Where nobody is signed in no page opens, and what is on the screen stays whose it was.
      if (who !== undefined) opener = who;
      return who !== undefined;
    },
  };
}
