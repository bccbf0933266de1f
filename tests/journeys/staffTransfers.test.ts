import { expect, test } from 'vitest';
import { confirmPerson, forgiveAsking } from '../support/confirmPerson.ts';
import { PASSWORD } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

test('staff find a late transfer, and record its next step after they showed that it is they', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await page.goto(url('/login/admin'));
  await page.locator('[autocomplete=username]').fill('staff.ops');
  await page.locator('[autocomplete=current-password]').fill(PASSWORD);
  await page.getByLabel('Documento del cliente').fill('12345678Z');
  await page.locator('form button[type=submit]').click();
  await page.getByText(/Está viendo el área de/).waitFor();
  await page.locator('.avatar').click();
  await page.getByRole('group', { name: 'Para empleados' }).waitFor();
  await expectSound(visitor, 'staff-menu');
  await page.getByRole('menuitem', { name: 'Traspasos de entrada' }).click();

  const card = page.locator('.card', { hasText: 'Solicitada a la entidad de origen' }).first();
  await card.getByText(/^Con retraso de \d+ días?\. Vencía el$/).waitFor();
  await expectSound(visitor, 'staff-transfers');
  await card.getByRole('link', { name: /Ver y registrar el paso/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Traspaso de entrada', exact: true }).waitFor();
  await page.getByText('Espere la respuesta de la entidad de origen', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Registrar la aceptación' }).waitFor();
  await expectSound(visitor, 'staff-transfer');
  await page.getByRole('button', { name: 'Registrar la aceptación' }).click();
  await expect.poll(() => page.locator('[aria-invalid=true]').count()).toBeGreaterThan(0);

  await page.getByLabel('Referencia del mensaje').fill('2026112000000077');
  await page.getByLabel('He comprobado que el mensaje es de este traspaso').check();
  await page.getByRole('button', { name: 'Registrar la aceptación' }).press('Enter');
  await page.getByRole('dialog', { name: 'Confirme que es usted' }).waitFor();
  await confirmPerson(visitor, url);
  await page.getByText('El paso está registrado.').waitFor();
  await page.getByText('Aceptada por la entidad de origen').waitFor();
  await page.getByText('Solicitud aceptada').waitFor();
  await page.getByText('2026112000000077').waitFor();
  await page.getByRole('button', { name: 'Registrar el dinero' }).waitFor();
  await expectSound(visitor, 'staff-transfer-recorded');
  expect(new URL(page.url()).searchParams.get('hecho')).toBe('registrado');
  forgiveAsking(visitor);
});
