import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { sizes } from '../support/browser.ts';
import { FARO, orderByTransfer, pressThere, providerPage, signAll } from '../support/payOnFaro.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const at = (path: string) => stage.product.url(path, FARO);

const payButton = (page: Page) => page.getByRole('button', { name: /^Pagar 1\.000,00/ });

/** Somebody with a signed order, from the login to the page where it is paid. */
async function toPay(size: keyof typeof sizes = 'desktop') {
  const visitor = await stage.enter(size);
  const { page } = visitor;
  const order = await orderByTransfer(page, stage.product);
  await signAll(page, stage.product);
  await page.getByText('Falta el pago').waitFor();
  await page.getByRole('link', { name: 'Pagar ahora' }).click();
  await page.waitForURL(`**/operate/pay/${order}`);
  await payButton(page).waitFor();
  return { visitor, page, order };
}

/** The payments of an order as its page lists them. */
const logOf = (page: Page) => page.locator('.block--table').filter({ hasText: 'Pagos' });

test('an order is signed, paid once by two presses, and its money stands with it', async () => {
  const { visitor, page, order } = await toPay();
  await page.getByText('Qué va a pagar').waitFor();
  await expectSound(visitor, 'pay');
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/pay-in') && asked.push(request.url()));
  await payButton(page).dblclick();
  await page.getByTitle('Está pagando a través de Sandbox Pay').waitFor();
  await providerPage(page).getByText('1.000,00').waitFor();
  await expectSound(visitor, 'pay-frame');
  expect(asked).toHaveLength(1);
  await pressThere(page, 'Pagar');
  await page.waitForURL(`**/operate/pay/${order}/result`);
  await page.getByText('Hemos recibido 1.000,00').waitFor();
  await expectSound(visitor, 'pay-paid');
  await page.reload();
  await page.getByText('Hemos recibido su pago').waitFor();
  expect(await page.locator('iframe').count()).toBe(0);
  await page.goto(at(`/operate/pay/${order}`));
  await page.getByText('Su orden ya está pagada').waitFor();
  expect(await payButton(page).count()).toBe(0);
  await page.goto(at(`/account/operation/${order}`));
  await logOf(page).getByText('Cobrado', { exact: true }).waitFor();
  expect(await page.getByText('Falta el pago').count()).toBe(0);
  await expectSound(visitor, 'pay-log');
});
