import { matchRoute } from '#/language/values/matchRoute.ts';

type Screen = { path: string; planned?: boolean };

/** Whether an address of ours leads to a screen on which nothing can be done yet. */
export function isPlanned(to: string, screens: Readonly<Record<string, Screen>>): boolean {
  const match = matchRoute(screens, new URL(to, 'http://own.invalid').pathname);
  return match !== undefined && screens[match.id]!.planned === true;
}
