import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('a notice is marked as read and the badge follows', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/notifications'));
  await page.getByText('Notificaciones sin leer: 2').waitFor();
  await expectSound(visitor, 'notifications');
  await page.getByRole('button', { name: 'Marcar como leída' }).first().click();
  await page.getByText('Notificaciones sin leer: 1').waitFor();
  await page.getByLabel('Estado').selectOption('Sin leer');
  await page.getByRole('button', { name: 'Aplicar filtros' }).click();
  await page.waitForURL(/estado=false/);
  await expect.poll(() => page.getByRole('article').count()).toBe(1);
});

test('what the server says follows the language that is chosen, at once and on other pages, and back', async () => {
  const { page } = await stage.enter();
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/notifications'));
  const notices = () => page.getByRole('article').allInnerTexts();
  await page.getByText('Ya puede consultar el resultado de su test').waitFor();
  const spanish = await notices();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByText('You can now see the result of your appropriateness test').waitFor();
  const english = await notices();
  expect(english).toHaveLength(spanish.length);
  expect(english.filter((said) => spanish.includes(said))).toEqual([]);
  await page.reload();
  await expect.poll(notices).toEqual(english);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect.poll(notices).toEqual(spanish);
});

test('the tax report of a year is saved as a PDF', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/tax-reports'));
  await page.getByRole('heading', { name: '2025' }).waitFor();
  await expectSound(visitor, 'tax-reports');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /Descargar informe fiscal 2025/ })
      .first()
      .click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^informe-fiscal-.*2025\.pdf$/);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
});

test('the people of an account stand there with their roles', async () => {
  const { page } = await stage.enter();
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/config'));
  await page.getByRole('link', { name: 'Configurar Ahorro familiar' }).click();
  await page.getByRole('heading', { name: 'Intervinientes' }).waitFor();
  await page.getByText('Titular').first().waitFor();
});
