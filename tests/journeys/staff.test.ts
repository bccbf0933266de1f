import { expect, test } from 'vitest';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { confirmPerson, forgiveAsking } from '../support/confirmPerson.ts';
import { logIn, PASSWORD } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';
import { isWhole } from '../support/sweep.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

/** Of somebody whom nobody has asked for yet. */
function someDni(): string {
  const number = Math.floor(Math.random() * 1e8);
  return `${String(number).padStart(8, '0')}${'TRWAGMYFPDXBNJZSQVHLCKE'[number % 23]}`;
}

/** Somebody of the staff in a client's area. */
async function view(login: string, dni: string, size?: 'phone' | 'narrow') {
  const visitor = await stage.enter(size);
  const { page } = visitor;
  await page.goto(url('/login/admin'));
  await page.locator('[autocomplete=username]').fill(login);
  await page.locator('[autocomplete=current-password]').fill(PASSWORD);
  await page.getByLabel('Documento del cliente').fill(dni);
  await page.locator('form button[type=submit]').click();
  await page.getByText(/Está viendo el área de/).waitFor();
  return visitor;
}

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
    .getByText(/RD_ALMADRABA_|Todavía no se ha enviado ningún archivo/)
    .first()
    .waitFor();
  await expectSound(visitor, 'staff-registry');
  await page.getByText('Salir de esta vista').click();
  await page.waitForURL(/\/login/);
});

test('an investor writes and asks for somebody new; staff answer and decide, asked again who they are', async () => {
  const ana = await stage.enter();
  await logIn(ana.page, url('/login'), 'ana');
  await ana.page.getByRole('button', { name: 'Hable con nosotros' }).click();
  const contact = ana.page.getByRole('dialog', { name: 'Formulario de Contacto' });
  await contact.getByLabel('Nombre y Apellidos').fill('Ana Robles Medina');
  await contact.getByLabel('Mensaje').fill('¿Cuándo se liquida\nmi reembolso?');
  await contact.getByRole('button', { name: 'Enviar' }).click();
  await ana.page.getByText('Consulta creada con éxito').waitFor();
  const account = uuidOf('almadraba/account/ana/3');
  await ana.page.goto(url(`/account/config/intervener?cuenta=${account}`));
  await ana.page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await ana.page.getByLabel(/[Pp]rimer apellido/).fill('Ruiz');
  await ana.page.getByLabel('Tipo de documento').selectOption({ label: 'DNI' });
  const dni = someDni();
  await ana.page.getByLabel('Número de documento').fill(dni);
  await ana.page.getByLabel(/[Cc]orreo electrónico/).fill('eva@example.test');
  await ana.page.getByText('Autorizado', { exact: true }).first().click();
  await ana.page.getByRole('main').locator('button[type=submit]').click();
  await confirmPerson(ana, url);
  await ana.page.getByText('Ha solicitado añadir un nuevo interviniente').waitFor();

  const staff = await view('staff.ops', '12345678Z');
  const { page } = staff;
  await page.goto(url('/staff/issues'));
  await page.getByText('Solicitud info: Ana Robles Medina').first().click();
  await page.getByText('mi reembolso?').waitFor();
  await page.getByLabel('Respuesta', { exact: true }).fill('Se liquida mañana.\nGracias.');
  await page.getByLabel('La consulta queda cerrada').check();
  await expectSound(staff, 'staff-issue');
  await page.getByRole('button', { name: 'Enviar la respuesta' }).click();
  await page.getByText('La respuesta está enviada.').waitFor();
  await page.getByText('Se liquida mañana.').waitFor();

  await page.goto(url('/staff/party-requests'));
  await expectSound(staff, 'staff-party-requests');
  await page.getByText('Eva Ruiz').first().click();
  // What the request says of their papers is not asked for again.
  expect(await page.getByLabel('Tipo de documento').locator('option:checked').innerText()).toBe(
    'DNI',
  );
  expect(await page.getByLabel('Número de documento').inputValue()).toBe(dni);
  await page.getByLabel('Motivo').fill('Falta la autorización firmada.');
  await expectSound(staff, 'staff-party-request');
  await page.getByRole('button', { name: 'Rechazar la solicitud' }).click();
  await page
    .getByRole('dialog', { name: 'Confirme que es usted' })
    .getByLabel('Contraseña', { exact: true })
    .waitFor();
  await expectSound(staff, 'staff-reauthentication');
  await confirmPerson(staff, url);
  await page.getByText('La solicitud está rechazada.', { exact: false }).waitFor();

  await ana.page.goto(url('/account/notifications'));
  await ana.page.getByText('No hemos podido añadir a Eva Ruiz', { exact: false }).first().waitFor();
  await ana.page
    .getByRole('link', { name: /Ver la consulta/ })
    .first()
    .click();
  await ana.page.getByText('Se liquida mañana.').first().waitFor();
  await expectSound(ana, 'own-issue');
  await ana.page.goto(url('/account/issues'));
  await ana.page.getByText('Solicitud info: Ana Robles Medina').first().waitFor();
  await expectSound(ana, 'own-issues');
  forgiveAsking(staff);
  forgiveAsking(ana);
});

test.runIf(isWhole)(
  'staff see no way to what only the client does, and get to a client without contact data',
  async () => {
    const staff = await view('staff.ops', '66666666Q');
    const { page } = staff;
    await page.getByText('Valor total').waitFor();
    expect(new URL(page.url()).pathname).toBe('/account/position');
    expect(await page.getByRole('link', { name: 'Operar' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Hable con nosotros' }).count()).toBe(0);
    for (const closed of ['/operate', '/account/documents/upload', '/validate-gdpr']) {
      await page.goto(url(closed));
      await page.getByText('Valor total').waitFor();
      expect(new URL(page.url()).pathname).toBe('/account/position');
    }
    await page.goto(url('/account/notifications'));
    await page.getByRole('heading', { level: 1, name: 'Notificaciones' }).waitFor();
    expect(await page.getByRole('button', { name: /Marcar como leída/ }).count()).toBe(0);

    const reader = await view('staff.read', '12345678Z');
    await reader.page.locator('.avatar').click();
    await reader.page.getByRole('menuitem', { name: 'Consultas de clientes' }).waitFor();
    const menu = await reader.page.getByRole('menu').innerText();
    expect(menu).not.toMatch(/Avisos para empleados|Archivos del registro/);
  },
);
