import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { expectSound, setStage } from './stage.ts';
import { stripped } from '../support/withoutPreloaded.ts';

const stage = setStage();
const TAG_SCRIPT = 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234';

/** The tenant as it would be with this tag: its configuration and the policy that goes with it. */
async function giveTag(page: Page, tag: string): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/onboarding/public-configuration/**', async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    json.data.configuration.initial_configuration.tag_manager_ap = tag;
    await route.fulfill({ response: answer, json });
  });
  await page.route('**/login', async (route) => {
    const answer = await route.fetch();
    const headers = answer.headers();
    // As the server says it where a tenant of the host has a tag, which is a script by its address.
    headers['content-security-policy'] = headers['content-security-policy']!.replace(
      "script-src 'self'",
      "script-src 'self' https://www.googletagmanager.com",
    ).replace("; require-trusted-types-for 'script'; trusted-types 'none'", '');
    delete headers['content-encoding'];
    delete headers['content-length'];
    await route.fulfill({ response: answer, headers, body: stripped(await answer.text()) });
  });
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

test('the tag is loaded after consent alone, the answer is remembered and can be taken back', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  const asked = await giveTag(page, 'GTM-ABC1234');
  await page.goto(stage.product.url('/login'));
  const banner = page.getByRole('region', { name: 'Analítica de uso' });
  await banner.waitFor();
  expect(asked).toEqual([]);
  await expectSound(visitor, 'consent');

  await banner.getByRole('button', { name: 'Aceptar la analítica' }).click();
  await expect.poll(() => asked).toEqual([TAG_SCRIPT]);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => asked.length).toBe(2);
  expect(await banner.count()).toBe(0);

  await page.getByRole('button', { name: 'Preferencias de analítica' }).click();
  await banner.getByRole('button', { name: 'Rechazar la analítica' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.locator('#tag-manager').count()).toBe(0);
  expect(asked.length).toBe(2);
});

test.each(['', 'UA-123', 'GTM-abc', 'GTM-A"><script>', '../GTM-ABC1234'])(
  'a tag such as %j is never asked about nor loaded',
  async (tag) => {
    const { page } = await stage.enter();
    const asked = await giveTag(page, tag);
    await page.goto(stage.product.url('/login'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('region', { name: 'Analítica de uso' }).count()).toBe(0);
    expect(asked).toEqual([]);
  },
);
