import { expect, test } from 'vitest';
import { PASSWORD } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('staff see a client by identity document, under a band, and leave the view', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await page.goto(stage.product.url('/login/admin'));
  await page.getByText('Acceso de empleados').first().waitFor();
  await expectSound(visitor, 'login-admin');
  await page.locator('[autocomplete=username]').fill('staff.ops');
  await page.locator('[autocomplete=current-password]').fill(PASSWORD);
  await page.getByLabel('Documento del cliente').fill('12345678Z');
  await page.locator('form button[type=submit]').click();
  await page.getByText(/Está viendo el área de Ana Robles \(DNI/).waitFor();
  expect(await page.locator('body').innerText()).toContain('678Z');
  await page.getByText('Valor total').waitFor();
  await expectSound(visitor, 'admin-position');
  await page.goto(stage.product.url('/staff/alerts'));
  await page.getByText('No hay avisos abiertos.').waitFor();
  await expectSound(visitor, 'staff-alerts');
  await page.goto(stage.product.url('/staff/registry'));
  await page
    .getByText(/RD_ALMADRABA_|Todavía no se ha enviado ningún fichero/)
    .first()
    .waitFor();
  await expectSound(visitor, 'staff-registry');
  await page.getByText('Salir de esta vista').click();
  await page.waitForURL(/\/login/);
});
