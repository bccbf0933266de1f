import { describe, expect, test } from 'vitest';
import { routeLoader } from '#/app/routes/routeLoader.ts';
import type { Started } from '#/app/tenancy/tenancy.tsx';
import type { Problem } from '#/contract/call.ts';

const now = '2026-11-20T11:00:00Z';
const documents: Record<string, object> = {
  'screen/login': { path: '/login', name: 'login', guest: true },
  'screen/gdpr': {
    ...{ path: '/validate-gdpr', name: 'validateGdpr' },
    access: { at: '/tenant/flow/ALLOW_GDPR', equals: true },
  },
  'screen/position': { path: '/account/position', name: 'Position' },
  'screen/blockIntervener': { path: '/block-intervener', name: 'blockIntervener' },
};
const screens = Object.fromEntries(
  Object.entries(documents).map(([id, document]) => [
    id.slice('screen/'.length),
    { guest: false, ...document },
  ]),
);
const ana = {
  user: { given_name: 'Ana', family_name_1: 'Robles' },
  intervener: { uuid: 'i-1', name: 'Ana', email: 'ana@example.test', mobile_phone: null },
  accounts: [],
  notifications: [{ is_read: false }],
};

interface Given {
  session?: 'investor' | 'staff';
  stored?: Record<string, unknown>;
  me?: typeof ana | Problem;
  configuration?: object;
}

function setUp({ session, stored = {}, me = ana, configuration = {} }: Given) {
  const did: string[] = [];
  const client = {
    now: () => new Date(now),
    store: { read: (key: string) => stored[key] },
    session: {
      scope: () => session,
      isOpen: () => session !== undefined,
      logout: async () => void did.push('logout'),
    },
    me: async () => ('status' in me ? { problem: me } : { data: me }),
  };
  const release = { manifest: { screens }, document: async (name: string) => documents[name] };
  const started = { client, release, configuration, tenant: { id: 't', is_default: true } };
  const go = (path: string) =>
    routeLoader(new URL(path, 'https://a.example'), started as unknown as Started);
  return { go, did };
}
const refusal = (status: number): Problem => ({ status, name: '', message: '', errors: [] });

describe('a visit', () => {
  test('begins at home, which begins at the login', async () => {
    expect(await setUp({}).go('/')).toBe('/account/position');
    expect(await setUp({}).go('/account/position')).toBe('/login');
  });

  test.each([true, false])('to a page of what the tenant allows, here %s', async (ALLOW_GDPR) => {
    const me = { ...ana, intervener: { ...ana.intervener, mobile_phone: '+34600000001' as never } };
    const { go } = setUp({ session: 'investor', me, configuration: { flow: { ALLOW_GDPR } } });
    const visited = await go('/validate-gdpr');
    expect(typeof visited === 'string' ? visited : visited.route.path).toBe(
      ALLOW_GDPR ? '/validate-gdpr' : '/account/position',
    );
  });

  test('keeps where one wanted to go when a session is needed first', async () => {
    expect(await setUp({}).go('/account/position?range=1M')).toBe(
      '/login?returnTo=%2Faccount%2Fposition%3Frange%3D1M',
    );
  });

  test('shows the login to guests and leads who has a session on', async () => {
    expect(await setUp({}).go('/login')).toMatchObject({ screen: { name: 'login' } });
    expect(await setUp({ session: 'investor' }).go('/login?returnTo=/profile')).toBe('/profile');
  });

  test('brings who is here and what follows from it', async () => {
    expect(await setUp({ session: 'investor' }).go('/account/position?range=1M')).toMatchObject({
      route: { name: 'Position', query: { range: '1M' } },
      area: { me: { user: { given_name: 'Ana' } }, facts: { hasContact: true, badgeTotal: 1 } },
    });
  });

  test('closes the area without e-mail and mobile phone', async () => {
    const me = { ...ana, intervener: { ...ana.intervener, email: '' } };
    expect(await setUp({ session: 'investor', me }).go('/account/position')).toBe(
      '/block-intervener',
    );
    expect(await setUp({ session: 'investor', me }).go('/block-intervener')).toMatchObject({
      screen: { name: 'blockIntervener' },
    });
  });

  test('ends the session when the server refuses to say who is here', async () => {
    const { go, did } = setUp({ session: 'investor', me: refusal(403) });
    expect(await go('/account/position')).toBe('/login?error=403');
    expect(did).toEqual(['logout']);
  });

  test.each([0, 429, 503])('keeps the session when the server is away (%i)', async (status) => {
    const { go, did } = setUp({ session: 'investor', me: refusal(status) });
    await expect(go('/account/position')).rejects.toMatchObject({ status });
    expect(did).toEqual([]);
  });

  test('needs a client to look at when staff visit', async () => {
    expect(await setUp({ session: 'staff', stored: { ADMIN: true } }).go('/account/position')).toBe(
      '/login',
    );
    const stored = { ADMIN: true, DNI: '12345678Z' };
    expect(await setUp({ session: 'staff', stored }).go('/account/position')).toMatchObject({
      area: { viewing: { dni: '12345678Z' } },
    });
  });

  test('of an unknown address has no screen', async () => {
    expect(await setUp({}).go('/nowhere')).toMatchObject({ screen: undefined, area: undefined });
    expect(await setUp({ session: 'investor' }).go('/nowhere')).toMatchObject({ area: { me: {} } });
  });
});
