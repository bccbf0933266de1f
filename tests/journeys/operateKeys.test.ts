import { expect, test } from 'vitest';
import type { Visitor } from '../support/browser.ts';
import { logInByKeys, pickByKeys, pressByKeys } from '../support/byKeys.ts';
import { onPage } from '../support/orderPages.ts';
import { tabTo } from '../support/tabTo.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

/** From the login to the first page of an order, at 320 px and by keys alone; each page is as it must be. */
async function toOrder(type: RegExp): Promise<Visitor> {
  const visitor = await stage.enter('narrow');
  const { page } = visitor;
  await logInByKeys(page, stage.product.url('/login'), 'ana');
  await pressByKeys(page, 'Operar');
  await page.waitForURL('**/operate');
  await pickByKeys(page, /Ahorro familiar/);
  await expectSound(visitor, 'keys-account');
  await pressByKeys(page, 'Continuar');
  await page.waitForURL('**/operate/type?*');
  await pickByKeys(page, type);
  await expectSound(visitor, 'keys-type');
  await pressByKeys(page, 'Continuar');
  await page.waitForURL('**/operate/product?*');
  await pickByKeys(page, /Mixto FI/);
  await expectSound(visitor, 'keys-product');
  await pressByKeys(page, 'Continuar');
  await page.waitForURL('**/operate/order?*');
  await onPage(page, 'Cuánto');
  return visitor;
}

test('a subscription is given by the keyboard alone, on the narrowest screen', async () => {
  const visitor = await toOrder(/^\s*Suscripción(?! periódica)/);
  const { page } = visitor;
  // A mistake is led to, and from there to its question.
  await pressByKeys(page, 'Continuar');
  await page.getByText('Hay un problema').waitFor();
  await tabTo(page, 'Importe que quiere invertir');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe('/answers/gross_amount');
  await page.keyboard.type('1500,50');
  await expectSound(visitor, 'keys-amount');
  await pressByKeys(page, 'Continuar');
  await onPage(page, 'Forma de pago');
  await pickByKeys(page, /Transferencia/);
  await pressByKeys(page, 'Continuar');
  await onPage(page, 'Documentos leídos');
  await page.getByText('Documentos que debe leer').waitFor();
  for (const words of ['He leído el documento', 'He leído el informe']) {
    await tabTo(page, words);
    await page.keyboard.press('Space');
  }
  await expectSound(visitor, 'keys-documents');
  await pressByKeys(page, 'Continuar');
  await onPage(page, 'Revise y confirme');
  await expectSound(visitor, 'keys-review');
  await pressByKeys(page, 'Enviar orden de suscripción');
  await page.waitForURL('**/sign-documents?operacion=*');
});

test('a redemption is given by the keyboard alone, on the narrowest screen', async () => {
  const visitor = await toOrder(/^\s*Reembolso(?! periódico)/);
  const { page } = visitor;
  await pickByKeys(page, /Importe bruto/);
  await tabTo(page, 'Importe bruto');
  await page.keyboard.type('1000');
  await page.getByText('Lo que resultaría').waitFor();
  await expectSound(visitor, 'keys-simulation');
  await pressByKeys(page, 'Continuar');
  await onPage(page, 'Revise y confirme');
  await expectSound(visitor, 'keys-redemption');
  await pressByKeys(page, 'Enviar orden de reembolso');
  await page.waitForURL('**/sign-documents?operacion=*');
});
