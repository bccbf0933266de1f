import '#/engine/base.css';
import '#/engine/components.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createToasts } from '../toasts/toasts.ts';
import { textsOf } from '../start/textsOf.ts';
import { start } from '../start/start.ts';
import { StartFailed } from '../start/StartFailed.tsx';
import { Gallery } from './Gallery.tsx';
import { manyCodes } from './manifold.ts';
import { nothingKept } from './nothingKept.ts';
import { wantedBy } from './wanted.ts';

const root = createRoot(document.getElementById('app')!);
const wanted = wantedBy(location.search);
const { origin } = location;

try {
  const search = wanted.tenant === undefined ? '' : `?id=${encodeURIComponent(wanted.tenant)}`;
  const page = { location: { origin, search } as Location, storage: nothingKept(), language: 'es' };
  const found = await start(page, () => undefined);
  const here = { ...found, texts: await textsOf(found), toasts: createToasts() };
  // After the start, which shows the look that this browser has kept.
  if (wanted.theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = wanted.theme;
  const started = wanted.many ? manyCodes(here, wanted.many) : here;
  root.render(
    <QueryClientProvider client={new QueryClient()}>
      <Gallery started={started} wanted={{ ...wanted, tenant: started.tenant.name }} />
    </QueryClientProvider>,
  );
} catch (failure) {
  root.render(<StartFailed failure={failure} />);
}
