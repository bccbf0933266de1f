import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';
import { isWhole } from '../support/sweep.ts';

const stage = setStage();
const main = (page: Page) => page.locator('main');

async function open(page: Page, path: string, heading?: string): Promise<void> {
  await page.goto(stage.product.url(path));
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

/** The addresses of everything of a kind that a page leads to, once there is some. */
async function linksTo(page: Page, path: string): Promise<string[]> {
  const links = main(page).locator(`a[href*="${path}"]`);
  await links.first().waitFor();
  return links.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href')!))]);
}

test('a former tutor reads why the account of a grown-up is closed, and has their own', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'extutor');
  expect(await linksTo(page, '/account/myaccount/')).toHaveLength(2);
  const notice = page.getByText('Acceso bloqueado por mayoría de edad del titular');
  const shown: number[] = [];
  for (const link of await linksTo(page, '/account/myaccount/')) {
    await open(page, link);
    await page.getByText('Número').first().waitFor();
    await page.waitForLoadState('networkidle');
    shown.push(await notice.count());
    expect(await main(page).getByRole('link', { name: 'Posiciones' }).count()).toBe(
      1 - shown.at(-1)!,
    );
    if (shown.at(-1)) await expectSound(visitor, 'tutor-blocked');
  }
  expect(shown.sort()).toEqual([0, 1]);
  visitor.complaints.splice(0, Infinity, ...visitor.complaints.filter((said) => !/403/.test(said)));
});

test.runIf(isWhole)('a former tutor whom the holder has authorised since is let in', async () => {
  const { page } = await stage.enter();
  await logIn(page, stage.product.url('/login'), 'extutor2');
  expect(await linksTo(page, '/account/myaccount/')).toHaveLength(1);
  await open(page, (await linksTo(page, '/account/myaccount/'))[0]!);
  await page
    .getByText('Valor total')
    .or(page.getByText('Valor', { exact: true }))
    .first()
    .waitFor();
  expect(await page.getByText(/Acceso bloqueado/).count()).toBe(0);
});

test('who may only look finds nothing to change or to order', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'consulta');
  await open(page, '/account/operations', 'Operaciones');
  expect(await linksTo(page, '/account/operation/')).not.toEqual([]);
  await open(page, (await linksTo(page, '/account/operation/'))[0]!);
  await page.getByRole('heading', { name: 'Historial' }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const name of ['Anular operación', 'Editar operación', 'Suspender'])
    expect(await main(page).getByRole('link', { name }).count()).toBe(0);
  await expectSound(visitor, 'consult-only');
});

test.runIf(isWhole)(
  'a contributor sees their own contributions and no position of the plan',
  async () => {
    const { page } = await stage.enter();
    await logIn(page, stage.product.url('/login'), 'aportante');
    await open(page, '/account/operations', 'Operaciones');
    expect(await linksTo(page, '/account/operation/')).not.toEqual([]);
    const [first] = await linksTo(page, '/account/operation/');
    await open(page, first!, 'Detalles de la operación');
    await page.getByText('Ordenante').waitFor();
  },
);

test.runIf(isWhole).each([
  ['usuf', 'Usufructuario'],
  ['nudo', 'Nudo propietario'],
])('%s of one account reads the role of both', async (login, role) => {
  const { page } = await stage.enter();
  await logIn(page, stage.product.url('/login'), login);
  expect(await linksTo(page, '/account/myaccount/')).toHaveLength(1);
  const [account] = await linksTo(page, '/account/myaccount/');
  await open(page, `${account!}?vista=intervinientes`);
  await main(page).getByText('Usufructuario').first().waitFor();
  await main(page).getByText('Nudo propietario').first().waitFor();
  await open(page, account!);
  await main(page).getByText(role).first().waitFor();
});

test('a tutor looks after the account of their minor, who sees it too and orders nothing', async () => {
  for (const login of ['tutor', 'nora']) {
    const { page } = await stage.enter();
    await logIn(page, stage.product.url('/login'), login);
    await page.getByRole('link', { name: 'Para cuando seas mayor' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Para cuando seas mayor' }).waitFor();
    const order = page.getByRole('link', { name: /^Operar( pronto)?$/ });
    expect([login, (await order.count()) > 0]).toEqual([login, login === 'tutor']);
  }
});

test.runIf(isWhole)(
  'a client in registration and one who is blocked read it on their screens',
  async () => {
    const first = await stage.enter();
    await logIn(first.page, stage.product.url('/login'), 'registrado');
    await first.page.locator('main a[href*="/account/myaccount/"]').first().click();
    await first.page.getByText('Alta pendiente de validación').first().waitFor();
    await expectSound(first, 'registration-pending');
    first.complaints.splice(0, Infinity, ...first.complaints.filter((said) => !/403/.test(said)));

    const second = await stage.enter();
    await logIn(second.page, stage.product.url('/login'), 'bloqueado');
    await second.page.getByRole('link', { name: 'Mi cartera' }).first().waitFor();
    expect(await second.page.getByRole('link', { name: /^Operar( pronto)?$/ }).count()).toBe(0);
  },
);

test.runIf(isWhole)(
  'a migrated client has everything that their account brought along',
  async () => {
    const { page } = await stage.enter();
    await logIn(page, stage.product.url('/login'), 'migrada');
    await page.getByText('Valor total').waitFor();
    expect(await page.getByText('Tiene documentos por firmar').count()).toBe(0);
    await open(page, '/account/operations', 'Operaciones');
    expect(await linksTo(page, '/account/operation/')).not.toEqual([]);
  },
);

test.runIf(isWhole)(
  'each list of a client without accounts says what it is waiting for',
  async () => {
    const visitor = await stage.enter('narrow');
    const { page } = visitor;
    await logIn(page, stage.product.url('/login'), 'vacio');
    for (const [path, sentence] of [
      ['/account/wallet', 'Todavía no tiene posiciones.'],
      ['/account/operations', 'Todavía no tiene operaciones.'],
      ['/account/documents', 'No tiene documentos pendientes.'],
      ['/account/tax-reports', 'Todavía no tiene informes fiscales.'],
    ] as const) {
      await page.goto(stage.product.url(path));
      await page.getByText(sentence).first().waitFor();
    }
    await expectSound(visitor, 'tax-reports-empty');
  },
);
