import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Output } from '#/contract/call.ts';
import { readEdits } from '../editing/keptEdits.ts';
import { opened } from '../editing/saved.ts';
import { useEditing } from '../editing/useEditing.ts';
import { useSaving } from '../editing/useSaving.ts';
import { useStudio } from '../kernel/studio.tsx';
import { useRead } from '../kernel/useRead.ts';
import { Waiting } from '../kernel/Waiting.tsx';
import { isClosed } from '../proposals/isClosed.ts';
import type { Proposal } from '../proposals/statusName.ts';
import { Workspace } from './Workspace.tsx';

type Release = Output<'getStudioRelease'>['data']['release'];

/** One proposal: what it changes of what is served now; a closed one, of what was served then. */
export function ProposalPage() {
  const { id = '' } = useParams();
  const { client } = useStudio();
  const release = useRead(['getStudioRelease'], () => client.call('getStudioRelease', {}), true);
  const proposal = useRead(
    ['getStudioProposal', id],
    () => client.call('getStudioProposal', { path: { id } }),
    true,
  );
  return (
    <Waiting asked={release}>
      {({ data: served }) => (
        <Waiting asked={proposal}>
          {({ data }) => (
            <OverItsRelease key={id} served={served.release} proposal={data.proposal} />
          )}
        </Waiting>
      )}
    </Waiting>
  );
}

/** Nothing leads out of a closed proposal: what is served now may hold it already, and says nothing of it. */
function OverItsRelease({ served, proposal }: { served: Release; proposal: Proposal }) {
  if (!isClosed(proposal) || proposal.base === served.hash)
    return <OpenedProposal release={served} proposal={proposal} />;
  return <ClosedProposal proposal={proposal} />;
}

function ClosedProposal({ proposal }: { proposal: Proposal }) {
  const { client } = useStudio();
  const hash = proposal.base;
  const release = useRead(
    ['getStudioRelease', hash],
    () => client.call('getStudioRelease', { query: { hash } }),
    true,
  );
  return (
    <Waiting asked={release}>
      {({ data }) => <OpenedProposal release={data.release} proposal={proposal} />}
    </Waiting>
  );
}

function OpenedProposal({ release, proposal }: { release: Release; proposal: Proposal }) {
  const { base, shared } = useMemo(() => {
    const spoken = release.documents.filter(
      // The product speaks languages that this tenant does not.
      ({ kind, id }) => kind !== 'texts' || release.languages.includes(id),
    );
    const common = spoken.filter(({ origin }) => origin !== 'tenant');
    return {
      base: Object.fromEntries(spoken.map(({ path, text }) => [path, text])),
      shared: Object.fromEntries(common.map(({ path, text, shared: said = text }) => [path, said])),
    };
  }, [release]);
  const { kept } = useStudio();
  // What could not be saved is saved over what it was made of: whoever has saved meanwhile is met there.
  const [{ from, first, again }] = useState(() => {
    const edits = readEdits(kept, proposal);
    return {
      from: edits ? { ...proposal, version: edits.version } : proposal,
      first: opened(base, edits?.before ?? proposal.documents),
      again: edits && opened(base, edits.changed),
    };
  });
  const editing = useEditing({ base, shared }, first, again);
  const saving = useSaving(from, editing, first);
  return <Workspace release={release} editing={editing} saving={saving} />;
}
