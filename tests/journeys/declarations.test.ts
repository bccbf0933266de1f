import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { confirmPerson, forgiveAsking } from '../support/confirmPerson.ts';
import { signingCode } from '../support/giveOrder.ts';
import { pdfFile } from '../support/files.ts';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

async function enter(login: string, size: 'desktop' | 'phone' = 'phone') {
  const visitor = await stage.enter(size);
  await logIn(visitor.page, url('/login'), login);
  return { visitor, page: visitor.page };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const reads = (page: Page, sentence: string) =>
  page.getByText(sentence, { exact: false }).first().waitFor();
const group = (page: Page, question: string) =>
  page.getByRole('group', { name: question }).or(page.getByRole('radiogroup', { name: question }));
const say = (page: Page, question: string, answer: string) =>
  group(page, question).getByRole('radio', { name: answer, exact: true }).check();

const at = (page: Page, name: string) => page.locator(`[id="/answers/${name}"]`);

/** Opens every document that waits, asks for the code and signs. */
async function sign(page: Page): Promise<void> {
  await page.waitForURL('**/sign-documents');
  const unopened = page
    .locator('.file')
    .filter({ has: page.locator('.tag', { hasText: 'Sin abrir' }) });
  await page.getByRole('heading', { name: 'Documentos que va a firmar' }).waitFor();
  for (let left = await unopened.count(); left > 0; left--) {
    const open = unopened.first().getByRole('button', { name: /^Abrir/ });
    const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await tab.close();
    await expect.poll(() => unopened.count()).toBe(left - 1);
  }
  await page.getByLabel('He leído los documentos y quiero firmarlos').check();
  await press(page, 'Firmar con un código');
  await page.getByLabel('Código', { exact: true }).fill(await signingCode(stage.product));
  await press(page, 'Firmar los documentos');
  await reads(page, 'Validado satisfactoriamente.');
}

test('the first login confirms the data-protection preferences before anything else', async () => {
  const { visitor, page } = await enter('primera');
  await page.waitForURL('**/validate-gdpr');
  await reads(page, 'Antes de entrar');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
  await expectSound(visitor, 'gdpr-first');
  await page.goto(url('/account/position'));
  await page.waitForURL('**/validate-gdpr');
  await press(page, 'Guardar mis preferencias');
  await expect.poll(() => page.getByText('Campo requerido.').count()).toBeGreaterThan(7);
  await expectSound(visitor, 'gdpr-refused');
  for (const no of await page.getByRole('radio', { name: 'No', exact: true }).all())
    await no.check();
  await press(page, 'Guardar mis preferencias');
  await page.waitForURL('**/account/position');
  await page.goto(url('/profile'));
  await page.getByRole('link', { name: 'Cambiar las preferencias de privacidad' }).click();
  await say(page, '¿Podemos escribirle por correo electrónico?', 'Sí');
  const [sent] = await Promise.all([
    page.waitForRequest((request) => request.url().endsWith('/gdpr')),
    press(page, 'Guardar mis preferencias'),
  ]);
  expect(sent.postDataJSON()).toEqual({ source: 'PRIVATE_AREA', channel_email: true });
  await reads(page, 'Hemos guardado sus preferencias de privacidad.');
});

test('the fiscal address is changed with its paper, and counts once it is validated', async () => {
  const { visitor, page } = await enter('ana');
  await page.goto(url('/profile'));
  await reads(page, 'Igual que la fiscal');
  await expectSound(visitor, 'profile');
  await page.getByRole('link', { name: 'Cambiar la dirección fiscal' }).click();
  await page.getByLabel('Nombre de la vía').fill('Gran Vía');
  await press(page, 'Guardar la dirección');
  await page
    .getByRole('alert')
    .getByRole('link', { name: /Acreditación del cambio/ })
    .waitFor();
  await expectSound(visitor, 'address-unproved');
  await page.locator('input[type=file]').setInputFiles({
    name: 'recibo.png',
    mimeType: 'image/png',
    buffer: Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
  });
  await reads(page, 'recibo.png');
  await press(page, 'Guardar la dirección');
  await confirmPerson(visitor, url);
  await reads(page, 'Hemos guardado su dirección.');
  await reads(page, 'Tiene cambios pendientes de validar');
  await page.getByRole('link', { name: 'Validar o descartar los cambios' }).click();
  await reads(page, 'Como quedará');
  await reads(page, 'Gran Vía');
  await expectSound(visitor, 'changes');
  await page.getByLabel('He revisado los cambios y son correctos').check();
  await press(page, 'Validar los cambios');
  await reads(page, 'Los cambios ya están en sus datos.');
  await reads(page, 'Gran Vía');
  forgiveAsking(visitor);
});

test('a FATCA declaration is made, reviewed and signed', async () => {
  const { visitor, page } = await enter('luis');
  await page.goto(url('/profile'));
  await page.getByRole('link', { name: 'Cambiar la declaración FATCA' }).click();
  await say(page, '¿Es persona estadounidense?', 'Persona estadounidense');
  for (const question of [
    '¿Tiene órdenes permanentes de transferir a cuentas de allí?',
    '¿Puede firmar por usted alguien con dirección allí?',
    '¿Recibe su correo sólo en la dirección de otra persona?',
  ])
    await say(page, question, 'No');
  await expectSound(visitor, 'fatca');
  await press(page, 'Continuar');
  await page
    .getByLabel('Tipo de número')
    .selectOption({ label: 'Número de la Seguridad Social (SSN)' });
  const number = page.getByLabel('Número de identificación fiscal estadounidense');
  await number.fill('000-00-0000');
  await page.getByLabel(/^Declaro que estos datos son ciertos/).check();
  await press(page, 'Continuar');
  await reads(page, 'El número de identificación fiscal tiene un formato incorrecto');
  await number.fill('536-90-4399');
  await press(page, 'Continuar');
  await reads(page, 'Revise y confirme');
  await expectSound(visitor, 'fatca-review');
  await press(page, 'Guardar la declaración');
  await sign(page);
  await page.goto(url('/profile'));
  await reads(page, 'Persona estadounidense');
  visitor.complaints.splice(
    0,
    Infinity,
    ...visitor.complaints.filter((said) => !/status of 422/.test(said)),
  );
});

test('a company answers the questionnaire with who controls it, and signs it', async () => {
  const { visitor, page } = await enter('iberica', 'desktop');
  await page.goto(url('/profile/kyc-form'));
  await page.getByRole('link', { name: 'Responder al cuestionario' }).click();
  const next = () => press(page, 'Continuar');
  const section = (title: string) => page.getByRole('heading', { name: title, level: 2 }).waitFor();
  const day = async (name: string, [date, month, year]: [string, string, string]) => {
    const parts = page.locator(`[data-field="/answers/${name}"]`);
    await parts.getByLabel('Día').fill(date);
    await parts.getByLabel('Mes').fill(month);
    await parts.getByLabel('Año').fill(year);
  };
  const look = async (name: string, text: string, option: RegExp) => {
    await at(page, name).fill(text);
    await page.getByRole('option', { name: option }).first().click();
  };
  const OWNER = 'TITULARES_REALES/0';
  await section('La entidad');
  await page.getByLabel('Forma jurídica').selectOption({ label: 'Sociedad limitada' });
  await day('FECHA_CONSTITUCION', ['4', '3', '2001']);
  await page.getByLabel('Datos del registro').fill('Madrid, tomo 1');
  await expectSound(visitor, 'kyc-entity');
  await next();
  await section('Actividad');
  await look('CNAE', 'contabilidad', /contabilidad/i);
  await page.getByLabel('¿Cuántos empleados tiene?').selectOption({ label: 'De 1 a 9' });
  await page
    .getByLabel('¿Cuál fue la cifra de negocio del año anterior?')
    .selectOption({ label: 'Menos de 100.000 €' });
  await next();
  await section('Origen del patrimonio');
  await page.getByLabel('Actividad empresarial').check();
  await next();
  await section('Prevención del blanqueo');
  await say(page, '¿Está la sociedad obligada a prevenir', 'No');
  await say(page, '¿Opera la sociedad con países de riesgo alto', 'No');
  await next();
  await section('Quién controla la entidad');
  await say(page, '¿Hay personas que posean o controlen más del 25 %', 'Sí');
  await at(page, `${OWNER}/NOMBRE`).fill('Eva Ruiz');
  await at(page, `${OWNER}/TIPO_DOCUMENTO`).selectOption({ label: 'DNI' });
  await at(page, `${OWNER}/DOCUMENTO`).fill('12345678Z');
  await day(`${OWNER}/NACIMIENTO`, ['1', '1', '1970']);
  await look(`${OWNER}/NACIONALIDAD`, 'España', /^España$/);
  await look(`${OWNER}/RESIDENCIA`, 'España', /^España$/);
  await at(page, `${OWNER}/PORCENTAJE`).fill('25');
  await page.getByRole('radio', { name: 'Directamente' }).check();
  await say(page, '¿Ha tenido responsabilidad pública', 'No');
  await page.locator('input[type=file]').setInputFiles({
    name: 'acta.pdf',
    mimeType: 'application/pdf',
    buffer: await pdfFile(),
  });
  await reads(page, 'acta.pdf');
  await next();
  await reads(page, 'debe tener un valor igual o superior a 25,01');
  await expectSound(visitor, 'kyc-owners');
  await at(page, `${OWNER}/PORCENTAJE`).fill('60');
  await next();
  await section('FATCA y CRS');
  const active = 'Entidad no financiera activa (menos del 50 % de ingresos pasivos)';
  await group(page, '¿Cómo se clasifica según la normativa FATCA?').getByText(active).click();
  await group(page, '¿Cómo se clasifica según la normativa CRS?').getByText(active).click();
  await expectSound(visitor, 'kyc-classes');
  await next();
  await section('Obligaciones fiscales');
  await say(page, '¿Tiene obligaciones fiscales en otro país?', 'No');
  await next();
  await section('Declaración');
  await say(page, '¿Actúa en nombre de otra persona?', 'No');
  await page.getByLabel('Me comprometo a comunicar cualquier cambio en 30 días').check();
  await next();
  await section('Revise y confirme');
  await expectSound(visitor, 'kyc-legal-review');
  await press(page, 'Enviar el cuestionario');
  await sign(page);
  await page.goto(url('/profile/kyc-form'));
  await page.getByRole('link', { name: 'Ver respuestas' }).first().click();
  await reads(page, 'Eva Ruiz');
});
