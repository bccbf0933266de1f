import { describe, expect, test } from 'vitest';
import { formHosts } from '#/app/ports/formHosts.ts';
import type { Started } from '#/app/tenancy/tenancy.tsx';
import type { Problem } from '#/contract/call.ts';
import { spanish } from '../../support/spanish.ts';

const problem = (status: number, more: Partial<Problem> = {}): Problem => ({
  status,
  name: String(status),
  message: 'Lo que dice el servidor',
  errors: [],
  ...more,
});

/** The program around the forms, with what its backend answers. */
function setUp(answers: { login?: Problem; view?: Problem; change?: Problem } = {}, query = {}) {
  const did: unknown[] = [];
  const client = {
    session: {
      login: async (who: unknown) => {
        did.push(who);
        return answers.login;
      },
    },
    viewClient: async (dni: string) => {
      did.push(`view ${dni}`);
      return { problem: answers.view };
    },
    leaveClient: () => did.push('leave'),
    call: async (_: string, { body }: { body: unknown }) => {
      did.push(body);
      return { problem: answers.change };
    },
  };
  const started = { client, texts: { text: spanish } } as unknown as Started;
  const route = { name: '', path: '/login/new-password', params: {}, query };
  const hosts = formHosts({ started, visit: { route }, navigate: (to) => did.push(`go ${to}`) });
  return { hosts, did };
}

describe('the login form', () => {
  test.each([400, 401])('says the same sentence whatever was wrong (%i)', async (status) => {
    const { hosts } = setUp({ login: problem(status, { errors: [{ message: 'x', code: 'y' }] }) });
    const refused = await hosts['login']!.onSubmit!({ username: 'ana', password: 'no' });
    expect(refused).toMatchObject({
      message: 'El usuario o la contraseña no son correctos',
      errors: [],
    });
  });

  test('says what the server says when one must wait', async () => {
    const { hosts } = setUp({ login: problem(429) });
    const refused = await hosts['login']!.onSubmit!({ username: 'ana', password: 'no' });
    expect(refused?.message).toBe('Lo que dice el servidor');
  });

  test.each([
    [{}, '/account/position'],
    [{ returnTo: '/profile' }, '/profile'],
    [{ returnTo: '//evil.example' }, '/account/position'],
  ])('leads from %j to %s', (query, address) => {
    const { hosts, did } = setUp({}, query);
    hosts['login']!.onDone!({});
    expect(did).toEqual([`go ${address}`]);
  });
});

describe('the staff login', () => {
  const answers = { username: 'staff.ops', password: 'x', dni: '12345678z' };

  test('logs in as staff and then looks at the client', async () => {
    const { hosts, did } = setUp();
    expect(await hosts['admin-login']!.onSubmit!(answers)).toBeUndefined();
    expect(did).toEqual([
      { username: 'staff.ops', password: 'x', scope: 'staff' },
      'view 12345678Z',
    ]);
  });

  test('names the field when there is no such client, and looks at nobody', async () => {
    const { hosts, did } = setUp({ view: problem(404) });
    const refused = await hosts['admin-login']!.onSubmit!(answers);
    expect(refused?.errors).toEqual([
      { path: '/answers/dni', message: 'No encontramos ningún cliente con ese documento.' },
    ]);
    expect(did.at(-1)).toBe('leave');
  });
});

describe('the form for a new password', () => {
  const change = (refusal?: Problem) => setUp({ change: refusal }, { user_uuid: 'handle' });

  test('sends the handle of the link and the password alone', async () => {
    const { hosts, did } = change();
    expect(await hosts['new-password']!.onSubmit!({ password: 'una barca' })).toBeUndefined();
    expect(did).toEqual([{ user_uuid: 'handle', password: 'una barca' }]);
  });

  test('leads to the page for spent links when the handle is refused', async () => {
    const spent = problem(422, { errors: [{ message: 'x', path: '/answers/user_uuid' }] });
    const { hosts, did } = change(spent);
    expect(await hosts['new-password']!.onSubmit!({ password: 'una barca' })).toBe(spent);
    expect(did.at(-1)).toBe('go /login/new-password?expired=1');
  });

  test('stays when it is the password that is refused', async () => {
    const { hosts, did } = change(
      problem(422, { errors: [{ message: 'x', path: '/answers/password' }] }),
    );
    await hosts['new-password']!.onSubmit!({ password: 'ana' });
    expect(did).toHaveLength(1);
  });
});
