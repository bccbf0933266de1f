import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { answerByKeys, pressByKeys } from '../support/answerByKeys.ts';
import { signingCode } from '../support/giveOrder.ts';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

/** A page of the form, by the title of its section. */
const onSection = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, level: 2 }).first().waitFor();

test('a natural person answers the questionnaire and signs it, by keyboard alone, in 14 pages', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  await page.goto(url('/profile'));
  await page.getByText('Conocimiento del cliente').first().waitFor();
  const pages = new Set<string>();
  page.on('framenavigated', (frame) => void pages.add(frame.url()));
  await pressByKeys(page, 'Ver el cuestionario');
  await page.getByText('Secciones del cuestionario').waitFor();
  await page.getByText('Sin terminar').first().waitFor();
  await expectSound(visitor, 'kyc-start');
  await pressByKeys(page, 'Responder al cuestionario');
  const section = async (title: string, answers: [name: string, answer: string][]) => {
    await onSection(page, title);
    for (const [name, answer] of answers) await answerByKeys(page, name, answer);
    await expectSound(visitor, `kyc-${title}`);
    await pressByKeys(page, 'Continuar');
  };
  await section('Obligaciones fiscales', []);
  await section('Situación laboral', [
    ['SITUACION_LABORAL', 'Trabajo por cuenta ajena'],
    ['EMPRESA', 'Talleres de Prueba'],
    ['CARGO', 'Contable'],
  ]);
  await section('Actividad', [['CNAE', 'contabilidad']]);
  await section('Formación, ingresos y patrimonio', [
    ['NIVEL_FORMACION', 'Máster o doctorado'],
    ['INGRESOS_ANUALES', 'Entre 30.000'],
    ['PATRIMONIO_FINANCIERO', 'Menos de 30.000'],
  ]);
  await section('Origen del patrimonio', [['ORIGEN_PATRIMONIO', 'Herencia']]);
  await section('Responsabilidad pública', [['HA_SIDO_DIRECTIVO', 'No']]);
  await section('Sectores y países de riesgo', [
    ['TRABAJA_SECTOR_RIESGO', 'No'],
    ['OPERA_PAISES_RIESGO', 'No'],
  ]);
  await section('Experiencia', [['HORIZONTE_INVERSION', 'Largo plazo']]);
  await onSection(page, 'Declaración');
  await answerByKeys(page, 'ACTUA_EN_NOMBRE_DE_OTRA_PERSONA', 'Sí');
  await answerByKeys(page, 'DECLARA_CAMBIOS', 'Me comprometo');
  await pressByKeys(page, 'Continuar');
  await page
    .getByText('Debe actuar en nombre propio y no en nombre de otra persona.')
    .first()
    .waitFor();
  await expectSound(visitor, 'kyc-blocking');
  await answerByKeys(page, 'ACTUA_EN_NOMBRE_DE_OTRA_PERSONA', 'No');
  await pressByKeys(page, 'Continuar');
  await onSection(page, 'Revise y confirme');
  await expectSound(visitor, 'kyc-review');
  await pressByKeys(page, 'Enviar el cuestionario');
  await page.waitForURL('**/sign-documents');
  await page
    .getByText('Cuestionario de conocimiento del cliente', { exact: false })
    .first()
    .waitFor();
  await signByKeys(page);
  await page.getByText('Validado satisfactoriamente.').waitFor();
  expect([...pages].length).toBeLessThanOrEqual(14);
  await page.goto(url('/profile/kyc-form'));
  await page.getByText('Su cuestionario vale hasta el 20-nov-2031.', { exact: false }).waitFor();
  await page.getByRole('link', { name: 'Ver respuestas' }).first().click();
  await page.getByText('Talleres de Prueba').waitFor();
  await expectSound(visitor, 'kyc-version');
});

/** Opens what waits, asks for a code and signs with it. */
async function signByKeys(page: Page): Promise<void> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), pressByKeys(page, 'Abrir')]);
  await tab.close();
  await page.getByText('Ya puede pedir el código', { exact: false }).waitFor();
  await pressByKeys(page, 'He leído los documentos y quiero firmarlos').catch(() => undefined);
  await page.getByLabel('He leído los documentos y quiero firmarlos').press('Space');
  await pressByKeys(page, 'Firmar con un código');
  await page.getByLabel('Código', { exact: true }).waitFor();
  await page.getByLabel('Código', { exact: true }).focus();
  await page.keyboard.type(await signingCode(stage.product));
  await pressByKeys(page, 'Firmar los documentos');
}
