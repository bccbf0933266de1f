import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { choose, goOn, onPage } from '../support/orderPages.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

/** From the login of a tenant to the first page of a subscription. */
async function toSubscription(page: Page, host: string) {
  await logIn(page, stage.product.url('/login', host), 'ana');
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await page.waitForURL('**/operate');
  await choose(page, 'Ahorro familiar');
  await goOn(page);
  await page.waitForURL('**/operate/type?*');
  await choose(page, /^\s*Suscripción(?! periódic)/);
  await goOn(page);
  await page.waitForURL('**/operate/product?*');
  await choose(page, 'Mixto FI');
  await goOn(page);
}

test('a tenant puts a warning before the amount', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await toSubscription(page, 'encinar.localhost');
  await onPage(page, 'Importe');
  await page.getByText('Invierta lo que no vaya a necesitar').waitFor();
  await page.getByText('Recomendamos dejar en su cuenta corriente').waitFor();
  await expectSound(visitor, 'encinar-amount');
});

test('a tenant asks a question of its own, and its answer stands with the operation', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await toSubscription(page, 'faro.localhost');
  await onPage(page, 'Cuánto');
  await page.getByLabel('Importe que quiere invertir', { exact: true }).fill('1000');
  await goOn(page);
  await onPage(page, 'Cómo nos ha conocido');
  await page.getByRole('radio', { name: 'Por un conocido' }).check();
  await expectSound(visitor, 'faro-question');
  await goOn(page);
  await onPage(page, 'Forma de pago');
  await choose(page, 'Transferencia');
  await goOn(page);
  await onPage(page, 'Documentos leídos');
  await page.getByText('Documentos que debe leer').waitFor();
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  await page.getByText('Por un conocido').waitFor();
  await page.getByRole('button', { name: /^Enviar orden de suscripción/ }).click();
  await page.waitForURL('**/sign-documents?operacion=*');
  const operation = new URL(page.url()).searchParams.get('operacion');
  await page.goto(stage.product.url(`/account/operation/${operation}`, 'faro.localhost'));
  const answered = page.getByRole('listitem').filter({ hasText: '¿Cómo ha conocido el fondo?' });
  await expect.poll(() => answered.innerText()).toContain('Por un conocido');
  await expectSound(visitor, 'faro-operation');
});
