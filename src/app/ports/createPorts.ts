import type { QueryClient } from '@tanstack/react-query';
import type { Call } from '#/contract/call.ts';
import type { Upload } from '#/contract/upload.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import type { Download } from '#/client/createDownload.ts';
import { isPlanned } from '../guard/isPlanned.ts';
import { mayOpen } from '../guard/mayOpen.ts';
import type { Visit } from '../tenancy/visit.ts';
import { scopeOf } from '../tenancy/scopeOf.ts';
import type { Started } from '../tenancy/tenancy.tsx';
import { createAsk } from './createAsk.ts';
import { createDrafts } from './createDrafts.ts';
import { createOpenFile } from './createOpenFile.ts';
import { createReportUnreachable } from './createReportUnreachable.ts';
import type { Leaving } from '../session/leaving.ts';
import { createSaveFile } from './createSaveFile.ts';
import { formHosts } from './formHosts.ts';
import { tellOpened } from './opened.ts';
import { refreshed } from './refreshed.ts';

export interface PortsNeeds {
  started: Started;
  visit: Visit;
  queries: QueryClient;
  navigate: Ports['navigate'];
  /** Judges the present address anew: `me` may have changed. */
  revalidate(): void;
  guard(unsaved: boolean): void;
  leaving: Leaving;
}

/** What the engine asks of this application, for one page of it. */
export function createPorts(needs: PortsNeeds): Ports {
  const { started, visit, navigate, guard } = needs;
  const { client, tenant, release, texts } = started;
  const told = refreshed(needs);
  const call: Call = async (id, input) => told(id, await client.call(id, input));
  const upload: Upload = async (id, ...given) => told(id, await client.upload(id, ...given));
  const download: Download = async (id, ...given) => {
    const result = await client.download(id, ...given);
    if (!result.problem) tellOpened(needs.queries, id);
    return result;
  };
  const session = client.store.read('session');
  const scope = scopeOf(started, visit);
  const hosts = formHosts({ started, visit, navigate });
  return {
    call,
    here: client.here,
    upload: session && upload,
    openFile: session && createOpenFile(download),
    saveFile: session && createSaveFile(download),
    copy: (words) => navigator.clipboard.writeText(words),
    navigate,
    text: texts.text,
    message: texts.message,
    ask: createAsk(client.call),
    scope,
    mayOpen: visit.area && ((to) => mayOpen(to, release.manifest.screens, scope)),
    isPlanned: (to) => isPlanned(to, release.manifest.screens),
    who: {
      tenant: tenant.id,
      user: [session?.user ?? '', visit.area?.viewing?.dni ?? ''].join('/'),
    },
    form: release.form,
    formHere: release.formHere,
    codes: release.codes,
    // Nothing that staff type is kept as the client's.
    drafts:
      session && !visit.area?.viewing
        ? createDrafts(client.call, needs.queries, needs.leaving)
        : undefined,
    reportUnreachable: createReportUnreachable(started, visit),
    guard,
    formHost: (form) => hosts[form],
  };
}
