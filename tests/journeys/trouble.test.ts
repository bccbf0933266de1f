import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';
import { withoutPreloaded } from '../support/withoutPreloaded.ts';
import { isWhole, times } from '../support/sweep.ts';

const stage = setStage();
const ofNetwork = (line: string) => /Failed to load resource/.test(line);

test('a block whose call fails says so with a way to try again, and the rest of the screen lives', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.route('**/evolution?*', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'x-request-id': '11111111-2222-4333-8444-555555555555' },
      json: { result: { errors: [{ message: 'El servicio está ocupado.', code: 'busy' }] } },
    }),
  );
  await page.reload();
  const again = page.getByRole('button', { name: 'Reintentar' });
  await again.waitFor();
  await page.getByText('Valor total').waitFor();
  await page.getByText('Ahorro familiar').first().waitFor();
  expect(await page.locator('main').innerText()).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}/);
  await expectSound(visitor, 'block-problem');
  await page.unroute('**/evolution?*');
  await again.click();
  await page.getByText('Ver como tabla').nth(1).waitFor();
  visitor.complaints.splice(0, Infinity, ...visitor.complaints.filter((line) => !ofNetwork(line)));
});

test.runIf(isWhole)(
  'a server that is away is told on a page with a way to try again, and the session stays',
  async () => {
    const visitor = await stage.enter('phone');
    const { page } = visitor;
    await logIn(page, stage.product.url('/login'), 'ana');
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await page.reload();
    const again = page.getByRole('button', { name: 'Reintentar' }).first();
    await again.waitFor();
    await expectSound(visitor, 'server-away');
    await page.unroute('**/api/**');
    await again.click();
    await page.getByText('Valor total').waitFor();
    visitor.complaints.splice(
      0,
      Infinity,
      ...visitor.complaints.filter((line) => !ofNetwork(line)),
    );
  },
);

test('a session that the server has ended leads to the login page with what happened', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.route('**/api/oauth2/token', (route) =>
    route.fulfill({ status: 401, json: { result: { errors: [{ message: 'No autorizado' }] } } }),
  );
  await page.route('**/api/interveners/**', (route) =>
    route.fulfill({ status: 401, json: { result: { errors: [{ message: 'No autorizado' }] } } }),
  );
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByText('No autorizado').first().waitFor();
  await expectSound(visitor, 'login-after-401');
  visitor.complaints.splice(0, Infinity, ...visitor.complaints.filter((line) => !ofNetwork(line)));
});

test.runIf(isWhole).each(['fails', 'is away'])(
  'when what brings the texts %s, what is wrong is said in built-in Spanish, never as a code',
  async (trouble) => {
    const visitor = await stage.enter('phone');
    const { page } = visitor;
    await withoutPreloaded(page);
    await page.route('**/api/texts/pa/**', (route) =>
      trouble === 'fails'
        ? route.fulfill({ status: 503, json: { result: { info: 'busy' } } })
        : route.abort('connectionrefused'),
    );
    await page.goto(stage.product.url('/login'));
    await page.getByRole('heading', { name: 'Acceda a su área privada' }).waitFor();
    await page.locator('form button[type=submit]').click();
    await page.getByText('Campo requerido.').first().waitFor();
    await expectSound(visitor, `login-without-texts`);
    await logIn(page, stage.product.url('/login'), 'ana');
    await page.getByText('Valor total').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/\b[a-z]+_[a-z_]+\b/);
    visitor.complaints.splice(
      0,
      Infinity,
      ...visitor.complaints.filter((line) => !ofNetwork(line)),
    );
  },
);

test.runIf(isWhole).each([
  ['403', 'Su usuario no tiene permiso para entrar en esta área privada.'],
  ['404', 'No hemos podido abrir su área privada.'],
])('who is refused their own area with %s reads why on the login page', async (status, said) => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.route('**/api/me', (route) =>
    route.fulfill({ status: Number(status), json: { result: { errors: [{ message: 'No.' }] } } }),
  );
  await page.reload();
  await page.waitForURL((url) => url.pathname === '/login');
  await page.getByText(said).waitFor();
  await expectSound(visitor, `login-after-${status}`);
  visitor.complaints.splice(0, Infinity, ...visitor.complaints.filter((line) => !ofNetwork(line)));
});

test.runIf(isWhole)(
  'texts that never come leave nobody waiting, and the page says which language it is in',
  async () => {
    const visitor = await stage.enter('phone');
    const { page } = visitor;
    await withoutPreloaded(page);
    await page.addInitScript(() => localStorage.setItem('lang', 'en'));
    const held: (() => void)[] = [];
    await page.route('**/api/texts/pa/en/**', async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    });
    await page.goto(stage.product.url('/login'));
    await page.getByRole('heading', { name: 'Acceda a su área privada' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    for (const release of held) release();
    await page
      .getByRole('heading', { name: 'Acceda a su área privada' })
      .waitFor({ state: 'detached' });
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await expectSound(visitor, 'late-texts');
  },
);

test('a start whose first calls never answer ends on the page that says so, with the telephone', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await withoutPreloaded(page);
  await page.addInitScript(
    (sooner) => {
      const usual = AbortSignal.timeout.bind(AbortSignal);
      AbortSignal.timeout = (ms) => usual(ms / sooner);
    },
    times(1, 10),
  );
  await page.route('**/api/releases/**', () => undefined);
  await page.reload();
  await page.getByRole('button', { name: 'Reintentar' }).waitFor();
  await page.locator('a[href^="tel:"]').waitFor();
  await expectSound(visitor, 'start-unanswered');
  await page.unroute('**/api/releases/**');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByText('Valor total').waitFor();
});
