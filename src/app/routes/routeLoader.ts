import type { Me } from '#/client/createMe.ts';
import type { Problem } from '#/contract/call.ts';
import { factsOf } from '#/domain/facts/factsOf.ts';
import { homeAddress, loginAddress } from '#/language/values/addresses.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { scopeOf } from '../tenancy/scopeOf.ts';
import type { Found } from '../tenancy/tenancy.tsx';
import { matchRoute } from '#/language/values/matchRoute.ts';
import { mayUse } from '../guard/mayOpen.ts';
import { redirectFor, returnAddress } from '../guard/redirectFor.ts';
import type { Visit } from '../tenancy/visit.ts';
import { signedOutAddress } from './signedOut.ts';

/**
 * What every navigation passes: the screen of the address, a session where one is needed, `me`, and
 * the conditions of the screen. Answers where to go instead as a string. Throws the `Problem` when
 * the server cannot be reached; when it refuses `me`, the session is over.
 * @source specification §2.8
 */
export async function routeLoader(url: URL, started: Found): Promise<Visit | string> {
  const { client, release } = started;
  if (url.pathname === '/') return homeAddress;
  const match = matchRoute(release.manifest.screens, url.pathname);
  const entry = match && release.manifest.screens[match.id];
  const query = Object.fromEntries(url.searchParams);
  const route = {
    name: entry?.name ?? '',
    path: url.pathname,
    params: match?.params ?? {},
    query,
  };
  const dni = client.store.read('ADMIN') ? client.store.read('DNI') : undefined;
  const isStaff = client.session.scope() === 'staff';
  const isSignedIn = client.session.isOpen() && (!isStaff || dni !== undefined);
  const isGuest = entry?.guest ?? !isSignedIn;

  if (isGuest && isSignedIn && isLogin(url.pathname)) return returnAddress(query['returnTo']);
  if (!isGuest && !isSignedIn) return loginFor(url);
  const [screen, me] = await Promise.all([
    match && release.document<ScreenDocument>(`screen/${match.id}`),
    isGuest ? undefined : client.me(),
  ]);
  if (me?.problem) return refused(me.problem, started, url);
  const area = me && areaOf(me.data, started, dni);
  const scope = scopeOf(started, { area, route });
  const redirect = screen && redirectFor(screen, scope, isSignedIn);
  if (redirect !== undefined) return redirect;
  if (entry && !mayUse(entry, scope)) return homeAddress;
  return { route, screen, area };
}

const isLogin = (path: string) => path === loginAddress || path === `${loginAddress}/admin`;

/** The login, which leads back to where one wanted to go. */
function loginFor({ pathname, search }: URL): string {
  const wanted = pathname + search;
  return wanted === homeAddress
    ? loginAddress
    : `${loginAddress}?returnTo=${encodeURIComponent(wanted)}`;
}

function areaOf(me: Me, { client, configuration }: Found, dni: string | undefined) {
  const viewer = dni === undefined ? 'self' : 'staff';
  const now = client.now().toISOString();
  const facts = factsOf({ me, tenant: configuration, now, viewer });
  return { me: { ...me }, facts, viewing: dni === undefined ? undefined : { dni } };
}

/** A server that is away is no reason to close the session; a refusal is. */
async function refused(
  problem: Problem,
  { client, tenant }: Found,
  { pathname, search }: URL,
): Promise<string> {
  if (problem.status === 0 || problem.status === 429 || problem.status >= 500) throw problem;
  await client.session.logout(problem);
  return signedOutAddress(problem, tenant, pathname + search);
}
