import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { giveOrder } from '../support/giveOrder.ts';
import { logIn } from '../support/logIn.ts';
import { choose, goOn, onPage } from '../support/orderPages.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);
const reads = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();

test('an order is changed and cancelled, each seen from old to new before and with its receipt after', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  const uuid = await giveOrder(page, stage.product);
  await page.goto(url(`/account/operation/${uuid}`));
  await page.getByRole('link', { name: 'Editar operación' }).click();
  await page.getByLabel('Importe bruto').fill('1500');
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  const changes = page.getByRole('region', { name: 'Qué cambia' });
  await changes.getByText('1.000,00').waitFor();
  await changes.getByText('1.500,00').waitFor();
  await reads(page, 'Comisión de gestión al año');
  await expectSound(visitor, 'change-review');
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await page.waitForURL('**/receipt/*');
  await reads(page, 'La orden ha cambiado');
  await reads(page, 'Referencia del justificante');
  await reads(page, 'Justificante de lo enviado');
  await expectSound(visitor, 'change-receipt');
  await page.reload();
  await reads(page, 'La orden ha cambiado');
  await page.getByRole('link', { name: 'Ver la operación' }).click();
  await reads(page, 'Importe bruto: 1.000,00');
  await page.getByRole('link', { name: 'Anular operación' }).click();
  await page.getByRole('region', { name: 'Qué cambia' }).getByText('Anulada').waitFor();
  await expectSound(visitor, 'cancel-review');
  await page.getByLabel('Sí, quiero anular esta operación').check();
  await page.getByRole('button', { name: 'Anular operación' }).click();
  await page.waitForURL('**/receipt/*');
  await reads(page, 'La operación ha quedado anulada');
  await expectSound(visitor, 'cancel-receipt');
});

test('a redemption is tried out without an order', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  await page.getByRole('link', { name: 'Mi cartera' }).first().click();
  await page
    .getByRole('link', { name: /Almadraba Mixto FI/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Simular un reembolso' }).click();
  await page.waitForURL('**/operate/simulate?*');
  await choose(page, 'Importe bruto');
  await page.getByLabel('Importe bruto', { exact: true }).fill('500');
  await reads(page, 'Lo que resultaría');
  await reads(page, 'De qué compras sale');
  await expectSound(visitor, 'simulate');
});

test('who sends an order after its cut-off is told what moved, and loses nothing of it', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'luis');
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await page.waitForURL(/operate/);
  if (/operate$/.test(page.url())) {
    await page.locator('.choice-card').first().locator('label').click();
    await goOn(page);
  }
  await page.waitForURL('**/operate/type?*');
  await choose(page, /^\s*Suscripción(?! periódic)/);
  await goOn(page);
  await page.waitForURL('**/operate/product?*');
  await choose(page, 'Almadraba Mixto FI');
  await goOn(page);
  await onPage(page, 'Cuánto');
  await page.getByLabel('Importe que quiere invertir', { exact: true }).fill('1000');
  await goOn(page);
  await onPage(page, 'Forma de pago');
  await choose(page, 'Transferencia');
  await goOn(page);
  await onPage(page, 'Documentos leídos');
  await page.getByLabel('He leído el documento de datos fundamentales (DFI)').check();
  await page.getByLabel('He leído el informe semestral').check();
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  const moved = await page.request.post(url('/dev/clock'), {
    headers: { origin: url('') },
    data: { now: '2026-11-20T13:01:00Z' },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  await page.getByRole('button', { name: /^Enviar orden de suscripción/ }).click();
  await reads(page, 'Las condiciones de la orden han cambiado');
  await reads(page, '20-nov-2026 a 23-nov-2026');
  await reads(page, '1.000,00');
  await page.getByRole('button', { name: /^Enviar orden de suscripción/ }).click();
  await page.waitForURL('**/sign-documents?operacion=*');
});
