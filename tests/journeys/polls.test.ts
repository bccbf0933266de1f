import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('a poll is answered with a form, once, and its answers are read afterwards', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.getByRole('link', { name: 'Encuesta: ¿Cómo prefiere recibir sus informes?' }).click();
  await page.getByRole('heading', { level: 1, name: 'Encuestas' }).waitFor();
  await page.getByRole('heading', { name: 'Abierta' }).waitFor();
  await expectSound(visitor, 'polls');

  await page.getByRole('link', { name: 'Su opinión sobre el área privada' }).first().click();
  const send = page.getByRole('button', { name: 'Enviar mis respuestas' });
  await send.click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link').first().waitFor();
  expect(await summary.getByRole('link').count()).toBe(3);
  await expectSound(visitor, 'poll-failed');

  await page.getByRole('radio', { name: 'Casi siempre' }).check();
  await page.getByRole('checkbox', { name: 'Dar órdenes' }).check();
  await page.getByRole('checkbox', { name: 'Ver cómo van mis inversiones' }).check();
  await page.getByRole('radio', { name: 'No', exact: true }).check();
  await send.click();
  await page.getByText('Hemos guardado sus respuestas. Muchas gracias.').waitFor();
  await page.getByText('Ver cómo van mis inversiones, Dar órdenes').waitFor();
  expect(await send.count()).toBe(0);
  await expectSound(visitor, 'poll-answered');

  await page.getByRole('link', { name: 'Volver a Encuestas' }).click();
  await page.getByRole('heading', { name: 'Respondida' }).waitFor();
  await page.getByRole('link', { name: 'Su opinión sobre la junta anual' }).first().click();
  await page.getByText('Esta encuesta se ha cerrado').waitFor();
});
