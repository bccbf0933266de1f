import { createBrowserRouter, redirect } from 'react-router-dom';
import { Starting } from '../start/Starting.tsx';
import type { Started } from '../tenancy/tenancy.tsx';
import { Page } from './Page.tsx';
import { countLeaps } from './countLeaps.ts';
import { PageUnreachable } from './PageUnreachable.tsx';
import { routeLoader } from './routeLoader.ts';

/** One route for every address: which screen it is, the release says; who may see it, the guard. */
export function createAppRouter(started: Started) {
  const counted = countLeaps();
  return createBrowserRouter([
    {
      path: '*',
      loader: async ({ request }) => {
        const outcome = counted(
          await routeLoader(new URL(request.url), started, new Date().toISOString()),
        );
        return typeof outcome === 'string' ? redirect(outcome) : outcome;
      },
      element: <Page />,
      errorElement: <PageUnreachable />,
      HydrateFallback: Starting,
    },
  ]);
}
