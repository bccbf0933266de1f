import { useMemo, useState } from 'react';
import type { Output } from '#/contract/call.ts';
import { moment } from '../kernel/moment.ts';
import { say } from '../kernel/words.ts';
import type { ShownTenant } from './frame.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewTools } from './PreviewTools.tsx';
import { firstLook, toShown } from './shown.ts';

interface SharedPageProps {
  shared: Output<'openStudioLink'>['data']['shared'];
  tenant: ShownTenant;
}

/** What a link shows to whoever has it: the preview alone, from which nothing is sent. */
export function SharedPage({ shared, tenant }: SharedPageProps) {
  const [look, setLook] = useState(firstLook);
  const documents = useMemo(
    () => Object.fromEntries(shared.documents.map(({ path, text }) => [path, text])),
    [shared],
  );
  const shown = useMemo(
    () => toShown(documents, shared.path, look, tenant),
    [documents, shared.path, look, tenant],
  );
  return (
    <main id="content" className="page">
      <h1>{shared.name}</h1>
      <p className="muted">
        {say('studio.shared.text', {
          tenant: tenant.display_name,
          saved: moment(shared.saved_at),
          until: moment(shared.expires_at),
        })}
      </p>
      <section className="preview" aria-label={say('studio.preview')}>
        <PreviewTools documents={documents} path={shared.path} look={look} onLook={setLook} />
        <PreviewFrame shown={shown} width={look.width} />
      </section>
    </main>
  );
}

/** A link that shows nothing: nobody is told why. */
export function SharedGone() {
  return (
    <main id="content" className="page">
      <h1>{say('studio.shared.gone')}</h1>
      <p>{say('studio.shared.gone_text')}</p>
    </main>
  );
}
