import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { logInByKeys, pickByKeys, pressByKeys } from '../support/byKeys.ts';
import { signingCode } from '../support/giveOrder.ts';
import { logIn } from '../support/logIn.ts';
import { onPage } from '../support/orderPages.ts';
import { sayByKeys, tickByKeys } from '../support/questionKeys.ts';
import { signAll } from '../support/signingPages.ts';
import { tabTo } from '../support/tabTo.ts';
import { confirmPerson, forgiveAsking } from '../support/confirmPerson.ts';
import { pdfFile } from '../support/files.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);
const reads = (page: Page, sentence: string) =>
  page.getByText(sentence, { exact: false }).first().waitFor();

/** Signs what waits by keys alone: each document is opened, a code asked for and typed. */
async function signByKeys(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Documentos que va a firmar' }).waitFor();
  const unopened = page.locator('.file').filter({ hasText: 'Sin abrir' });
  await unopened.first().waitFor();
  for (let left = await unopened.count(); left > 0; left--) {
    await tabTo(page, 'Abrir');
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await tab.close();
    await expect.poll(() => unopened.count()).toBe(left - 1);
  }
  await tabTo(page, 'He leído los documentos y quiero firmarlos');
  await page.keyboard.press('Space');
  await pressByKeys(page, 'Firmar con un código');
  await page.waitForURL(/firma=/);
  await page.getByLabel('Código', { exact: true }).waitFor();
  await tabTo(page, 'Código');
  await page.keyboard.type(await signingCode(stage.product));
  await page.keyboard.press('Enter');
  await page.waitForURL(/successfully-signed/);
}

test('a natural person answers the questionnaire and signs it by the keyboard alone, in 14 pages at most', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logInByKeys(page, url('/login'), 'sintest');
  let pages = 0;
  const on = async (title: string, shot: string) => {
    pages += 1;
    await onPage(page, title);
    await expectSound(visitor, shot);
  };
  const goOn = () => pressByKeys(page, 'Continuar');
  await page.goto(url('/profile/kyc-form'));
  pages += 1;
  await reads(page, 'Secciones del cuestionario');
  await expectSound(visitor, 'kyc-start');
  await pressByKeys(page, 'Responder al cuestionario');
  await on('Obligaciones fiscales', 'kyc-tax');
  // It is another page for whoever pressed: at its top, and said.
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'H1']);
  await sayByKeys(page, '¿Tiene un NIF de Estados Unidos?', 'No');
  await sayByKeys(page, '¿Tiene obligaciones fiscales en otro país?', 'No');
  await goOn();
  await on('Situación laboral', 'kyc-work');
  await pickByKeys(page, /cuenta ajena/);
  await tabTo(page, '¿En qué empresa trabaja?');
  await page.keyboard.type('Editorial Sirga');
  await tabTo(page, '¿Qué puesto ocupa?');
  await page.keyboard.type('Correctora');
  await goOn();
  await on('Actividad', 'kyc-activity');
  await tabTo(page, 'Grupo de actividad (CNAE)');
  await page.keyboard.type('edición de libros');
  await page.locator('[role=option]').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await goOn();
  await on('Formación, ingresos y patrimonio', 'kyc-means');
  await sayByKeys(page, '¿Cuál es su nivel de formación?', 'Estudios universitarios');
  await sayByKeys(page, '¿Cuáles son sus ingresos anuales?', 'Menos de');
  await sayByKeys(page, '¿Cuál es su patrimonio financiero?', 'Menos de');
  await goOn();
  await on('Origen del patrimonio', 'kyc-origin');
  await tickByKeys(page, 'Herencia');
  await goOn();
  await on('Responsabilidad pública', 'kyc-office');
  await sayByKeys(page, 'En los últimos 2 años', 'No');
  await goOn();
  await on('Sectores y países de riesgo', 'kyc-risk');
  await sayByKeys(page, '¿Su actividad tiene que ver', 'No');
  await sayByKeys(page, '¿Opera con países', 'No');
  await goOn();
  await on('Experiencia', 'kyc-experience');
  await sayByKeys(page, '¿Ha invertido al menos dos veces', 'No');
  await sayByKeys(page, '¿Cuánto tiempo piensa mantener', 'Largo plazo');
  await goOn();
  await on('Declaración', 'kyc-declaration');
  await sayByKeys(page, '¿Actúa en nombre de otra persona?', 'No');
  await tabTo(page, 'Me comprometo a comunicar');
  await page.keyboard.press('Space');
  await goOn();
  await on('Revise y confirme', 'kyc-review');
  await pressByKeys(page, 'Enviar el cuestionario');
  await page.waitForURL('**/sign-documents?seccion=INTERVENER');
  // What waits for a signature, the code, and what was signed.
  pages += 3;
  await signByKeys(page);
  await expectSound(visitor, 'kyc-signed');
  expect(pages).toBeLessThanOrEqual(14);
  await page.goto(url('/profile/kyc-form'));
  await reads(page, 'Su cuestionario vale hasta el');
  await page.locator('main').getByText('Firmado', { exact: true }).first().waitFor();
  await expectSound(visitor, 'kyc-versions');
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const goOn = (page: Page) => press(page, 'Continuar');
const group = (page: Page, question: string) =>
  page.getByRole('group', { name: question }).or(page.getByRole('radiogroup', { name: question }));
