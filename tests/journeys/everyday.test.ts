import { test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('an account shows its views by the address, and the summary of an order can be kept', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.getByRole('link', { name: 'Ahorro familiar' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ahorro familiar' }).waitFor();
  await page.getByText('ALM-001001').first().waitFor();
  for (const [view, heading] of [
    ['Posiciones', 'Posiciones'],
    ['Evolución', 'Evolución'],
    ['Operaciones', 'Operaciones'],
    ['Documentos', 'Documentos'],
    ['Intervinientes', 'Intervinientes'],
  ]) {
    await page
      .getByRole('tab', { name: view })
      .or(page.locator('main').getByRole('link', { name: view, exact: true }))
      .first()
      .click();
    await page.waitForURL(/vista=/);
    await page.getByRole('heading', { level: 2, name: heading }).waitFor();
  }
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'Intervinientes' }).waitFor();
  await page.goto(stage.product.url('/account/operations'));
  const link = await page.getByRole('link', { name: 'Suscripción' }).last().getAttribute('href');
  await page.goto(stage.product.url(`/operate/summary/${link!.split('/').pop()}`));
  await page.getByText('La operación ha terminado').waitFor();
  await expectSound(visitor, 'summary');
});

test('an account or an operation that is not there is a page with a way back', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  for (const place of ['account/operation', 'account/myaccount', 'operate/summary']) {
    await page.goto(stage.product.url(`/${place}/00000000-0000-4000-8000-000000000000`));
    await page.getByRole('heading', { level: 1, name: 'No encontrado' }).waitFor();
  }
  await page.getByRole('link', { name: 'Volver al inicio' }).click();
  await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
  const kept = visitor.complaints.filter((line) => !line.includes('404'));
  visitor.complaints.splice(0, Infinity, ...kept);
});
