import { blockedAddress, homeAddress, loginAddress } from '../values/addresses.ts';
import { holds, type Condition } from '../expressions/condition.ts';
import { segments } from '../values/pointer.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { isSatisfiable } from './isSatisfiable.ts';
import { error, ofKind, type Check } from './context.ts';

/** Where a screen sends those who may not see it, and when. */
interface Leap {
  to: string;
  when: Condition;
}

interface Around {
  screens: readonly ScreenDocument[];
  isSignedIn: boolean;
}

/** A screen on the way, and the address that led there; the first one is come to by any. */
interface Stop {
  screen: ScreenDocument;
  by?: string;
}

/** Nobody is sent from screen to screen and back: the guard's ways out end somewhere. */
export const checkRedirects: Check = ({ kind, value }, context) => {
  if (kind !== 'screen') return [];
  const screen = value as ScreenDocument;
  const screens = ofKind<ScreenDocument>(context, 'screen');
  const states = screen.guest ? [false, true] : [true];
  const loop = states
    .map((isSignedIn) => loopFrom({ screen }, { screens, isSignedIn }, [], []))
    .find((found) => found !== undefined);
  if (!loop) return [];
  const at = screen.otherwise === undefined ? '/access' : '/otherwise';
  return [error(at, `Estas pantallas se envían unas a otras: ${loop.join(' → ')}.`)];
};

/**
 * Addresses of a circle that the first stop stands in; `undefined` when every way out of it ends. A circle is closed
 * where a screen is come to by the same address again: each leap writes what conditions read of the address anew.
 */
function loopFrom(
  stop: Stop,
  around: Around,
  path: Stop[],
  conditions: Condition[],
): string[] | undefined {
  const { screen, by } = stop;
  const begins = path.findIndex((one) => one.screen === screen && one.by === by);
  if (begins >= 0) {
    const circle = path.slice(begins).map((one) => one.screen);
    const [first] = path;
    return circle.includes(first!.screen) ? [...circle, screen].map((one) => one.path) : undefined;
  }
  for (const { to, when } of leapsOf(screen, around.isSignedIn)) {
    const next = around.screens.find((one) => leadsTo(to, one.path));
    const all = [...conditions, by === undefined ? when : arrivedBy(by, when, path.length)];
    if (!next || !isSatisfiable({ all }, () => ({}))) continue;
    const loop = loopFrom({ screen: next, by: to }, around, [...path, stop], all);
    if (loop) return loop;
  }
  return undefined;
}

/** What a condition says of who came by an address: its query is known, its places are others than those before. */
function arrivedBy(by: string, condition: Condition, leap: number): Condition {
  const within = (part: Condition) => arrivedBy(by, part, leap);
  if ('all' in condition) return { all: condition.all.map(within) };
  if ('any' in condition) return { any: condition.any.map(within) };
  if ('not' in condition) return { not: within(condition.not) };
  const [root, part] = segments(condition.at);
  if (root !== 'route') return condition;
  if (part !== 'query') return { ...condition, at: `/leap${leap}${condition.at}` };
  const query = Object.fromEntries(new URLSearchParams(by.split('?')[1] ?? ''));
  return holds(condition, { route: { query } }) ? ALWAYS : { not: ALWAYS };
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
