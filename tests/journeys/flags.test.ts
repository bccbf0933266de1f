import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { SettingsDocument } from '../../src/language/grammar/settings.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { launch, leave, visit } from '../support/browser.ts';
import type { Visitor } from '../support/browser.ts';
import { logIn } from '../support/logIn.ts';
import { startOnOwnDocuments, type OwnProduct } from '../support/ownDocuments.ts';
import { expectSound } from './stage.ts';

const SETTINGS = 'tenants/almadraba/settings.json';
const ORDER = uuidOf('almadraba/operation/luis/1/luis-second');

/** The manager as it is, and a fixture of it that allows nothing and signs nothing. */
const states = ['on', 'off'] as const;
const products = new Map<(typeof states)[number], OwnProduct>();
let browser: Browser;
const visitors: Visitor[] = [];
beforeAll(async () => {
  products.set('on', await startOnOwnDocuments(() => ({})));
  products.set(
    'off',
    await startOnOwnDocuments((read) => {
      const { flow = {}, ...settings } = read<SettingsDocument>(SETTINGS);
      const none = Object.fromEntries(Object.keys(flow).map((name) => [name, false]));
      return { [SETTINGS]: { ...settings, flow: none, signing_enabled: false } };
    }),
  );
  browser = await launch();
});
afterEach(async () => {
  const complaints = visitors.flatMap((visitor) => visitor.complaints);
  for (const visitor of visitors.splice(0)) await leave(visitor);
  expect(complaints).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  for (const product of products.values()) await product.remove();
});

async function enter(state: (typeof states)[number], user: string, host?: string) {
  const product = products.get(state)!;
  const visitor = await visit(browser);
  visitors.push(visitor);
  await logIn(visitor.page, product.url('/login', host), user);
  const go = async (path: string) => {
    await visitor.page.goto(product.url(path, host));
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    await visitor.page.waitForLoadState('networkidle');
  };
  return { visitor, page: visitor.page, go };
}
const shows = (page: Page, text: string | RegExp) =>
  page
    .getByText(text)
    .count()
    .then((count) => count > 0);

describe.each(states)('where everything is %s', (state) => {
  const isOn = state === 'on';

  test('reports by date, plans and periodic minimums are shown or not', async () => {
    const { visitor, page, go } = await enter(state, 'ana');
    await go('/account/tax-reports');
    await page.getByRole('heading', { name: '2025' }).waitFor();
    expect(await shows(page, 'Informe hasta el día')).toBe(isOn);
    await go('/account/wallet');
    expect(await shows(page, /^Aportaciones a planes de pensiones en/)).toBe(isOn);
    await go('/account/wallet/10393');
    await page.getByText('Primera inversión desde').first().waitFor();
    expect(await shows(page, 'Periódicas desde')).toBe(isOn);
    await expectSound(visitor, `product-${state}`);
    await go('/account/wallet/64678');
    await page.getByText('Primera inversión desde').first().waitFor();
    expect(await shows(page, 'Periódicas desde')).toBe(true);
  });

  test('the page that asks how data may be used is there or leads home', async () => {
    const { page, go } = await enter(state, 'ana');
    await go('/validate-gdpr');
    expect(new URL(page.url()).pathname).toBe(isOn ? '/validate-gdpr' : '/account/position');
  });

  test('what waits for a signature leads to it, or says to call', async () => {
    const { visitor, page, go } = await enter(state, 'luis');
    const telephone = /La firma digital no está disponible\. Llámenos al \+34 910 555 120/;
    await go(`/account/operation/${ORDER}`);
    await page.getByText('Documentos').first().waitFor();
    expect((await page.getByRole('link', { name: /^Firmar/ }).count()) > 0).toBe(isOn);
    await go('/sign-documents');
    expect(await shows(page, telephone)).toBe(!isOn);
    await expectSound(visitor, `sign-${state}`);
  });
});

test('Encinar gives no reports by date and has no plans', async () => {
  const { page, go } = await enter('on', 'ana', 'encinar.localhost');
  await go('/account/tax-reports');
  await page.getByRole('heading', { name: '2025' }).waitFor();
  expect(await shows(page, 'Informe hasta el día')).toBe(false);
  await go('/account/wallet');
  expect(await shows(page, /^Aportaciones a planes de pensiones en/)).toBe(false);
});
