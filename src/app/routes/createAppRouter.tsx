import { createBrowserRouter, redirect, redirectDocument } from 'react-router-dom';
import { watchRelease } from '../release/watchRelease.ts';
import { Starting } from '../start/Starting.tsx';
import type { Started } from '../tenancy/tenancy.tsx';
import { Page } from './Page.tsx';
import { countLeaps } from './countLeaps.ts';
import { PageUnreachable } from './PageUnreachable.tsx';
import { routeLoader } from './routeLoader.ts';
import { unsaved } from './unsaved.ts';

type Outcome = ReturnType<typeof routeLoader>;

/**
 * One route for every address: which screen it is, the release says; who may see it, the guard. `known` is what it
 * has said already, before there was a router. Where the tenant has published something newer, another page is begun
 * anew with it, unless something would be lost: a form stays what it was until it is left.
 */
export function createAppRouter(started: Started, known: (url: string) => Outcome | undefined) {
  const counted = countLeaps();
  const isOutdated = watchRelease(started.client.call, started.release.hash);
  const isAtRest = () => !unsaved.get() && started.toasts.list().length === 0;
  let shown: string | undefined;
  return createBrowserRouter([
    {
      path: '*',
      loader: async ({ request }) => {
        const { pathname } = new URL(request.url);
        const isLeaving = shown !== undefined && shown !== pathname;
        if (isOutdated() && isLeaving && isAtRest()) return redirectDocument(request.url);
        shown = pathname;
        const ask = () => routeLoader(new URL(request.url), started);
        const outcome = counted(await (known(request.url) ?? ask()));
        return typeof outcome === 'string' ? redirect(outcome) : outcome;
      },
      element: <Page />,
      errorElement: <PageUnreachable />,
      HydrateFallback: Starting,
    },
  ]);
}
