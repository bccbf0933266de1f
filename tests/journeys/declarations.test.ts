import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signingCode } from '../support/giveOrder.ts';
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

/** Opens every document that waits, asks for the code and signs. */
async function sign(page: Page): Promise<void> {
  await page.waitForURL('**/sign-documents?seccion=INTERVENER');
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
  const code = page.getByLabel('Código', { exact: true });
  await code.waitFor();
  await code.fill(await signingCode(stage.product));
  await press(page, 'Firmar los documentos');
  await reads(page, 'Validado satisfactoriamente.');
}

test('the first login confirms the data-protection preferences before anything else', async () => {
  const { visitor, page } = await enter('primera');
  await page.waitForURL('**/validate-gdpr');
  await reads(page, 'Antes de entrar');
  expect(await page.getByRole('main').getByRole('radio', { checked: true }).count()).toBe(0);
  await expectSound(visitor, 'gdpr-first');
  await page.goto(url('/account/position'));
  await page.waitForURL('**/validate-gdpr');
  await press(page, 'Guardar mis preferencias');
  await expect.poll(() => page.getByText('Campo requerido.').count()).toBeGreaterThan(7);
  await expectSound(visitor, 'gdpr-refused');
  for (const no of await page
    .getByRole('main')
    .getByRole('radio', { name: 'No', exact: true })
    .all())
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

test('a FATCA declaration is made, reviewed and signed', async () => {
  const { visitor, page } = await enter('luis');
  await page.goto(url('/profile'));
  await page.getByRole('link', { name: 'Cambiar la declaración FATCA' }).click();
  await say(page, '¿Es persona estadounidense?', 'Persona estadounidense');
  for (const question of [
    '¿Ha dado a su banco la orden de enviar dinero cada cierto tiempo a una cuenta de Estados Unidos?',
    '¿Puede firmar por usted alguien con dirección en Estados Unidos?',
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
