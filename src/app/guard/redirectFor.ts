import {
  blockedAddress,
  consentAddress,
  homeAddress,
  loginAddress,
} from '#/language/values/addresses.ts';
import type { Condition } from '#/language/expressions/condition.ts';
import { holds } from '#/language/expressions/condition.ts';
import type { Scope } from '#/language/expressions/scope.ts';

/** What the guard needs to know of the screen that is asked for. */
export interface GuardedScreen {
  path: string;
  guest?: boolean;
  access?: Condition;
  otherwise?: string;
}

/**
 * Where the guard sends who may not see a screen now; `undefined` lets them in. Without e-mail and
 * mobile phone the whole area is closed but for the page that says so; staff look all the same. Whoever has still to
 * confirm their data-protection preferences does that first. `scope` is the person's, or
 * only the route's on guest screens.
 * @source specification §2.3, §2.8, §5
 */
export function redirectFor(
  screen: GuardedScreen,
  scope: Scope,
  isSignedIn: boolean,
): string | undefined {
  const home = screen.guest ? loginAddress : homeAddress;
  if (!screen.guest && !isSignedIn) return loginAddress;
  const isClosed = scope.facts?.['hasContact'] === false && scope.facts['isStaff'] !== true;
  if (!screen.guest && isClosed && screen.path !== blockedAddress) return blockedAddress;
  const mustConsent = scope.facts?.['gdprPending'] === true && !isClosed;
  if (!screen.guest && mustConsent && screen.path !== consentAddress) return consentAddress;
  if (screen.access && !holds(screen.access, scope)) return screen.otherwise ?? home;
  return undefined;
}

/** The address to return to after the login, as long as it is one of ours; anything else is home. */
export function returnAddress(wanted: unknown): string {
  const isOurs = typeof wanted === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(wanted);
  return isOurs && !wanted.startsWith(loginAddress) ? wanted : homeAddress;
}
