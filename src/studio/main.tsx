import '#/engine/base.css';
import '#/engine/components.css';
import './kernel/studio.css';
import './editor/editor.css';
import './preview/preview.css';
import './look/look.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { PortsProvider } from '#/engine/ports/ports.tsx';
import { SIGN_IN, signInFor } from './kernel/addresses.ts';
import { createStudio } from './kernel/createStudio.ts';
import { panelPorts } from './kernel/panelPorts.ts';
import { StudioProvider } from './kernel/studio.tsx';
import { createStudioRouter, placeIn } from './routes/createStudioRouter.tsx';
import { Stopped } from './session/Stopped.tsx';
import { previewed } from './preview/frame.ts';
import { isShared } from './preview/sharedAddress.ts';

const root = createRoot(document.getElementById('app')!);
const queries = new QueryClient({
  // What the server answers never touches what is being typed.
  defaultOptions: { queries: { refetchOnWindowFocus: false, retry: false } },
});

void draw();

async function draw(): Promise<void> {
  if (previewed(location)) {
    const { PreviewPage } = await import('./preview/PreviewPage.tsx');
    return root.render(<PreviewPage />);
  }
  try {
    const studio = await createStudio(
      {
        origin: location.origin,
        search: location.search,
        storage: localStorage,
        tab: sessionStorage,
      },
      (problem) => {
        queries.clear();
        const to = problem ? signInFor(placeIn(router.state.location)) : SIGN_IN;
        void router.navigate(to, { replace: true, state: { isOver: problem !== undefined } });
      },
    );
    if (isShared(location)) {
      const { OpenedLink } = await import('./preview/OpenedLink.tsx');
      return root.render(<OpenedLink studio={studio} />);
    }
    const router = createStudioRouter(studio);
    root.render(
      <StrictMode>
        <StudioProvider studio={studio}>
          <PortsProvider ports={panelPorts()}>
            <QueryClientProvider client={queries}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </PortsProvider>
        </StudioProvider>
      </StrictMode>,
    );
  } catch (failure) {
    root.render(<Stopped failure={failure} />);
  }
}
