import { createBrowserRouter, redirect } from 'react-router-dom';
import type { Studio } from '../kernel/studio.tsx';
import { LEAVE, SIGN_IN, signInFor } from '../kernel/addresses.ts';
import { Frame } from '../kernel/Frame.tsx';
import { ProposalList } from '../proposals/ProposalList.tsx';
import { ReleaseList } from '../proposals/ReleaseList.tsx';
import { ProposalPage } from '../editor/ProposalPage.tsx';
import { SignIn } from '../session/SignIn.tsx';
import { Stopped } from '../session/Stopped.tsx';

const BASE = '/studio';

/** Which page of the Studio an address is, and how it is looked at. */
export const placeIn = ({ pathname, search }: { pathname: string; search: string }): string =>
  (pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname) + search;

/** The pages of the Studio, below its own address; whoever has no session signs in first. */
export function createStudioRouter({ client, open }: Studio) {
  const signedIn = ({ request }: { request: Request }) =>
    open() ? null : redirect(signInFor(placeIn(new URL(request.url))));
  return createBrowserRouter(
    [
      { path: SIGN_IN, element: <SignIn />, errorElement: <Stopped /> },
      {
        path: LEAVE,
        loader: async () => {
          await client.session.logout();
          return redirect(SIGN_IN);
        },
      },
      {
        element: <Frame />,
        loader: signedIn,
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        errorElement: <Stopped />,
        children: [
          { path: '/', element: <ProposalList /> },
          { path: '/releases', element: <ReleaseList /> },
          { path: '/proposals/:id', element: <ProposalPage /> },
          { path: '*', loader: () => redirect('/') },
        ],
      },
    ],
    { basename: BASE },
  );
}
