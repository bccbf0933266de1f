import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { wayBack } from '../kernel/addresses.ts';
import { Panel } from '../kernel/Panel.tsx';
import { line, panel } from '../kernel/panel.ts';
import { useStudio } from '../kernel/studio.tsx';
import { say } from '../kernel/words.ts';

/** The Studio's own door: whoever is an investor here has no key to it. */
export function SignIn() {
  const { client, tenant } = useStudio();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isOver = (state as { isOver?: boolean } | null)?.isOver === true;
  const form = useMemo(
    () =>
      panel('sign-in', 'studio.sign_in.submit', {
        username: line('studio.sign_in.user', { required: true, autocomplete: 'username' }),
        password: line('studio.sign_in.password', {
          required: true,
          widget: 'password',
          autocomplete: 'current-password',
        }),
      }),
    [],
  );
  useEffect(() => void (document.title = say('studio.sign_in.title')), []);
  return (
    <main id="content" className="narrow">
      <h1>{say('studio.sign_in.title')}</h1>
      <p className="muted">{tenant.display_name}</p>
      {isOver && (
        <p className="notice notice--warning" role="alert">
          {say('studio.sign_in.over')}
        </p>
      )}
      <Panel
        document={form}
        onSubmit={async ({ username, password }) => {
          const problem = await client.session.login({
            username: String(username),
            password: String(password),
            scope: 'studio',
          });
          if (problem?.status === 400 || problem?.status === 401)
            return { ...problem, errors: [{ message: say('studio.sign_in.refused') }] };
          if (!problem) void navigate(wayBack(search), { replace: true });
          return problem;
        }}
      />
    </main>
  );
}
