import '#/engine/base.css';
import '#/engine/components.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { readPreloaded } from '#/client/preloaded.ts';
import type { Problem } from '#/contract/call.ts';
import { forgetCookies, isTagLoaded } from './consent/tagManager.ts';
import { showTheme } from './layout/theme.ts';
import { ErrorBoundary } from './problem/ErrorBoundary.tsx';
import { ProblemPage } from './problem/ProblemPage.tsx';
import { createAppRouter } from './routes/createAppRouter.tsx';
import { signedOutAddress } from './routes/signedOut.ts';
import { sentences } from './kernel/sentences.ts';
import { StartFailed } from './start/StartFailed.tsx';
import { knownPhone } from './start/knownPhone.ts';
import { start } from './start/start.ts';
import { TenancyProvider, type Started } from './tenancy/tenancy.tsx';

const root = createRoot(document.getElementById('app')!);
const queries = new QueryClient();
let started: Started | undefined;
let router: ReturnType<typeof createAppRouter> | undefined;

let isLeaving = false;

showTheme();

/**
 * Whoever leaves takes their data along: nothing of theirs stays in memory. What is still on show
 * asks once more on its way out and is refused; that is no second reason. The consent to analytics went with the
 * storage: what a tag has kept goes too, and the page that it runs in.
 */
async function onSignedOut(problem?: Problem): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  forgetCookies();
  const login = signedOutAddress(problem, started?.tenant);
  if (isTagLoaded()) location.replace(login);
  else await router?.navigate(login, { replace: true });
  queries.clear();
  isLeaving = false;
}

const preloaded = readPreloaded(document);
try {
  const page = { location, storage: localStorage, language: navigator.language, preloaded };
  started = await start(page, (problem) => void onSignedOut(problem));
  router = createAppRouter(started);
  root.render(
    <StrictMode>
      <ErrorBoundary
        fallback={<ProblemPage title={sentences.renderTitle} text={sentences.renderText} />}
      >
        <TenancyProvider started={started}>
          <QueryClientProvider client={queries}>
            <RouterProvider router={router} />
          </QueryClientProvider>
        </TenancyProvider>
      </ErrorBoundary>
    </StrictMode>,
  );
} catch (failure) {
  const phone = knownPhone(location.search, localStorage, preloaded);
  root.render(<StartFailed failure={failure} phone={phone} />);
}
