import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('an investor logs in, sees their position, writes to investor relations and leaves', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await page.goto(stage.product.url('/login'));
  await page.getByRole('heading', { level: 1, name: 'Acceda a su área privada' }).waitFor();
  await expectSound(visitor, 'login');

  await logIn(page, stage.product.url('/login'), 'ana');
  await page.getByRole('heading', { level: 1, name: 'Inicio' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/account/position');
  await page.getByText('Valor total').waitFor();
  await page.getByRole('link', { name: 'Ahorro familiar' }).waitFor();
  await page.getByText('Almadraba Mixto FI').first().waitFor();
  expect(await page.locator('body').innerText()).toMatch(/\d{3}\.\d{3},\d{2}\s€/);
  await expectSound(visitor, 'position');

  await page.getByRole('button', { name: 'Hable con nosotros' }).click();
  const dialog = page.getByRole('dialog', { name: 'Formulario de Contacto' });
  await dialog.getByLabel('Nombre y Apellidos').fill('Ana Robles Medina');
  await dialog.getByLabel('Mensaje').fill('¿Cuándo se liquida mi reembolso?');
  await expectSound(visitor, 'contact');
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.url().endsWith('/api/issues')),
    dialog.getByRole('button', { name: 'Enviar' }).click(),
  ]);
  await page.getByText('Consulta creada con éxito').waitFor();
  expect(request.postDataJSON()).toMatchObject({
    isFromPA: true,
    blocking: false,
    is_intervener: true,
    status: 'OPEN',
    subject: 'Solicitud info: Ana Robles Medina',
    description: '¿Cuándo se liquida mi reembolso?',
    expires_on: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    _links: {
      interveners: [expect.stringMatching(/accounts\/[0-9a-f-]{36}$/)],
      group_assigned: [expect.stringMatching(/groups\/[0-9a-f-]{36}$/)],
      category: expect.stringMatching(/INTERVENER_CARE$/),
    },
  });

  await page.getByRole('button', { name: /Ana Robles Medina/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
  await page.waitForURL((url) => url.pathname === '/login');
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => /session|token|me|admin|dni|profile/i.test(key))).toEqual([]);
  await page.goto(stage.product.url('/account/position'));
  await page.waitForURL(/\/login/);
});

test('the range of the evolution is in the address and comes back with it', async () => {
  const { page } = await stage.enter();
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.getByRole('radio', { name: 'Todo' }).click();
  await page.waitForURL(/range=TODO/);
  await page.getByRole('radio', { name: 'Todo', checked: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByText('Ver como tabla').first().click();
  await page.getByRole('columnheader', { name: 'Fecha' }).waitFor();
  await page.goBack();
  await page.waitForURL((url) => !url.search.includes('TODO'));
});

test('an empty or wrong login is said once, the user stays and the password goes', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await page.goto(stage.product.url('/login'));
  await page.getByRole('button', { name: 'Entrar' }).click();
  const summary = page.getByRole('alert');
  await summary.getByRole('link').first().waitFor();
  expect(await summary.getByRole('link').count()).toBe(2);
  expect(await page.title()).toMatch(/^Error: /);
  expect(await page.evaluate(() => document.activeElement?.closest('[role=alert]') !== null)).toBe(
    true,
  );
  await expectSound(visitor, 'login-failed');

  await page.getByLabel('Usuario').fill('ana');
  await page.locator('[autocomplete=current-password]').fill('no es esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.getByText('El usuario o la contraseña no son correctos').first().waitFor();
  expect(await page.getByLabel('Usuario').inputValue()).toBe('ana');
  expect(await page.locator('[autocomplete=current-password]').inputValue()).toBe('');
  visitor.complaints.splice(
    0,
    Infinity,
    ...visitor.complaints.filter((line) => !/401|400/.test(line)),
  );
});

test('a client without contact data is kept at the door, a minor sees no orders', async () => {
  const first = await stage.enter();
  await logIn(first.page, stage.product.url('/login'), 'sincontacto');
  await first.page.getByText('Necesitamos disponer de su número de teléfono').waitFor();
  for (const name of ['Mi cartera', 'Operaciones', 'Operar']) {
    await first.page.getByRole('link', { name }).first().click();
    await first.page.waitForURL(/\/block-intervener$/);
  }
  await expectSound(first, 'block-intervener');

  const second = await stage.enter();
  await logIn(second.page, stage.product.url('/login'), 'nora');
  await second.page.getByRole('link', { name: 'Operaciones' }).first().waitFor();
  expect(await second.page.getByRole('link', { name: /^Operar( pronto)?$/ }).count()).toBe(0);
});

test('a client without accounts reads why there is nothing', async () => {
  const visitor = await stage.enter();
  await logIn(visitor.page, stage.product.url('/login'), 'vacio');
  await visitor.page.getByText('Todavía no tiene posiciones.').first().waitFor();
  await expectSound(visitor, 'position-empty');
});
