import { expect, test } from 'vitest';
import { isWhole, swept } from '../support/sweep.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('a forgotten password is replaced through the mailed link, once', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await page.goto(stage.product.url('/login'));
  await page.getByRole('link', { name: '¿Ha olvidado su contraseña?' }).click();
  await page.waitForURL(/\/login\/password-request$/);
  await expectSound(visitor, 'password-request');
  await page.getByLabel(/Usuario/).fill('borrador');
  await page.locator('form button[type=submit]').click();
  await page.getByText('Revise su correo').first().waitFor();
  await expectSound(visitor, 'password-requested');

  const outbox = await fetch(stage.product.url('/dev/outbox.json')).then((answer) => answer.json());
  const mail = outbox.find((entry: { to: string }) => entry.to === 'borrador@example.test');
  const path = new URL(mail.link).pathname + new URL(mail.link).search;
  await page.goto(stage.product.url(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectSound(visitor, 'new-password');
  const fields = page.locator('[autocomplete=new-password]');
  await fields.nth(0).fill('Una frase larga y 7 luces');
  await fields.nth(1).fill('Otra frase distinta 8');
  await page.locator('form button[type=submit]').click();
  await page.getByText('Las contraseñas no coinciden').first().waitFor();
  await fields.nth(1).fill('Una frase larga y 7 luces');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/login');

  await page.locator('[autocomplete=username]').fill('borrador');
  await page.locator('[autocomplete=current-password]').fill('Una frase larga y 7 luces');
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(/\/account\/position$/);
});

test.runIf(isWhole)(
  'every route has an address, a title and an honest page',
  async () => {
    const visitor = await stage.enter();
    const { page } = visitor;
    for (const path of ['/login365', '/login-third-party']) {
      await page.goto(stage.product.url(path));
      await page.waitForURL(/\/login$/);
    }
    await page.goto(stage.product.url('/login'));
    await page.locator('[autocomplete=username]').fill('ana');
    await page.locator('[autocomplete=current-password]').fill('Demo.2026');
    await page.locator('form button[type=submit]').click();
    await page.waitForURL(/\/account\/position$/);
    const routes = [
      '/account/wallet',
      '/account/operations',
      '/account/myaccount/00000000-0000-5000-8000-000000000000',
      '/operate',
      '/operate/convenience-form',
      '/operate/summary/00000000-0000-5000-8000-000000000000',
      '/profile',
      '/profile/kyc-form',
      '/account/config',
      '/account/documents',
      '/account/tax-reports',
      '/account/notifications',
      '/no-existe',
    ];
    for (const route of swept(routes, 5)) {
      await page.goto(stage.product.url(route));
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.title(), route).toContain('Almadraba');
      await expectSound(visitor, `route${route.replaceAll('/', '-').slice(0, 30)}`);
    }
    // Accounts and orders that are not there: the browser says so on its console.
    visitor.complaints.splice(
      0,
      Infinity,
      ...visitor.complaints.filter((line) => !/404/.test(line)),
    );
  },
  300_000,
);

test('no text becomes markup or script in a page, and no policy lets it', async () => {
  const { page, complaints } = await stage.enter();
  await page.goto(stage.product.url('/login'));
  const sinks = await page.evaluate(() => {
    const refuses = (work: () => unknown) => {
      try {
        work();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown };
    };
    return {
      markup: refuses(() => (document.createElement('p').innerHTML = 'x')),
      address: refuses(() => (document.createElement('script').src = '/x.js')),
      policy: refuses(() => trustedTypes.createPolicy('default', {})),
    };
  });
  expect(sinks).toEqual({ markup: true, address: true, policy: true });
  // What the browser said of the three tries.
  expect(complaints.splice(0).join()).toContain('Trusted');
});