const say = (page: Page, question: string, answer: string) =>
  group(page, question).getByRole('radio', { name: answer, exact: true }).check();

/** Picks one of a long list by typing what it says. */
async function pick(page: Page, question: string, words: string): Promise<void> {
  await page.getByRole('combobox', { name: question }).last().fill(words);
  await page.getByRole('option', { name: words }).first().click();
  // As long as the list is open, what is around it is hidden from whoever looks by roles.
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Types a day into the three fields of a date. */
async function day(page: Page, question: string, parts: readonly string[]): Promise<void> {
  const fields = group(page, question).getByRole('textbox');
  for (const [index, part] of parts.entries()) await fields.nth(index).fill(part);
}

/** Sends a paper of somebody and waits until it is kept. */
async function send(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: await pdfFile(name) };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText('Enviado', { exact: true }).waitFor();
}

test('whoever loses the network in the middle goes on, and all of it is kept once there is one again', async () => {
  const visitor = await stage.enter('phone');
  const { page, context, complaints } = visitor;
  await logIn(page, url('/login'), 'vacio');
  await page.goto(url('/profile/kyc-form?seccion=kyc'));
  await onPage(page, 'Obligaciones fiscales');
  await say(page, '¿Tiene un NIF de Estados Unidos?', 'No');
  await say(page, '¿Tiene obligaciones fiscales en otro país?', 'No');
  await goOn(page);
  await onPage(page, 'Situación laboral');
  await group(page, 'Situación laboral')
    .getByRole('radio', { name: /cuenta ajena/ })
    .check();
  await context.setOffline(true);
  await page.getByLabel('¿En qué empresa trabaja?').fill('Editorial Sirga');
  await page.getByLabel('¿Qué puesto ocupa?').fill('Correctora');
  await goOn(page);
  await onPage(page, 'Actividad');
  await pick(page, 'Grupo de actividad (CNAE)', 'edición de libros');
  await page.getByText('No hemos podido guardar el borrador').waitFor();
  await context.setOffline(false);
  await page.getByText('Borrador guardado').waitFor();
  complaints.splice(0);
  await page.reload();
  await onPage(page, 'Actividad');
  expect(await page.getByRole('combobox').last().inputValue()).toMatch(/edición de libros/i);
  await page.goBack();
  await onPage(page, 'Situación laboral');
  expect(await page.getByLabel('¿En qué empresa trabaja?').inputValue()).toBe('Editorial Sirga');
});

