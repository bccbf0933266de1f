import type { Problem } from '#/contract/call.ts';
import type { FormHost } from '#/engine/ports/formHost.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import { returnAddress } from '../guard/redirectFor.ts';
import type { Visit } from '../tenancy/visit.ts';
import type { Started } from '../tenancy/tenancy.tsx';

export interface HostNeeds {
  started: Pick<Started, 'client' | 'texts'>;
  visit: Pick<Visit, 'route'>;
  navigate: Ports['navigate'];
}

/** The forms whose sending opens a session or needs more than one call, by their ids. */
export function formHosts({ started, visit, navigate }: HostNeeds): Record<string, FormHost> {
  const { client, texts } = started;
  const { query } = visit.route;

  /** One sentence whatever was wrong, so that nobody learns which part was right. */
  const refusal = (problem: Problem | undefined): Problem | undefined =>
    problem?.status === 400 || problem?.status === 401
      ? { ...problem, errors: [], message: texts.text('page.login.refused') }
      : problem;

  return {
    login: {
      async onSubmit(answers) {
        const { username, password } = answers as { username: string; password: string };
        return refusal(await client.session.login({ username, password }));
      },
      onDone: () => navigate(returnAddress(query['returnTo']), { replace: true }),
    },
    'admin-login': {
      async onSubmit(answers) {
        const { username, password, dni } = answers as Record<
          'username' | 'password' | 'dni',
          string
        >;
        const problem = await client.session.login({ username, password, scope: 'staff' });
        if (problem) return refusal(problem);
        const view = await client.viewClient(dni.toUpperCase());
        if (!view.problem) return undefined;
        client.leaveClient();
        return view.problem.status === 404 ? unknownClient(view.problem) : view.problem;
      },
      onDone: () => navigate(returnAddress(query['returnTo']), { replace: true }),
    },
    'new-password': {
      async onSubmit(answers) {
        const { password } = answers as { password: string };
        const user_uuid = query['user_uuid'] ?? '';
        const { problem } = await client.call('changePassword', { body: { user_uuid, password } });
        if (problem && isSpent(problem))
          navigate(`${visit.route.path}?expired=1`, { replace: true });
        return problem;
      },
    },
  };

  function unknownClient(problem: Problem): Problem {
    const message = texts.text('page.client_unknown');
    return { ...problem, message, errors: [{ path: '/answers/dni', message }] };
  }
}

/** The one-time handle of the link no longer opens anything. */
const isSpent = ({ status, errors }: Problem) =>
  status === 404 || errors.some(({ path }) => path?.endsWith('/user_uuid'));
