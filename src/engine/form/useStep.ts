import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { REVIEW } from '#/language/documents/form.ts';
import { withParameter } from '../links/address.ts';
import type { PageProps } from './page.ts';
import { useSteps } from './useSteps.ts';
import { issuesNow } from './formErrors.ts';

/** The parameter of an address that says which page of a form is open. */
export const STEP_PARAMETER = 'paso';

export interface StepPlace {
  /** Steps and then the review. */
  pages: readonly string[];
  current: string;
  /** False for the moment in which it is not known yet what may be opened. */
  ready: boolean;
  /** Pages that may be opened: nobody skips a question by its address. */
  reached: ReadonlySet<string>;
  /** The page's own address; `undefined` where the form stands in no route. */
  addressOf(page: string): string | undefined;
  open(page: string): void;
}

/**
 * Where a person is in a form of several pages. The place is a parameter of the address, so back,
 * bookmarks and reloads work; outside a route it is remembered here.
 * @param settled resolves once what the answers are judged by has come: how far they reach is not known before
 */
export function useStep(
  { context, rules, scope, props }: Pick<PageProps, 'context' | 'rules' | 'scope' | 'props'>,
  resumed: boolean,
  settled?: () => Promise<void>,
): StepPlace {
  const { store, ports } = context;
  const steps = useSteps(store);
  const pages = [...steps, REVIEW];
  const { route } = scope;
  const [local, setLocal] = useState<string>();
  const [reached, setReached] = useState<ReadonlySet<string>>(new Set());
  const asked = route ? route.query[STEP_PARAMETER] : local;
  const { anyPage = false } = props;
  const [ready, setReady] = useState(anyPage || (!resumed && asked === undefined));
  const mayOpen = (page: string) => pages.includes(page) && (anyPage || reached.has(page));
  const allowed = asked !== undefined && mayOpen(asked);
  const current = allowed ? asked : pages[0]!;

  const begin = useEffectEvent(() => {
    if (ready) return;
    Promise.all([rules(), settled?.()]).then(
      ([judge]) => {
        const now = store.steps();
        const wrong = new Set(issuesNow(context, judge).map(({ path }) => store.stepOf(path)));
        const first = now.findIndex((id) => wrong.has(id));
        const open = first < 0 ? [...now, REVIEW] : now.slice(0, first + 1);
        setReached(new Set(open));
        setReady(true);
        const furthest = open.at(-1)!;
        if (!open.includes(asked ?? '') && furthest !== now[0]) go(furthest, { replace: true });
        // Without rules nothing is reached, and going on says that they are missing.
      },
      () => setReady(true),
    );
  });
  // Only what the form is opened with: afterwards pages are reached one by one.
  useEffect(() => begin(), []);

  const wasResumed = useRef(resumed);
  const beginAnew = useEffectEvent(() => {
    setReached(new Set());
    go(pages[0]!);
  });
  useEffect(() => {
    if (wasResumed.current && !resumed) beginAnew();
    wasResumed.current = resumed;
    // A draft that is set aside leaves an empty form, which begins at its beginning.
  }, [resumed]);

  const addressOf = (page: string) =>
    route && withParameter(route, STEP_PARAMETER, page === pages[0] ? undefined : page);
  const go = (page: string, options?: { replace: boolean }) => {
    const address = addressOf(page);
    if (address) ports.navigate(address, options);
    else setLocal(page);
  };
  return {
    pages,
    current,
    ready,
    reached,
    addressOf,
    open(page) {
      setReached((known) => new Set([...known, page]));
      go(page);
    },
  };
}
