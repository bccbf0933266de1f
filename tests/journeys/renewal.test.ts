import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { giveKyc } from '../support/giveKyc.ts';
import { logIn, PASSWORD } from '../support/logIn.ts';
import { onPage } from '../support/orderPages.ts';
import { signAll } from '../support/signingPages.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

/** Says that nobody else stands behind, on the last page, and goes on. */
async function declare(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: '¿Actúa en nombre' })
    .or(page.getByRole('radiogroup', { name: '¿Actúa en nombre' }))
    .getByRole('radio', { name: 'No', exact: true })
    .check();
  await page.getByLabel('Me comprometo a comunicar').check();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
}

/** A questionnaire counts, and is the last one, once it is signed. */
async function signedKyc(page: Page): Promise<void> {
  await giveKyc(page, stage.product);
  await page.goto(url('/sign-documents?seccion=INTERVENER'));
  await signAll(page, stage.product);
}

test('a questionnaire in which nothing has changed is renewed in four pages', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'luis');
  await signedKyc(page);
  await page.goto(url('/profile/kyc-form?seccion=kyc'));
  await onPage(page, 'Lo que sigue igual');
  await page.getByText('¿Cuál es su nivel de formación?').first().waitFor();
  await page.getByText('Máster o doctorado').first().waitFor();
  await expectSound(visitor, 'renewal');
  for (const section of await page.getByRole('main').getByRole('checkbox').all())
    await section.check();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await onPage(page, 'Declaración');
  await page.getByText('Paso 2 de 3').waitFor();
  await declare(page);
  await onPage(page, 'Revise y confirme');
  await page.getByText('Formación, ingresos y patrimonio').first().waitFor();
  await expectSound(visitor, 'renewal-review');
  await page.getByRole('button', { name: 'Enviar el cuestionario' }).click();
  await page.waitForURL('**/sign-documents?seccion=INTERVENER');
  await signAll(page, stage.product);
  await page.goto(url('/profile/kyc-form'));
  await page.getByRole('link', { name: 'Ver respuestas' }).first().click();
  await page.getByText('Máster o doctorado').first().waitFor();
  expect(await page.getByText('Sigue igual', { exact: true }).count()).toBeGreaterThan(8);
  expect(await page.getByText('Ha cambiado', { exact: true }).count()).toBe(0);
  await expectSound(visitor, 'renewal-answers');
});

test('staff ask again for one answer, and the client is asked that alone', async () => {
  const client = await stage.enter('phone');
  const { page } = client;
  await logIn(page, url('/login'), 'sintest');
  await signedKyc(page);
  const staff = await stage.enter();
  await staff.page.goto(url('/login/admin'));
  await staff.page.locator('[autocomplete=username]').fill('staff.ops');
  await staff.page.locator('[autocomplete=current-password]').fill(PASSWORD);
  await staff.page.getByLabel('Documento del cliente').fill('10203044Z');
  await staff.page.locator('form button[type=submit]').click();
  await staff.page.getByText(/Está viendo el área de/).waitFor();
  await staff.page.goto(url('/staff/kyc'));
  await expectSound(staff, 'staff-kyc-answers');
  await staff.page.getByRole('link', { name: 'Volver a preguntarle' }).click();
  const question = '¿De dónde procede el patrimonio que va a invertir?';
  await staff.page.getByRole('combobox', { name: 'Qué le vuelve a preguntar' }).fill(question);
  await staff.page.getByRole('option', { name: question }).first().click();
  await staff.page
    .getByLabel('Motivo que leerá el cliente')
    .fill('Díganos de dónde viene la última suscripción.');
  await expectSound(staff, 'staff-kyc');
  await staff.page.getByRole('button', { name: 'Enviar al cliente' }).click();
  await staff.page.getByText('El cliente lo verá en su cuestionario.').waitFor();
  await page.goto(url('/profile/kyc-form'));
  await page.getByText('Díganos de dónde viene la última suscripción.').first().waitFor();
  await expectSound(client, 'asked-again');
  await page.getByRole('link', { name: 'Responder al cuestionario' }).click();
  await onPage(page, 'Origen del patrimonio');
  await page.getByText('Paso 1 de 3').waitFor();
  await page.getByLabel('Herencia').check();
  await expectSound(client, 'asked-again-question');
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await onPage(page, 'Declaración');
  await declare(page);
  await onPage(page, 'Revise y confirme');
  await page.getByRole('button', { name: 'Enviar el cuestionario' }).click();
  await page.waitForURL('**/sign-documents?seccion=INTERVENER');
  await page.goto(url('/profile/kyc-form'));
  await page.getByRole('link', { name: 'Ver respuestas' }).first().click();
  await page.getByText('Herencia').first().waitFor();
  await page.getByText('Ha cambiado', { exact: true }).first().waitFor();
  await page.getByText('No se le preguntó', { exact: true }).first().waitFor();
});
