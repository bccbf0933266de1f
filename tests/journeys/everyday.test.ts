import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { confirmPerson, forgiveAsking } from '../support/confirmPerson.ts';
import { logIn } from '../support/logIn.ts';
import { tabTo } from '../support/tabTo.ts';
import { expectSound, setStage } from './stage.ts';
import { isWhole } from '../support/sweep.ts';

const stage = setStage();
const MONEY = /\d{1,3}(\.\d{3})*,\d{2}\s€/;

test('the portfolio adds up, is filtered and sorted by the address, and leads to a product', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.getByRole('heading', { name: 'Rentabilidad en el periodo elegido' }).waitFor();
  await page.goto(stage.product.url('/account/wallet'));
  const positions = page.getByRole('table', { name: /Lo que tiene de cada producto/ });
  await positions.getByRole('link', { name: 'Mixto FI' }).first().waitFor();
  const total = positions.locator('tfoot');
  const whole = await total.innerText();
  expect(whole).toMatch(MONEY);
  await expectSound(visitor, 'wallet');

  await positions.getByRole('button', { name: 'Plusvalía %' }).click();
  await page.waitForURL(/orden=/);
  await page.getByLabel('Tipo').first().selectOption('PP');
  await page.getByRole('button', { name: 'Aplicar filtros' }).click();
  await page.waitForURL(/tipo=PP/);
  await expect.poll(() => total.innerText()).not.toBe(whole);
  await expect.poll(() => positions.getByRole('link', { name: 'Mixto FI' }).count()).toBe(0);

  await positions.getByRole('link', { name: 'Almadraba PP Mixto' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Almadraba PP Mixto' }).waitFor();
  await page.getByRole('heading', { name: 'De dónde vienen sus participaciones' }).waitFor();
  expect(await page.getByRole('link', { name: 'Aportar' }).getAttribute('href')).toMatch(
    /^\/operate\/account\?tipo=APORTACION&producto=\d+&cuenta=[0-9a-f-]{36}$/,
  );
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^Descargar/ })
      .first()
      .click(),
  ]);
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await expectSound(visitor, 'product');
});

test('a lot tells the way that it came, with the date and the cost that it keeps', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  const account = uuidOf('almadraba/account/ana/1');
  await page.goto(stage.product.url(`/account/wallet/10396?cuenta=${account}`));
  const lots = page.getByRole('region', { name: 'De dónde vienen sus participaciones' });
  await lots.getByRole('link', { name: '12 de enero de 2015' }).first().click();
  await page.waitForURL(/lote=0/);
  const way = page.getByRole('region', { name: 'Cómo han llegado hasta aquí' });
  await way.getByText('Compra').waitFor();
  const steps = await way.getByRole('listitem').allInnerTexts();
  expect(steps.map((step) => /\d{2}-\w{3}-\d{4}/.exec(step)?.[0]?.slice(-4)).sort()).toEqual([
    '2015',
    '2019',
    '2023',
  ]);
  expect(
    steps.filter((step) => step.includes('Traspaso entre productos de la gestora')),
  ).toHaveLength(2);
  await page.getByText('Es la fecha que cuenta para Hacienda.').waitFor();
  await expectSound(visitor, 'lot');
});

test.runIf(isWhole)('one of eighty accounts is found by its name', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'grande');
  await page.goto(stage.product.url('/account/config'));
  const accounts = page.locator('main article');
  await expect.poll(() => accounts.count()).toBeGreaterThan(20);
  const name = (await accounts.nth(7).getByRole('heading').innerText()).trim();
  await page.getByLabel('Buscar por alias').fill(name.toLowerCase());
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.waitForURL(/buscar=/);
  await expect.poll(() => accounts.count()).toBeLessThan(20);
  await page.getByRole('heading', { name }).first().waitFor();
  await expectSound(visitor, 'config-found');
  await page.getByLabel('Buscar por alias').fill('ninguna así');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await page.getByText('Ninguna cuenta tiene ese alias.').waitFor();
});

test('operations are searched, paged and downloaded, and one of them tells everything', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/operations?pagina=2'));
  await page.getByText(/Mostrando del 26 al 50/).waitFor();
  await page.goto(stage.product.url('/account/operations?estado=FINALIZED'));
  await page.getByRole('cell', { name: 'Finalizada' }).first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Descargar CSV/ }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.trim().split('\n').length).toBeGreaterThan(26);
  await page.goto(stage.product.url('/account/operations?buscar=Mixto'));
  await page.getByText(/Mostrando del 1 al 10/).waitFor();
  await expectSound(visitor, 'operations');

  await page.goto(stage.product.url('/account/operations'));
  await page.getByRole('link', { name: 'Suscripción' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Detalles de la operación' }).waitFor();
  for (const name of ['Resumen', 'Fechas de la operación', 'Historial', 'Intervinientes'])
    await page.getByRole('heading', { name, exact: true }).waitFor();
  await page.getByText('Ordenante').waitFor();
  await expectSound(visitor, 'operation');
});

