import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import type { Output } from '#/contract/call.ts';
import type { ViewProps } from '../editing/viewProps.ts';
import { documentName } from '../editing/documentName.ts';
import { moment } from '../kernel/moment.ts';
import { Panel } from '../kernel/Panel.tsx';
import { choice, panel } from '../kernel/panel.ts';
import { useStudio } from '../kernel/studio.tsx';
import { useRead } from '../kernel/useRead.ts';
import { say, type Code } from '../kernel/words.ts';
import { Waiting } from '../kernel/Waiting.tsx';
import { sharedAddress } from './sharedAddress.ts';

type Link = Output<'getStudioLinks'>['data']['links'][number];

const lengths: Readonly<Record<string, Code>> = {
  '1': 'studio.link.days_1',
  '7': 'studio.link.days_7',
  '30': 'studio.link.days_30',
  '90': 'studio.link.days_90',
};

const form = panel('link', 'studio.link.submit', {
  days: choice(
    'studio.link.days',
    Object.entries(lengths).map(([value, label]) => ({ value, label })),
    { required: true },
  ),
});

interface ShareLinksProps extends Pick<ViewProps, 'editing' | 'saving'> {
  /** What is shown, `<kind>/<id>`. */
  path: string;
}

/** Shows the preview to somebody without the Studio, for some days: a link of its own, and those that were made. */
export function ShareLinks(props: ShareLinksProps) {
  const [isOpen, open] = useState(false);
  return (
    <>
      <div className="tools">
        <button
          type="button"
          className="button button--quiet button--small"
          onClick={() => open(true)}
        >
          {say('studio.link')}
        </button>
      </div>
      {isOpen && (
        <Dialog title={say('studio.link.title')} onClose={() => open(false)}>
          <Links {...props} onClose={() => open(false)} />
        </Dialog>
      )}
    </>
  );
}

function Links({ editing, saving, path, onClose }: ShareLinksProps & { onClose(): void }) {
  const { client, tenant } = useStudio();
  const queries = useQueryClient();
  const { uuid } = saving.proposal;
  const name = ['getStudioLinks', uuid];
  const asked = useRead(name, () => client.call('getStudioLinks', { path: { id: uuid } }));
  const [made, setMade] = useState<string>();
  const [told, setTold] = useState('');
  const again = () => queries.invalidateQueries({ queryKey: name });
  const revoke = async (link: string) => {
    const { problem } = await client.call('revokeStudioLink', { path: { id: uuid, link } });
    setTold(problem ? problem.message : say('studio.link.revoked_now'));
    await again();
  };
  return (
    <>
      <p>{say('studio.link.text', { document: documentName(editing.documents, path) })}</p>
      {made === undefined ? (
        <Panel
          document={form}
          initial={{ days: '7' }}
          onCancel={onClose}
          onSubmit={async ({ days }) => {
            const unsaved = await saving.save();
            if (unsaved) return unsaved;
            const { data, problem } = await client.call('addStudioLink', {
              path: { id: uuid },
              body: { path, days: Number(days) },
            });
            if (problem) return problem;
            setMade(sharedAddress(location.origin, tenant.name, data.data.secret));
            await again();
            return undefined;
          }}
        />
      ) : (
        <Made address={made} onTold={setTold} />
      )}
      <p role="status" className="muted">
        {told}
      </p>
      <Waiting asked={asked}>
        {({ data: { links } }) => (
          <ul className="entries">
            {links.map((link) => (
              <li key={link.uuid} className="entries__one">
                <span className="entries__main">
                  {documentName(editing.documents, link.path)}
                  <span className="muted">
                    {' '}
                    {say('studio.link.made', {
                      name: link.created_by.name,
                      at: moment(link.created_at),
                      openings: link.openings,
                    })}
                  </span>
                </span>
                <span className={`tag tag--${isOpen(link) ? 'safe' : 'draft'}`}>{state(link)}</span>
                {/* By whatever clock it is over: revoking it once more does no harm. */}
                {link.revoked_at === null && (
                  <button
                    type="button"
                    className="button button--quiet button--small"
                    onClick={() => void revoke(link.uuid)}
                  >
                    {say('studio.link.revoke')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Waiting>
    </>
  );
}

/** The address, which nobody can be told a second time. */
function Made({ address, onTold }: { address: string; onTold(said: string): void }) {
  return (
    <div className="notice notice--success">
      <label className="tool">
        {say('studio.link.address')}
        <input className="input" readOnly value={address} onFocus={(e) => e.target.select()} />
      </label>
      <p>{say('studio.link.once')}</p>
      <button
        type="button"
        className="button button--small"
        onClick={() =>
          void navigator.clipboard.writeText(address).then(() => onTold(say('studio.link.copied')))
        }
      >
        {say('studio.link.copy')}
      </button>
    </div>
  );
}

const isOpen = ({ revoked_at, expires_at }: Link) =>
  revoked_at === null && new Date(expires_at).getTime() > Date.now();

function state(link: Link): string {
  if (link.revoked_at !== null) return say('studio.link.revoked', { at: moment(link.revoked_at) });
  const at = moment(link.expires_at);
  return say(isOpen(link) ? 'studio.link.until' : 'studio.link.over', { at });
}
