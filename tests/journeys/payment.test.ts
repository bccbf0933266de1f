import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { sizes } from '../support/browser.ts';
import { FARO, orderByTransfer, pressThere, providerPage } from '../support/payOnFaro.ts';
import { logIn } from '../support/logIn.ts';
import { signAll } from '../support/signingPages.ts';
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

test('a payment that is refused charges nothing, and is tried again', async () => {
  const { visitor, page, order } = await toPay('phone');
  await payButton(page).click();
  await pressThere(page, 'Rechazar');
  await page.waitForURL(`**/operate/pay/${order}/result`);
  await page.getByText('No se ha cobrado nada', { exact: false }).waitFor();
  await page.getByText('ES73 9900 0036 1100 0000 0361').waitFor();
  await expectSound(visitor, 'pay-refused');
  await page.getByRole('link', { name: 'Intentarlo de nuevo' }).click();
  await payButton(page).click();
  await pressThere(page, 'Pagar');
  await page.getByText('Hemos recibido su pago').waitFor();
  await page.getByRole('link', { name: 'Ver el resumen de la operación' }).first().click();
  await page.waitForURL(`**/operate/summary/${order}`);
  await page.getByText('Hemos recibido su firma').waitFor();
  await page.getByText('Ya tenemos su dinero', { exact: false }).waitFor();
  expect(await page.getByText('si debe enviarnos dinero', { exact: false }).count()).toBe(0);
  expect(await page.getByText('Falta el pago').count()).toBe(0);
  await page.getByRole('link', { name: 'Ver todos los detalles' }).click();
  await logOf(page).getByText('No cobrado', { exact: true }).waitFor();
  await logOf(page).getByText('Cobrado', { exact: true }).waitFor();
});

test('whoever leaves without paying finds the order waiting, and goes on with the same payment', async () => {
  const { visitor, page, order } = await toPay('phone');
  await payButton(page).click();
  await pressThere(page, 'Salir sin pagar');
  await providerPage(page).getByText('No se ha cobrado nada').waitFor();
  await page.getByRole('button', { name: 'Dejarlo para más tarde' }).click();
  await page.getByText('El pago está sin terminar').waitFor();
  await expectSound(visitor, 'pay-left');
  await page.getByRole('link', { name: 'Operaciones', exact: true }).first().click();
  await page.goto(at(`/account/operation/${order}`));
  await page.getByText('Tiene un pago sin terminar').waitFor();
  await logOf(page).getByText('Sin terminar', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Ver el pago' }).click();
  await page.getByRole('link', { name: 'Seguir con el pago' }).click();
  await page.getByText('Si continúa, seguirá con el mismo', { exact: false }).waitFor();
  await payButton(page).click();
  // Three callbacks, two of them of one event: one payment.
  await providerPage(page).getByText('Provocar fallos').click();
  await pressThere(page, 'Pagar y avisar tres veces');
  await page.getByText('Hemos recibido 1.000,00').waitFor();
  await page.goto(at(`/account/operation/${order}`));
  await logOf(page).getByText('Cobrado', { exact: true }).waitFor();
  expect(await logOf(page).getByText('Sin terminar', { exact: true }).count()).toBe(0);
});

test('a callback that is forged is not believed, and one that is lost is asked for', async () => {
  const { visitor, page, order } = await toPay();
  await payButton(page).click();
  await providerPage(page).getByText('Provocar fallos').click();
  await pressThere(page, 'No pagar y avisar con una firma falsa');
  await expect.poll(() => providerPage(page).locator('details[open]').count()).toBe(0);
  await providerPage(page).getByText('Provocar fallos').click();
  await pressThere(page, 'Pagar, fallar y no avisar');
  await providerPage(page).getByText('Error 500').waitFor();
  await page.getByText('Esperamos la respuesta', { exact: false }).waitFor();
  // The address and a reload decide nothing.
  await page.goto(at(`/operate/pay/${order}/result`));
  await page.getByText('El pago está sin terminar').waitFor();
  await expectSound(visitor, 'pay-waits');
  await fetch(stage.product.url('/dev/clock'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ now: '2026-11-20T11:02:00Z' }),
  });
  // Nobody presses anything: the page asks by itself.
  await page.getByText('Hemos recibido su pago').waitFor();
  const others = visitor.complaints.filter((said) => !/status of 500/.test(said));
  visitor.complaints.splice(0, Infinity, ...others);
});

test('a tenant without payments shows nothing of them', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await logIn(page, stage.product.url('/login', 'encinar.localhost'), 'ana');
  await page.getByRole('link', { name: 'Operaciones', exact: true }).first().click();
  await page.locator('main a[href^="/account/operation/"]').first().click();
  await page.waitForURL('**/account/operation/*');
  await page.getByRole('heading', { name: 'Resumen' }).waitFor();
  const uuid = new URL(page.url()).pathname.split('/').at(-1)!;
  for (const path of [`/operate/pay/${uuid}`, `/operate/pay/${uuid}/result`]) {
    await page.goto(stage.product.url(path, 'encinar.localhost'));
    await page.waitForURL('**/account/operations');
  }
  expect(asked.filter((path) => /payments|pay-in/.test(path))).toEqual([]);
});
