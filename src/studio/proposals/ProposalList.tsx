import { useEffect, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { Panel } from '../kernel/Panel.tsx';
import { line, panel } from '../kernel/panel.ts';
import { useStudio } from '../kernel/studio.tsx';
import { useRead } from '../kernel/useRead.ts';
import { Waiting } from '../kernel/Waiting.tsx';
import { moment } from '../kernel/moment.ts';
import { say } from '../kernel/words.ts';
import { statusName } from './statusName.ts';

/** Every proposal of the tenant, what was changed last first, and a new one. */
export function ProposalList() {
  const { client } = useStudio();
  const asked = useRead(['getStudioProposals'], () => client.call('getStudioProposals', {}));
  const [isNew, setNew] = useState(false);
  useEffect(() => void (document.title = say('studio.proposals')), []);
  return (
    <div className="page">
      <div className="page__head">
        <h1>{say('studio.proposals')}</h1>
        <button type="button" className="button" onClick={() => setNew(true)}>
          {say('studio.new')}
        </button>
      </div>
      <Waiting asked={asked}>
        {({ data: { proposals } }) =>
          proposals.length === 0 ? (
            <p className="muted">{say('studio.proposals.none')}</p>
          ) : (
            <ul className="entries">
              {proposals.map(({ uuid, name, status, author, changed_at }) => (
                <li key={uuid} className="entries__one">
                  <Link to={`/proposals/${uuid}`} className="entries__main">
                    {name}
                  </Link>
                  <span className={`tag tag--${status.toLowerCase()}`}>{statusName(status)}</span>
                  <span className="muted">
                    {author.name} · {moment(changed_at)}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Waiting>
      {isNew && <NewProposal onClose={() => setNew(false)} />}
    </div>
  );
}

function NewProposal({ onClose }: { onClose(): void }) {
  const { client } = useStudio();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useMemo(
    () =>
      panel('new', 'studio.new.submit', {
        name: line(
          'studio.new.name',
          { required: true, hint: 'studio.new.name_help', autocomplete: 'off' },
          120,
        ),
      }),
    [],
  );
  return (
    <Dialog title={say('studio.new')} onClose={onClose}>
      <Panel
        document={form}
        onCancel={onClose}
        onSubmit={async ({ name }) => {
          const { data, problem } = await client.call('addStudioProposal', {
            body: { name: String(name) },
          });
          if (problem) return problem;
          void queries.invalidateQueries({ queryKey: ['getStudioProposals'] });
          void navigate(`/proposals/${data.data.proposal.uuid}`);
          return undefined;
        }}
      />
    </Dialog>
  );
}
