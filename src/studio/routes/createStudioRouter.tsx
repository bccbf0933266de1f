import { createBrowserRouter, redirect } from 'react-router-dom';
import type { Studio } from '../kernel/studio.tsx';
import { Frame } from '../kernel/Frame.tsx';
import { ProposalList } from '../proposals/ProposalList.tsx';
import { ReleaseList } from '../proposals/ReleaseList.tsx';
import { ProposalPage } from '../editor/ProposalPage.tsx';
import { SignIn } from '../session/SignIn.tsx';
import { Stopped } from '../session/Stopped.tsx';

export const SIGN_IN = '/sign-in';

/** The pages of the Studio, below its own address; whoever has no session signs in first. */
export function createStudioRouter({ client }: Studio) {
  const signedIn = () => (client.session.isOpen() ? null : redirect(SIGN_IN));
  return createBrowserRouter(
    [
      { path: SIGN_IN, element: <SignIn />, errorElement: <Stopped /> },
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
    { basename: '/studio' },
  );
}
