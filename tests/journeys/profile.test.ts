import { expect, test } from 'vitest';
import { confirmPerson, forgiveAsking } from '../support/confirmPerson.ts';
import { pdfFile } from '../support/files.ts';
import { logIn } from '../support/logIn.ts';
import { studioPress as press } from '../support/studioPages.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

test('preferences, contact and personal data are saved from their pages, and the profile shows them', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  await page.goto(url('/profile/personal'));
  await page.getByLabel('Estado civil').selectOption('SOLTERO');
  await page.getByLabel('Profesión').fill('Arquitecta técnica');
  await page.getByRole('combobox', { name: 'País de nacimiento' }).fill('Españ');
  await page.getByRole('option', { name: 'España' }).first().click();
  await expectSound(visitor, 'profile-personal');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PATCH'),
    press(page, 'Guardar mis datos'),
  ]);
  // Only what has changed, and how the client speaks.
  expect(Object.keys(sent.postDataJSON() as object).sort()).toEqual([
    ...['birth_country', 'marital_regime', 'marital_status', 'mimetype', 'profession', 'section'],
  ]);
  await confirmPerson(visitor, url);
  await page.waitForURL('**/profile?hecho=datos');
  await page.getByText('Arquitecta técnica').waitFor();

  await page.goto(url('/profile/preferences'));
  const other = page.getByRole('group', { name: /correspondencia/ }).getByRole('radio', {
    checked: false,
  });
  await other.first().check();
  await page.getByRole('radio', { name: 'Anual' }).check();
  await press(page, 'Guardar mis preferencias');
  await confirmPerson(visitor, url);
  await page.waitForURL('**/profile?hecho=preferencias');
  await expectSound(visitor, 'profile-saved');

  await page.goto(url('/profile/contact'));
  await page.getByLabel('Otro teléfono').fill('910000099');
  await press(page, 'Guardar mis datos de contacto');
  await confirmPerson(visitor, url);
  await page.waitForURL('**/profile?hecho=contacto');
  await page.getByText('910000099').waitFor();
  forgiveAsking(visitor);
});

test('who is not of age yet is offered nothing that only a tutor may change', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'nora');
  await page.goto(url('/profile'));
  await page.getByText('Nora').first().waitFor();
  await page.getByRole('link', { name: 'Cambiar las preferencias de privacidad' }).waitFor();
  const offered = await page
    .getByRole('main')
    .getByRole('link', { name: /^Cambiar/ })
    .all();
  expect(offered).toHaveLength(1);
  await expectSound(visitor, 'profile-minor');
  await page.goto(url('/profile/contact'));
  await page.waitForURL('**/profile');
});

test('a guardian completes the data of a minor and validates what waits', async () => {
  const visitor = await stage.enter('narrow');
  const { page } = visitor;
  await logIn(page, url('/login'), 'tutor');
  await page.getByRole('link', { name: 'Complete los datos de un menor de edad' }).click();
  await page.waitForURL('**/update-minor');
  await page.getByRole('heading', { name: 'Datos de los menores de los que es tutor' }).waitFor();
  await expectSound(visitor, 'update-minor-guardian');
  await page.getByRole('link', { name: /^Ver y completar sus datos/ }).click();
  await page.getByRole('link', { name: 'Sus datos personales' }).waitFor();
  await expectSound(visitor, 'minor-data');
  await page.getByRole('link', { name: 'Sus datos personales' }).click();
  await page.getByLabel('Profesión').fill('Estudiante');
  await page.getByRole('combobox', { name: 'País de nacimiento' }).fill('Españ');
  await page.getByRole('option', { name: 'España' }).first().click();
  await expectSound(visitor, 'minor-personal');
  await press(page, 'Guardar los datos');
  await confirmPerson(visitor, url);
  await page.waitForURL('**/profile/minor?**hecho=datos');
  await page.getByText('Estudiante').waitFor();
  await page.getByRole('link', { name: 'Validar o descartar los cambios' }).click();
  await page.getByRole('heading', { name: 'Lo que ha cambiado' }).waitFor();
  await expectSound(visitor, 'minor-changes');
  await page.getByLabel('He revisado los cambios y son correctos').check();
  await press(page, 'Validar los cambios');
  await page.waitForURL('**/profile/minor?**hecho=validados');
  await page.getByRole('link', { name: 'Enviar un documento del menor' }).click();
  await page.getByLabel('¿Qué documento es?').selectOption({ label: 'Libro de familia' });
  const buffer = Buffer.from(await pdfFile('Libro de familia'));
  const book = { name: 'libro.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').first().setInputFiles(book);
  await page.getByText('Enviado', { exact: true }).waitFor();
  await expectSound(visitor, 'minor-documents');
  await press(page, 'Enviar el documento');
  await page.waitForURL('**/profile/minor?**hecho=documento');
  await page.getByText('Tenemos todos los datos y documentos que necesitamos del menor.').waitFor();
  await expectSound(visitor, 'minor-complete');
  await page.getByRole('link', { name: 'Cambiar la dirección fiscal' }).click();
  await page.getByLabel('Nombre de la vía').waitFor();
  await expectSound(visitor, 'minor-address');
  forgiveAsking(visitor);
});