test('an account shows its views by the address, and the summary of an order can be kept', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.getByRole('link', { name: 'Ahorro familiar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ahorro familiar' }).waitFor();
  await page.getByText('ALM-001001').first().waitFor();
  for (const [view, heading] of [
    ['Posiciones', 'Posiciones'],
    ['Evolución', 'Evolución'],
    ['Operaciones', 'Operaciones'],
    ['Documentos', 'Documentos'],
    ['Intervinientes', 'Intervinientes'],
  ]) {
    await page
      .getByRole('tab', { name: view })
      .or(page.locator('main').getByRole('link', { name: view, exact: true }))
      .first()
      .click();
    await page.waitForURL(/vista=/);
    await page.getByRole('heading', { level: 2, name: heading }).waitFor();
  }
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Intervinientes' }).waitFor();
  await page.goto(stage.product.url('/account/operations'));
  const link = await page.getByRole('link', { name: 'Suscripción' }).last().getAttribute('href');
  await page.goto(stage.product.url(`/operate/summary/${link!.split('/').pop()}`));
  await page.getByText('La operación ha terminado').waitFor();
  await expectSound(visitor, 'summary');
});

test.runIf(isWhole)(
  'an account or an operation that is not there is a page with a way back',
  async () => {
    const visitor = await stage.enter();
    const { page } = visitor;
    await logIn(page, stage.product.url('/login'), 'ana');
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const place of [
      `account/operation/${nobody}`,
      `account/operations/${nobody}`,
      `account/myaccount/${nobody}`,
      `account/config/alias?cuenta=${nobody}`,
      `account/polls/${nobody}`,
      `operate/summary/${nobody}`,
    ]) {
      await page.goto(stage.product.url(`/${place}`));
      await page.getByRole('heading', { level: 1, name: 'No encontrado' }).waitFor();
    }
    await page.getByRole('link', { name: 'Volver al inicio' }).click();
    await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
    const kept = visitor.complaints.filter((line) => !line.includes('404'));
    visitor.complaints.splice(0, Infinity, ...kept);
  },
);

test('an order is cancelled with a tick, and its page says what became of it', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/operations?estado=SIGNED'));
  await page.locator('main table a[href*="/account/operation/"]').first().click();
  await page.getByRole('link', { name: 'Anular operación' }).click();
  const send = page.locator('form button[type=submit]');
  await send.click();
  await page.getByText('Hay un problema').waitFor();
  await page.getByRole('checkbox', { name: 'Sí, quiero anular esta operación' }).check();
  await send.click();
  await page.waitForURL(/\/account\/operation\/[0-9a-f-]+\/receipt\/[0-9a-f-]+$/);
  await page.getByText('La operación ha quedado anulada').first().waitFor();
  await page.getByRole('link', { name: 'Ver la operación' }).click();
  await page.locator('main .tag', { hasText: 'Anulada' }).first().waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Anular operación' }).count()).toBe(0);
  await expectSound(visitor, 'cancelled');
});

test('a standing order is found, suspended and resumed with the keyboard alone', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  const press = async (words: string, key = 'Enter') => {
    await tabTo(page, words);
    await page.keyboard.press(key);
  };
  await logIn(page, stage.product.url('/login'), 'ana');
  await press('Operaciones');
  await page.getByRole('heading', { level: 1, name: 'Operaciones' }).waitFor();
  await page.getByText('Mostrando del 1 al 25').waitFor();
  await tabTo(page, 'Estado');
  await page.keyboard.type('Periódica Activa');
  await press('Aplicar filtros');
  await page.waitForURL(/estado=PERIODIC_ACTIVE/);
  const suspend = page.getByRole('link', { name: /^Suspender/ });
  await suspend.first().waitFor();
  await press('Suspender');
  await page.getByRole('heading', { level: 1, name: 'Suspender orden periódica' }).waitFor();
  // It says what becomes of each thing: nowhere stands a dash alone.
  await page.getByText('Sin fecha', { exact: true }).waitFor();
  expect(
    (await page.locator('main').innerText()).split('\n').map((line) => line.trim()),
  ).not.toContain('-');
  await press('Sí, quiero suspender', 'Space');
  await page.keyboard.press('Enter');
  await page.getByText('La orden periódica ha quedado suspendida').first().waitFor();
  await press('Ver la operación');
  await page.getByRole('link', { name: 'Reanudar' }).waitFor();
  await press('Reanudar');
  await page.getByRole('heading', { level: 1, name: 'Reanudar orden periódica' }).waitFor();
  await press('Sí, quiero reanudar', 'Space');
  await page.keyboard.press('Enter');
  await confirmPerson(visitor, stage.product.url);
  forgiveAsking(visitor);
  await page.getByText('La orden periódica vuelve a estar activa').first().waitFor();
  await expectSound(visitor, 'resumed');
});