test('a company answers who controls it and signs its questionnaire', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'iberica');
  await page.goto(url('/profile/kyc-form'));
  await page.getByRole('link', { name: 'Responder al cuestionario' }).click();
  await onPage(page, 'La entidad');
  await page.getByLabel('Forma jurídica').selectOption({ label: 'Sociedad limitada' });
  await day(page, 'Fecha de constitución', ['20', '5', '1999']);
  await page.getByLabel('Datos del registro').fill('Madrid, tomo 14.120, hoja M-231');
  await expectSound(visitor, 'kyc-entity');
  await goOn(page);
  await onPage(page, 'Actividad');
  await pick(page, 'Grupo de actividad (CNAE)', 'Reparación');
  await page.getByLabel('¿Cuántos empleados tiene?').selectOption({ index: 2 });
  await page
    .getByLabel('¿Cuál fue la cifra de negocio del año anterior?')
    .selectOption({ index: 1 });
  await goOn(page);
  await onPage(page, 'Origen del patrimonio');
  await page.getByLabel('Actividad empresarial').check();
  await goOn(page);
  await onPage(page, 'Prevención del blanqueo');
  await say(page, '¿Está la sociedad obligada', 'No');
  await say(page, '¿Opera la sociedad con países', 'No');
  await goOn(page);
  await onPage(page, 'Quién controla la entidad');
  await say(page, '¿Hay personas que posean', 'Sí');
  await page.getByLabel('Nombre y apellidos').fill('Eva Ruiz Soto');
  await page.getByLabel('Tipo de documento').selectOption({ label: 'DNI' });
  await page.getByLabel('Número de documento').fill('12345678Z');
  await day(page, 'Fecha de nacimiento', ['1', '2', '1970']);
  await pick(page, 'Nacionalidad', 'España');
  await pick(page, 'País de residencia', 'España');
  const part = page.getByLabel('Parte (%)');
  await part.fill('25');
  await say(page, '¿Cómo lo tiene?', 'Directamente');
  await say(page, '¿Ha tenido responsabilidad pública', 'No');
  await send(page, 'acta.pdf');
  await goOn(page);
  // A quarter is not more than a quarter.
  await page.getByText('Hay un problema').waitFor();
  await expectSound(visitor, 'kyc-control-refused');
  await part.fill('60,5');
  await goOn(page);
  await onPage(page, 'FATCA y CRS');
  for (const rules of ['FATCA', 'CRS'])
    await say(
      page,
      `¿Cómo se clasifica según la normativa ${rules}?`,
      'Entidad no financiera activa (menos del 50 % de ingresos pasivos)',
    );
  await goOn(page);
  await onPage(page, 'Obligaciones fiscales');
  await say(page, '¿Tiene obligaciones fiscales en otro país?', 'No');
  await goOn(page);
  await onPage(page, 'Declaración');
  await say(page, '¿Actúa en nombre de otra persona?', 'No');
  await page.getByLabel('Me comprometo a comunicar').check();
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  await expectSound(visitor, 'kyc-legal-review');
  await press(page, 'Enviar el cuestionario');
  await page.waitForURL('**/sign-documents?seccion=INTERVENER');
  await signAll(page, stage.product);
  await page.goto(url('/profile/kyc-form'));
  const newest = page.locator('main').getByText('Firmado', { exact: true }).first();
  await newest.waitFor();
  await page.getByRole('link', { name: 'Ver respuestas' }).first().click();
  await reads(page, 'Eva Ruiz Soto');
  await expectSound(visitor, 'kyc-legal-answers');
});

test('two countries of tax residence are declared, and the declaration is signed', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'sincuenta');
  await page.goto(url('/profile'));
  await page.getByRole('link', { name: 'Cambiar la declaración CRS' }).click();
  await onPage(page, 'Residencia fiscal');
  // What is known of where they live stands there already, and nothing that they declare.
  const number = page.getByLabel('Número de identificación fiscal');
  await expect.poll(() => number.first().inputValue()).toBe('10203047V');
  expect(await page.getByRole('combobox', { name: 'País' }).first().inputValue()).toBe('España');
  expect(await page.getByRole('main').getByRole('radio', { checked: true }).count()).toBe(0);
  await press(page, 'Añadir país');
  await pick(page, 'País', 'Emiratos Árabes Unidos');
  await say(page, 'Por qué no tiene número', 'El país no lo expide');
  await say(page, '¿Qué tipo de dirección', 'Residencial');
  await expectSound(visitor, 'crs');
  await goOn(page);
  const oath = page.getByLabel(/^Declaro que estos datos son ciertos/);
  expect(await oath.isChecked()).toBe(false);
  await oath.check();
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  await expectSound(visitor, 'crs-review');
  await press(page, 'Guardar la declaración');
  await page.waitForURL('**/sign-documents?seccion=INTERVENER');
  await signAll(page, stage.product);
  await page.goto(url('/account/documents?vista=all'));
  await reads(page, 'declaracion-crs.pdf');
  const signed = page.locator('main .tag', { hasText: 'Firmado' });
  expect(await signed.count()).toBeGreaterThan(0);
  await expectSound(visitor, 'crs-signed');
  await page.goto(url('/profile'));
  await reads(page, 'Países en los que reside a efectos fiscales');
  const residences = page.getByRole('region', { name: 'Países en los que reside' });
  for (const country of ['España', 'Emiratos Árabes Unidos'])
    await residences.getByText(country, { exact: true }).waitFor();
});

