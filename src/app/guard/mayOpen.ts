import { holds, type Condition } from '#/language/expressions/condition.ts';
import { mayAsk, mayAskAll } from '#/language/expressions/mayAsk.ts';
import type { ReleaseScreen } from '#/language/release/release.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { matchRoute } from '#/language/values/matchRoute.ts';

type Screen = Pick<ReleaseScreen, 'path' | 'asks'> & { access?: object };

/**
 * Whether an address leads whoever looks to something that they may see or do. Staff in a client's area do not
 * get to pages that consist of what only the client does: those whose every form they may not send, whose data
 * they may not read, or that are not for them; no more does a minor. Other investors go where documents lead them.
 */
export function mayOpen(
  to: string,
  screens: Readonly<Record<string, Screen>>,
  scope: Scope,
): boolean {
  if (!looksOnly(scope)) return true;
  const url = new URL(to, 'http://own.invalid');
  const match = matchRoute(screens, url.pathname);
  if (!match) return true;
  const { params } = match;
  const query = Object.fromEntries(url.searchParams);
  return mayUse(screens[match.id]!, {
    ...scope,
    route: { name: '', path: url.pathname, params, query },
  });
}

/** The same of a screen, `scope` being that of its address. */
export function mayUse({ access, asks }: Screen, scope: Scope): boolean {
  if (!looksOnly(scope)) return true;
  if (access && !holds(access as Condition, scope)) return false;
  const { data, forms } = asks ?? { data: [], forms: [] };
  return (
    (data.length === 0 || data.some((call) => mayAsk(call, scope))) &&
    (forms.length === 0 || forms.some((deeds) => mayAskAll(deeds, scope)))
  );
}

const looksOnly = ({ facts }: Scope) => facts?.['isStaff'] === true || facts?.['isMinor'] === true;
