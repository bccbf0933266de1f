import { createBrowserRouter, redirect } from 'react-router-dom';
import { Starting } from '../start/Starting.tsx';
import type { Started } from '../tenancy/tenancy.tsx';
import { Page } from './Page.tsx';
import { countLeaps } from './countLeaps.ts';
import { PageUnreachable } from './PageUnreachable.tsx';
import { routeLoader } from './routeLoader.ts';

type Outcome = ReturnType<typeof routeLoader>;

/**
 * One route for every address: which screen it is, the release says; who may see it, the guard. `known` is what it
 * has said already, before there was a router.
 */
export function createAppRouter(started: Started, known: (url: string) => Outcome | undefined) {
  const counted = countLeaps();
  return createBrowserRouter([
    {
      path: '*',
      loader: async ({ request }) => {
        const ask = () => routeLoader(new URL(request.url), started, new Date().toISOString());
        const outcome = counted(await (known(request.url) ?? ask()));
        return typeof outcome === 'string' ? redirect(outcome) : outcome;
      },
      element: <Page />,
      errorElement: <PageUnreachable />,
      HydrateFallback: Starting,
    },
  ]);
}