test('the fiscal address changes with the paper that proves it, and is validated by word', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  await page.goto(url('/profile'));
  await page.getByRole('link', { name: 'Cambiar la dirección fiscal' }).click();
  await page.getByLabel('Nombre de la vía').fill('De las Acacias');
  await page.getByLabel('Código postal').fill('08001');
  await page.getByLabel('Población').fill('Barcelona');
  await page.getByText('Es de Barcelona, y ha elegido Madrid').waitFor();
  await pick(page, 'Provincia', 'Barcelona');
  await press(page, 'Guardar la dirección');
  await page.getByText('Hay un problema').waitFor();
  await send(page, 'recibo-de-luz.pdf');
  await expectSound(visitor, 'address-proof');
  await press(page, 'Guardar la dirección');
  await confirmPerson(visitor, url);
  await page.waitForURL('**/profile?hecho=direccion');
  await reads(page, 'Hemos recibido sus cambios.');
  await reads(page, 'Tiene cambios pendientes de validar');
  expect(await page.getByText('Hemos guardado su dirección.').count()).toBe(0);
  await page.getByRole('link', { name: 'Validar o descartar los cambios' }).click();
  await reads(page, 'De las Acacias');
  expect(await page.getByText('Región o estado').count()).toBe(0);
  const quiet = page.getByRole('button', { name: 'Descartar los cambios' });
  expect(await quiet.getAttribute('class')).toContain('button--quiet');
  await expectSound(visitor, 'address-changes');
  await page.getByLabel('He revisado los cambios y son correctos').check();
  await press(page, 'Validar los cambios');
  await page.waitForURL('**/profile?hecho=validados');
  await reads(page, 'De las Acacias');
  forgiveAsking(visitor);
});

test('a guardian answers and signs the questionnaire of the minor', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'tutor');
  await page.goto(url('/profile'));
  await reads(page, 'Menores de los que es tutor');
  await expectSound(visitor, 'profile-guardian');
  await page.getByRole('link', { name: /^Responder su cuestionario/ }).click();
  await reads(page, 'Por quién responde');
  await reads(page, '¿Tiene un NIF de Estados Unidos?');
  await expectSound(visitor, 'minor-kyc');
  await say(page, '¿Tiene un NIF de Estados Unidos?', 'No');
  await say(page, '¿Tiene obligaciones fiscales en otro país?', 'No');
  await goOn(page);
  await onPage(page, 'Situación, ingresos y patrimonio');
  await page.getByRole('radio', { name: /^Menor/ }).check();
  await group(page, '¿Cuáles son sus ingresos anuales?').getByRole('radio').first().check();
  await group(page, '¿Cuál es su patrimonio financiero?').getByRole('radio').first().check();
  await goOn(page);
  await onPage(page, 'Origen del patrimonio');
  await page.getByRole('checkbox', { name: 'Donación' }).check();
  await goOn(page);
  await onPage(page, 'Responsabilidad pública');
  await group(page, 'En los últimos 2 años').getByRole('radio', { name: 'No' }).check();
  await goOn(page);
  await onPage(page, 'Países de riesgo y plazo');
  await group(page, '¿Opera con países').getByRole('radio', { name: 'No' }).check();
  await group(page, '¿Cuánto tiempo piensa mantener').getByRole('radio').last().check();
  await goOn(page);
  await onPage(page, 'Declaración');
  await say(page, '¿Actúa en nombre de otra persona?', 'No');
  await page.getByRole('checkbox', { name: /^Me comprometo a comunicar/ }).check();
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  await press(page, 'Enviar el cuestionario');
  await page.waitForURL('**/sign-documents?seccion=INTERVENER');
  await reads(page, 'Documentos de Nora');
  await expectSound(visitor, 'minor-kyc-sign');
  await signAll(page, stage.product);
  await page.goto(url('/profile'));
  await reads(page, 'Menores de los que es tutor');
  // The tax declarations are reached and signed the same way.
  await page.getByRole('link', { name: /^Hacer su declaración CRS/ }).click();
  await reads(page, 'Por quién responde');
  await onPage(page, 'Residencia fiscal');
  await expect
    .poll(() => page.getByLabel('Número de identificación fiscal').first().inputValue())
    .toBe('22222222J');
  await expectSound(visitor, 'minor-crs');
  await say(page, '¿Qué tipo de dirección', 'Residencial');
  await goOn(page);
  await page.getByLabel(/^Declaro que estos datos son ciertos/).check();
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  await press(page, 'Guardar la declaración');
  await page.waitForURL('**/sign-documents?seccion=INTERVENER');
  await reads(page, 'Documentos de Nora');
  await signAll(page, stage.product);
});

test('a minor reads who acts for them; whoever it is not for is led away and reads why', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'nora');
  await page.goto(url('/update-minor'));
  await reads(page, 'Todavía es menor de edad');
  await reads(page, 'Documentos de un menor');
  await expectSound(visitor, 'update-minor');
  const other = await stage.enter('phone');
  await logIn(other.page, url('/login'), 'testcaducado');
  await other.page.goto(url('/update-minor'));
  await reads(other.page, 'La página que buscaba es para menores de edad');
  await expectSound(other, 'update-minor-elsewhere');
});
