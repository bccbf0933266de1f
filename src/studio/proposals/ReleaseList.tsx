import { useEffect, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import type { Output } from '#/contract/call.ts';
import { moment } from '../kernel/moment.ts';
import { useStudio } from '../kernel/studio.tsx';
import { useRead } from '../kernel/useRead.ts';
import { Waiting } from '../kernel/Waiting.tsx';
import { say } from '../kernel/words.ts';

type Release = Output<'getStudioReleases'>['data']['releases'][number];

const list = new Intl.ListFormat('es');

/** Who wrote a version, who approved it and who published it. */
function madeBy({ authors, approver, who }: Pick<Release, 'authors' | 'approver' | 'who'>) {
  if (!who) return [say('studio.release.files')];
  const names = list.format(authors.map(({ name }) => name));
  return [
    ...(authors.length > 0 ? [say('studio.release.authors', { names })] : []),
    ...(approver ? [say('studio.release.approver', { name: approver.name })] : []),
    say('studio.release.publisher', { name: who.name }),
  ];
}

/** What was published, by whom and why; each may be proposed again as a new version. */
export function ReleaseList() {
  const { client } = useStudio();
  const asked = useRead(['getStudioReleases'], () => client.call('getStudioReleases', {}));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [refused, setRefused] = useState<string>();
  useEffect(() => void (document.title = say('studio.releases')), []);
  const restore = async (number: number) => {
    const { data, problem } = await client.call('restoreStudioRelease', { path: { number } });
    if (problem) return setRefused(problem.errors[0]?.message ?? problem.message);
    await queries.invalidateQueries({ queryKey: ['getStudioProposals'] });
    void navigate(`/proposals/${data.data.proposal.uuid}?vista=cambios`);
  };
  return (
    <div className="page">
      <h1>{say('studio.releases')}</h1>
      {refused && (
        <p className="notice notice--danger" role="alert">
          {refused}
        </p>
      )}
      <Waiting asked={asked}>
        {({ data: { releases } }) => (
          <ol className="entries">
            {releases.map(({ number, at, why, proposal, name, is_current, ...made }) => (
              <li key={number} className="entries__one">
                <span className="entries__main">
                  {proposal ? (
                    <Link to={`/proposals/${proposal}?vista=cambios`}>
                      {say('studio.release.named', { number, name: name ?? '' })}
                    </Link>
                  ) : (
                    say('studio.release.number', { number })
                  )}
                  {why && <span className="muted"> · {why}</span>}
                </span>
                {is_current && (
                  <span className="tag tag--published">{say('studio.release.now')}</span>
                )}
                <span className="muted">{[...madeBy(made), moment(at)].join(' · ')}</span>
                {!is_current && (
                  <button
                    type="button"
                    className="button button--quiet button--small"
                    onClick={() => void restore(number)}
                  >
                    {say('studio.release.restore', { number })}
                  </button>
                )}
              </li>
            ))}
          </ol>
        )}
      </Waiting>
    </div>
  );
}
