import { codeListsOf } from '#/language/presentation/codeListsOf.ts';
import { readPreloaded } from '#/client/preloaded.ts';
import type { Problem } from '#/contract/call.ts';
import { routeLoader } from '../routes/routeLoader.ts';
import { scopeOf } from '../tenancy/scopeOf.ts';
import type { Found } from '../tenancy/tenancy.tsx';
import type { Visit } from '../tenancy/visit.ts';
import { forgetCookies } from '../consent/tagManager.ts';
import { showTheme } from '../layout/theme.ts';
import { askAhead } from './askAhead.ts';
import { start } from '../start/start.ts';

/** Addresses that may lead on before the first page. */
const MOST = 10;

/**
 * The start, begun by a script of its own while the one that draws is on its way: who this is and what their page
 * shows is asked for beside that and not after it.
 */
export const beginning = begin();

function begin() {
  showTheme();
  let leave: (problem?: Problem) => void = forgetCookies;
  const preloaded = readPreloaded(document);
  const page = { location, storage: localStorage, language: navigator.language, preloaded };
  const found = start(page, (problem) => leave(problem));
  const outcomes = new Map<string, Promise<Visit | string>>();
  const arrived = found.then((all) => visitFirst(all, outcomes));
  // Whoever waits for them says so.
  found.catch(() => undefined);
  arrived.catch(() => undefined);
  return {
    preloaded,
    found,
    /** What the guard has said of an address already; for one who asks. */
    outcomeOf(url: string): Promise<Visit | string> | undefined {
      const outcome = outcomes.get(url);
      outcomes.delete(url);
      return outcome;
    },
    /** Settles when it is known which page is first. */
    arrived,
    onSignedOut(listener: (problem?: Problem) => void): void {
      leave = listener;
    },
  };
}

/** Follows the address to its page, and asks what that shows. */
async function visitFirst(
  found: Found,
  outcomes: Map<string, Promise<Visit | string>>,
): Promise<Visit | undefined> {
  let { href } = location;
  for (let leaps = 0; leaps < MOST; leaps++) {
    const coming = routeLoader(new URL(href), found);
    outcomes.set(href, coming);
    const outcome = await coming;
    if (typeof outcome !== 'string') {
      const { screen } = outcome;
      if (!screen) return outcome;
      void askAhead(found.client.ahead, screen, scopeOf(found, outcome));
      for (const list of codeListsOf(screen)) found.release.codes(list).catch(() => undefined);
      return outcome;
    }
    href = new URL(outcome, href).href;
  }
  return undefined;
}
