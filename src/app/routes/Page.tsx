import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router-dom';
import { PortsProvider } from '#/engine/ports/ports.tsx';
import { StepUp } from '#/engine/reauthentication/StepUp.tsx';
import { Screen } from '#/engine/Screen.tsx';
import { SessionContextProvider, type SessionContext } from '../tenancy/sessionContext.tsx';
import { ConsentProvider } from '../consent/consent.tsx';
import { pageView } from '../consent/pageView.ts';
import { GuestLayout } from '../layout/GuestLayout.tsx';
import { Layout } from '../layout/Layout.tsx';
import { createPorts } from '../ports/createPorts.ts';
import { ErrorBoundary } from '../problem/ErrorBoundary.tsx';
import { createLeaving } from '../session/leaving.ts';
import { SessionDialog } from '../session/SessionDialog.tsx';
import { useTenancy } from '../tenancy/tenancy.tsx';
import { ToastRegion } from '../toasts/ToastRegion.tsx';
import { NotFound } from './NotFound.tsx';
import { PageFailed } from './PageFailed.tsx';
import { expired, leftView } from './signedOut.ts';
import { UnsavedGuard } from './UnsavedGuard.tsx';
import { useArrival } from './useArrival.ts';
import type { Visit } from '../tenancy/visit.ts';

/** The one page of the application: what the guard let through, in its frame. */
export function Page() {
  const visit = useLoaderData<Visit>();
  const started = useTenancy();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [unsaved, guard] = useState(false);
  const [leaving] = useState(createLeaving);
  const { client, toasts } = started;

  const ports = useMemo(
    () =>
      createPorts({
        started,
        visit,
        queries,
        guard,
        leaving,
        revalidate: () => void revalidate(),
        navigate: (to, options) => void navigate(to, options),
      }),
    // What the start found is another thing in another language: then a page says everything anew.
    [started, visit, queries, navigate, revalidate, leaving],
  );
  const area = useMemo<SessionContext | undefined>(
    () =>
      visit.area && {
        ...visit.area,
        logout: () => void leaving.keepAll().then(() => client.session.logout()),
        keep: leaving.keepAll,
        expire: () => void client.session.logout(expired),
        leaveView: () => void client.session.logout(leftView),
      },
    [visit.area, client, leaving],
  );
  useArrival(visit, ports.text);
  const { route, screen } = visit;
  // Judging the same page anew is not another view of it.
  const { path } = route;
  const secret = route.query['user_uuid'];
  const view = useMemo(
    () => pageView({ path, query: secret === undefined ? {} : { user_uuid: secret } }, screen),
    [path, secret, screen],
  );

  const content = (
    <ErrorBoundary fallback={<PageFailed />} resetKey={visit.route.path}>
      {visit.screen ? <Screen key={visit.screen.id} document={visit.screen} /> : <NotFound />}
    </ErrorBoundary>
  );
  return (
    <PortsProvider ports={ports}>
      <StepUp>
        <ConsentProvider page={view}>
          {area ? (
            <SessionContextProvider value={area}>
              <Layout navigation={started.navigation}>{content}</Layout>
              <SessionDialog />
              <UnsavedGuard unsaved={unsaved} />
            </SessionContextProvider>
          ) : (
            <GuestLayout>{content}</GuestLayout>
          )}
          <ToastRegion toasts={toasts} />
        </ConsentProvider>
      </StepUp>
    </PortsProvider>
  );
}
