import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { choose, goOn, onPage } from '../support/orderPages.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

const reads = (page: Page, sentence: string) =>
  page.getByText(sentence, { exact: false }).first().waitFor();

/** From the type of order to the page of what was read, with an amount paid by transfer. */
async function subscribeTo(page: Page, product: string, amount: string) {
  await page.waitForURL('**/operate/type?*');
  await choose(page, /^\s*Suscripción(?! periódic)/);
  await goOn(page);
  await page.waitForURL('**/operate/product?*');
  await choose(page, product);
  await goOn(page);
  await onPage(page, 'Cuánto');
  await page.getByLabel('Importe que quiere invertir', { exact: true }).fill(amount);
  await goOn(page);
  await onPage(page, 'Forma de pago');
  await choose(page, 'Transferencia');
  await goOn(page);
  await onPage(page, 'Documentos leídos');
  await reads(page, 'Documentos que debe leer');
  await page.getByLabel('He leído el documento de datos fundamentales (DFI o DFP)').check();
  await page.getByLabel('He leído el informe semestral').check();
}

async function send(page: Page) {
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  await page.getByRole('button', { name: /^Enviar orden de suscripción/ }).click();
  await page.waitForURL('**/sign-documents?operacion=*');
  await reads(page, 'Documentos que va a firmar');
}

test.each([
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
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await reads(page, message);
  await expectSound(visitor, `way-in-${person}`);
});

test('who has no test is sent to it, reads what it came to, and gives a first order', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'sintest');
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await reads(page, 'Debe realizar el test de convenencia antes de operar');
  await expectSound(visitor, 'way-in-sintest');
  await page.getByRole('link', { name: 'Realice el test de conveniencia.' }).first().click();
  await page.waitForURL('**/operate/convenience-form');
  await reads(page, 'Por qué se lo preguntamos');
  await reads(page, 'Si lo hace hoy, caducará el 20-nov-2031.');
  await expectSound(visitor, 'test-start');
  await page.getByRole('link', { name: 'Empezar el test' }).click();
  const answers = [
    ...['Estudios universitarios', 'No', 'Sí', 'Sí', 'Sí', 'Sí', 'No lo sé', 'Sí'],
    ...['Dos o más', 'Una', 'Una', 'Ninguna', 'Una', 'Menos de 3.000 €'],
  ];
  for (const [at, answer] of answers.entries()) {
    await reads(page, `Paso ${at + 1} de`);
    await page.getByRole('radio', { name: answer, exact: true }).check();
    await goOn(page);
  }
  await onPage(page, 'Revise y confirme');
  await page.getByRole('button', { name: 'Enviar mis respuestas' }).click();
  await reads(page, 'Hemos guardado sus respuestas.');
  await reads(page, 'Su test caduca el 20-nov-2031.');
  const result = (family: string) => page.locator('li, article').filter({ hasText: family }).last();
  await expect.poll(() => result('Renta variable').innerText()).toContain('\nConveniente');
  await expect.poll(() => result('Inversión libre').innerText()).toContain('No conveniente');
  await expectSound(visitor, 'test-result');
  await page.getByRole('main').getByRole('link', { name: 'Operar', exact: true }).click();
  await subscribeTo(page, 'Almadraba Mixto FI', '1000');
  await send(page);
  await page.goto(url('/operate/convenience-form'));
  await reads(page, 'Su resultado');
  await page.getByRole('link', { name: 'Repetir el test' }).click();
  await reads(page, '¿Qué nivel de estudios tiene?');
});

test('a product that is not convenient asks for a tick', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'noconveniente');
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await subscribeTo(page, 'Almadraba Global FI', '1000');
  const tick = page.getByLabel('Sé que este producto se considera no conveniente', {
    exact: false,
  });
  await tick.waitFor();
  await goOn(page);
  await expect.poll(() => tick.getAttribute('aria-invalid')).toBe('true');
  await expectSound(visitor, 'tick');
  await tick.check();
  await send(page);
});

test('an F.I.L. that is not convenient asks for the sentence, letter by letter', async () => {
  const sentence = 'Este producto es complejo y se considera no conveniente para mí.';
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'noconveniente');
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await subscribeTo(page, 'Almadraba Retorno F.I.L.', '100000');
  const typed = page.getByLabel('Escriba la frase tal como está');
  await typed.waitFor();
  for (const wrong of ['', sentence.replace('mí', 'mi'), sentence.toLowerCase()]) {
    await typed.fill(wrong);
    await goOn(page);
    await expect.poll(() => typed.getAttribute('aria-invalid')).toBe('true');
  }
  await expectSound(visitor, 'phrase');
  await typed.fill(sentence);
  await send(page);
});
