import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true }).click();
const choose = (page: Page, label: string | RegExp) =>
  page.locator('.choice-card').filter({ hasText: label }).first().locator('label').click();

test.each([
  ['sintest', 'Debe realizar el test de convenencia antes de operar'],
  [
    'testcaducado',
    'Su test de conveniencia ha caducado. Debe realizarlo de nuevo antes de operar.',
  ],
  [
    'sincuenta',
    'Debe añadir una cuenta corriente antes de operar, si ya la ha añadido espere a que se valide.',
  ],
])('%s reads on the way in what is missing', async (person, message) => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), person);
  await page.goto(url('/operate'));
  await page.waitForTimeout(3000);
  await page.screenshot({ path: `/tmp/pay/${person}-operate.png`, fullPage: true });
  console.log(page.url(), await page.locator('main').innerText());
  await page.getByText(message, { exact: true }).first().waitFor();
  await expectSound(visitor, `way-in-${person}`);
});
