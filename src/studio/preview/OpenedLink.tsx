import { useEffect, useState } from 'react';
import type { Output, Problem } from '#/contract/call.ts';
import type { Studio } from '../kernel/studio.tsx';
import { say } from '../kernel/words.ts';
import { StoppedPage } from '../session/Stopped.tsx';
import { secretIn } from './sharedAddress.ts';
import { SharedGone, SharedPage } from './SharedPage.tsx';

type Shared = Output<'openStudioLink'>['data']['shared'];

/** The page that a link leads to: what it shows is asked for once, with the secret behind the `#`. */
export function OpenedLink({ studio: { client, tenant } }: { studio: Studio }) {
  const [found, find] = useState<{ shared?: Shared; problem?: Problem }>({});
  useEffect(() => {
    document.title = say('studio.preview');
    const secret = secretIn(location);
    if (secret === '') return find({ problem: gone });
    void client
      .call('openStudioLink', { body: { secret } })
      .then(({ data, problem }) => find({ shared: data?.data.shared, problem }));
  }, [client]);
  const { shared, problem } = found;
  if (shared) return <SharedPage shared={shared} tenant={tenant} />;
  if (problem?.status === 404) return <SharedGone />;
  return problem ? <StoppedPage failure={problem} /> : <p role="status">{say('studio.loading')}</p>;
}

const gone: Problem = { status: 404, name: 'not_found', message: '', errors: [] };
