import { blockedAddress, homeAddress, loginAddress } from '../addresses.ts';
import type { Condition } from '../condition.ts';
import type { ScreenDocument } from '../screen.ts';
import { canHold } from './canHold.ts';
import { error, ofKind, type Check } from './context.ts';

/** Where a screen sends those who may not see it, and when. */
interface Leap {
  to: string;
  when: Condition;
}

interface Around {
  screens: ScreenDocument[];
  isSignedIn: boolean;
}

/** Nobody is sent from screen to screen and back: the guard's ways out end somewhere. */
export const checkRedirects: Check = ({ kind, value }, context) => {
  if (kind !== 'screen') return [];
  const screen = value as ScreenDocument;
  const screens = ofKind<ScreenDocument>(context, 'screen');
  const states = screen.guest ? [false, true] : [true];
  const loop = states
    .map((isSignedIn) => loopFrom(screen, { screens, isSignedIn }, [], []))
    .find((found) => found !== undefined);
  if (!loop) return [];
  const at = screen.otherwise === undefined ? '/access' : '/otherwise';
  return [error(at, `Estas pantallas se envían unas a otras: ${loop.join(' → ')}.`)];
};

/** Addresses of a circle that leads back to where it began; `undefined` when every way out of it ends. */
function loopFrom(
  screen: ScreenDocument,
  around: Around,
  path: ScreenDocument[],
  conditions: Condition[],
): string[] | undefined {
  if (path[0] === screen) return [...path, screen].map((one) => one.path);
  if (path.includes(screen)) return undefined;
  for (const { to, when } of leapsOf(screen, around.isSignedIn)) {
    const next = around.screens.find((one) => leadsTo(to, one.path));
    const all = [...conditions, when];
    if (!next || !canHold({ all }, () => ({}))) continue;
    const loop = loopFrom(next, around, [...path, screen], all);
    if (loop) return loop;
  }
  return undefined;
}

const ALWAYS: Condition = { all: [] };
const WITHOUT_CONTACT: Condition = { at: '/facts/hasContact', equals: false };

/** What the guard does: the same that the application's does. @source specification §2.8 */
function leapsOf(screen: ScreenDocument, isSignedIn: boolean): Leap[] {
  const { path, guest, access, otherwise } = screen;
  if (!guest && !isSignedIn) return [{ to: loginAddress, when: ALWAYS }];
  if (guest && isSignedIn && path === loginAddress) return [{ to: homeAddress, when: ALWAYS }];
  const home = guest ? loginAddress : homeAddress;
  const out = access ? [{ to: otherwise ?? home, when: { not: access } }] : [];
  if (guest || path === blockedAddress) return out;
  return [
    { to: blockedAddress, when: WITHOUT_CONTACT },
    ...out.map(({ to, when }) => ({ to, when: { all: [{ not: WITHOUT_CONTACT }, when] } })),
  ];
}

function leadsTo(to: string, path: string): boolean {
  const [given = ''] = to.split(/[?#]/);
  const [parts, own] = [given.split('/'), path.split('/')];
  if (parts.length > own.length) return false;
  return own.every((part, at) =>
    /^\{.*\}$/.test(part) ? parts[at] !== undefined || part.endsWith('?}') : part === parts[at],
  );
}
