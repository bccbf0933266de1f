import '#/engine/base.css';
import '#/engine/components.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import type { Problem } from '#/contract/call.ts';
import { forgetCookies, isTagLoaded } from './consent/tagManager.ts';
import { ErrorBoundary } from './problem/ErrorBoundary.tsx';
import { ProblemPage } from './problem/ProblemPage.tsx';
import { createAppRouter } from './routes/createAppRouter.tsx';
import { signedOutAddress } from './routes/signedOut.ts';
import { StartFailed } from './start/StartFailed.tsx';
import { beginning } from './arrival/begin.ts';
import { formsHere } from './arrival/formsHere.ts';
import { knownPhone } from './start/knownPhone.ts';
import { createToasts } from './toasts/toasts.ts';
import { textsOf } from './start/textsOf.ts';
import { TenancyProvider, type Started } from './tenancy/tenancy.tsx';

const root = createRoot(document.getElementById('app')!);
const queries = new QueryClient();
let started: Started | undefined;
let router: ReturnType<typeof createAppRouter> | undefined;

let isLeaving = false;

const LATER_MS = 1_500;

beginning.onSignedOut((problem) => void onSignedOut(problem));

/**
 * Whoever leaves takes their data along: nothing of theirs stays in memory. What is still on show
 * asks once more on its way out and is refused; that is no second reason. The consent to analytics went with the
 * storage: what a tag has kept goes too, and the page that it runs in.
 */
async function onSignedOut(problem?: Problem): Promise<void> {
  if (isLeaving) return;
  isLeaving = true;
  forgetCookies();
  const login = signedOutAddress(problem, started?.tenant, location.pathname + location.search);
  if (isTagLoaded()) location.replace(login);
  else await router?.navigate(login, { replace: true });
  queries.clear();
  isLeaving = false;
}

void draw();

/** No `await` at the top: parts that are loaded meanwhile import this script, and would wait for it for ever. */
async function draw(): Promise<void> {
  try {
    const found = await beginning.found;
    const [texts] = await Promise.all([textsOf(found), formsHere(found)]);
    started = { ...found, texts, toasts: createToasts() };
    router = createAppRouter(started, beginning.outcomeOf);
    root.render(
      <StrictMode>
        <ErrorBoundary
          fallback={
            <ProblemPage
              title={texts.text('page.broken.title')}
              text={texts.text('page.broken.text')}
            />
          }
        >
          <TenancyProvider started={started}>
            <QueryClientProvider client={queries}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </TenancyProvider>
        </ErrorBoundary>
      </StrictMode>,
    );
    // Names what other pages are drawn from, once this one stands and before anybody goes on.
    setTimeout(() => void found.release.complete().catch(() => undefined), LATER_MS);
  } catch (failure) {
    const phone = knownPhone(location.search, localStorage, beginning.preloaded);
    root.render(<StartFailed failure={failure} phone={phone} />);
  }
}
