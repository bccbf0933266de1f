import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';
import { isWhole } from '../support/sweep.ts';

const stage = setStage();

interface Asked {
  /** Requests of the stand-in: its script and its beacons. */
  tag: string[];
  /** Requests that left for anywhere else. */
  elsewhere: string[];
}

function listen(page: Page): Asked {
  const asked: Asked = { tag: [], elsewhere: [] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.startsWith('/dev/tag/')) asked.tag.push(url.pathname);
    if (url.protocol.startsWith('http') && !url.hostname.endsWith('localhost'))
      asked.elsewhere.push(url.href);
  });
  return asked;
}

const hits = async (): Promise<Record<string, unknown>[]> =>
  (await fetch(stage.product.url('/dev/tag/hits.json'))).json();
const isScript = (path: string) => path === '/dev/tag/gtm.js';
const answer = (page: Page, name: string) => page.getByRole('button', { name }).click();
const cookies = (page: Page) => page.evaluate(() => document.cookie);

test('nothing is counted before consent; after it each page once, as its route is written; then no more', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  const asked = listen(page);
  const url = (path: string) => stage.product.url(path, 'faro.localhost');
  await logIn(page, url('/login'), 'ana');
  await page.getByRole('region', { name: 'Analítica de uso' }).waitFor();
  await page.goto(url('/account/operations'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSound(visitor, 'analytics-asks');
  expect(asked.tag).toEqual([]);
  expect(await hits()).toEqual([]);
  expect(await cookies(page)).toBe('');

  await answer(page, 'Aceptar la analítica');
  await expect.poll(hits).toHaveLength(1);
  expect(asked.tag.filter(isScript)).toHaveLength(1);
  await page.getByRole('link', { name: 'Inicio' }).last().click();
  await page.waitForURL(/position/);
  await expect.poll(hits).toHaveLength(2);
  await page.locator('main a[href^="/account/myaccount/"]').first().click();
  await page.waitForURL(/myaccount\/[0-9a-f-]{36}/);
  await page.getByRole('link', { name: 'Mi cartera' }).last().click();
  await page.waitForURL(/wallet/);
  await expect.poll(hits).toHaveLength(4);
  const told = await hits();
  expect(told.map((hit) => hit['page_path'])).toEqual([
    '/account/wallet',
    '/account/myaccount/{uuidAccount}',
    '/account/position',
    '/account/operations/{uuidAccount?}',
  ]);
  expect(JSON.stringify(told)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}|@|Otero|\?id/);
  expect(Object.keys(told[0]!).sort()).toEqual([
    ...['event', 'page_location', 'page_path', 'page_referrer', 'page_title', 'tag'],
  ]);
  expect(await cookies(page)).toContain('_sandbox_tag');

  await answer(page, 'Preferencias de analítica');
  await Promise.all([page.waitForEvent('load'), answer(page, 'Rechazar la analítica')]);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const before = asked.tag.length;
  await page.getByRole('link', { name: 'Inicio' }).last().click();
  await page.waitForURL(/position/);
  await page.getByText('Valor total').waitFor();
  expect(asked.tag).toHaveLength(before);
  expect(await hits()).toHaveLength(4);
  expect(await cookies(page)).toBe('');
  expect(asked.elsewhere).toEqual([]);
});

test.runIf(isWhole)(
  'the consent is to one tenant: others have no tag and no question, also in the same browser',
  async () => {
    const { page } = await stage.enter();
    const asked = listen(page);
    const at = async (path: string, host?: string) => {
      await page.goto(stage.product.url(path, host));
      await page.getByRole('heading', { level: 1 }).waitFor();
    };
    await at('/login?id=faro');
    await answer(page, 'Aceptar la analítica');
    await counted(asked);
    for (const [path, host] of [
      ['/login?id=encinar'],
      ['/login?id=almadraba'],
      ['/login', 'encinar.localhost'],
      ['/login', 'almadraba.localhost'],
    ] as const) {
      asked.tag.length = 0;
      await at(path, host);
      await page.waitForLoadState('networkidle');
      expect(await page.getByText('Analítica de uso').count()).toBe(0);
      expect(asked.tag).toEqual([]);
    }
  },
);

test.runIf(isWhole)(
  'a tenant that only the browser remembers is asked for by name, so that its tag may load',
  async () => {
    const { page } = await stage.enter();
    const asked = listen(page);
    await page.goto(stage.product.url('/login?id=faro'));
    await page.getByRole('region', { name: 'Analítica de uso' }).waitFor();
    await page.goto(stage.product.url('/login'));
    await page.waitForFunction(() => document.title.includes('Faro'));
    await answer(page, 'Aceptar la analítica');
    await page.waitForURL(/\?id=[0-9a-f-]{36}$/);
    await expect.poll(() => asked.tag.filter(isScript).length).toBe(1);
  },
);

test.runIf(isWhole)(
  'the page of a new password, whose address is a secret, has no tag',
  async () => {
    const { page } = await stage.enter();
    const asked = listen(page);
    const url = (path: string) => stage.product.url(path, 'faro.localhost');
    await page.goto(url('/login'));
    await answer(page, 'Aceptar la analítica');
    await counted(asked);
    asked.tag.length = 0;
    await page.goto(url('/login/new-password?user_uuid=0123456789abcdef0123456789abcdef'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(asked.tag).toEqual([]);
  },
);

test.runIf(isWhole)(
  'a logout, which forgets the answer, takes what the tag kept along, and so does every refusal',
  async () => {
    const { page, context } = await stage.enter();
    const asked = listen(page);
    const url = (path: string) => stage.product.url(path, 'faro.localhost');
    const banner = page.getByRole('region', { name: 'Analítica de uso' });
    await page.goto(url('/login'));
    await answer(page, 'Aceptar la analítica');
    await expect.poll(() => asked.tag.filter(isScript).length).toBe(1);
    await logIn(page, url('/login'), 'ana');
    expect(await cookies(page)).toContain('_sandbox_tag');
    await page.getByRole('button', { name: /^Menú de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    await page.waitForURL(/\/login\?reason=logout/);
    await banner.waitFor();
    expect(await cookies(page)).toBe('');
    asked.tag.length = 0;
    await page.getByRole('link', { name: /contraseña/ }).click();
    await page.waitForURL(/password-request/);
    expect(asked.tag).toEqual([]);

    // As an earlier version left them behind, and as a script in another tab may write them at any time.
    await page.evaluate(() => (document.cookie = '_sandbox_tag=1; path=/'));
    await answer(page, 'Rechazar la analítica');
    expect(await cookies(page)).toBe('');
    await page.evaluate(() => (document.cookie = '_sandbox_tag=1; path=/'));
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await cookies(page)).toBe('');

    const other = await context.newPage();
    await other.goto(url('/login'));
    await page.getByRole('button', { name: 'Preferencias de analítica' }).click();
    await answer(page, 'Aceptar la analítica');
    await expect.poll(() => cookies(other)).toContain('_sandbox_tag');
    await other.evaluate(() => localStorage.clear());
    await expect.poll(() => cookies(page)).toBe('');
    await banner.waitFor();
  },
);

/** Waits until the tag has come, and what it tells of the page has gone: nothing more is on its way. */
async function counted({ tag }: { tag: string[] }): Promise<void> {
  await expect.poll(() => tag.filter(isScript).length).toBe(1);
  await expect.poll(() => tag.some((path) => path.endsWith('/collect'))).toBe(true);
}
