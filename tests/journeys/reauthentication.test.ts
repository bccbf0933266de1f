import { expect, test } from 'vitest';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { forgiveAsking, mailedCode } from '../support/confirmPerson.ts';
import { logIn, PASSWORD } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';
import { isWhole } from '../support/sweep.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);
const account = uuidOf('almadraba/account/ana/1');
const IBAN = 'ES91 2100 0418 4502 0005 1332';

async function open(size: 'desktop' | 'phone' = 'desktop') {
  const visitor = await stage.enter(size);
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  await page.goto(url(`/account/config/bank-account?cuenta=${account}`));
  await page.getByLabel(/IBAN/).fill(IBAN);
  await page.getByLabel(/IBAN/).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Confirme que es usted' });
  const password = dialog.getByLabel('Contraseña', { exact: true });
  await password.waitFor();
  return { visitor, page, dialog, password };
}

test('the bank form asks for the person: wrong password, wrong code, right code, saved, by keyboard alone', async () => {
  const { visitor, page, dialog, password } = await open();
  await expect.poll(() => password.evaluate((at) => at === document.activeElement)).toBe(true);
  expect(await password.getAttribute('autocomplete')).toBe('current-password');
  await expectSound(visitor, 'reauthentication-password');
  await page.keyboard.type('Wrong.2026');
  await page.keyboard.press('Enter');
  await dialog.getByText('La contraseña no es correcta.').first().waitFor();
  await expectSound(visitor, 'reauthentication-refused');
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  const code = dialog.getByLabel('Código', { exact: true });
  await code.waitFor();
  await expect.poll(() => code.evaluate((at) => at === document.activeElement)).toBe(true);
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code');
  await expectSound(visitor, 'reauthentication-code');
  const right = await mailedCode(url);
  await page.keyboard.type(right === '000000' ? '000001' : '000000');
  await page.keyboard.press('Enter');
  await dialog
    .getByText(/Error al validar el código/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Enviar otro código' }).click();
  await dialog.getByText('Le hemos enviado otro código.', { exact: false }).waitFor();
  await code.fill(await mailedCode(url));
  await page.keyboard.press('Enter');
  await page.getByText('Hemos añadido la cuenta bancaria.').waitFor();
  await page.getByText(IBAN).waitFor();
  forgiveAsking(visitor);
});

test('whoever cancels keeps their answers and has changed nothing', async () => {
  const { visitor, page, dialog } = await open('phone');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Para hacer este cambio, confirme que es usted').waitFor();
  expect(await page.getByLabel(/IBAN/).inputValue()).toBe(IBAN);
  forgiveAsking(visitor);
});

test.runIf(isWhole)('somebody whom no mail reaches asks to be called', async () => {
  const { visitor, page, dialog, password } = await open('phone');
  await password.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: '¿Ya no tiene acceso a este correo?' }).click();
  await expectSound(visitor, 'reauthentication-unreachable');
  await dialog.getByRole('button', { name: 'Pedir que me llamen' }).click();
  await dialog.getByText(/Hemos registrado su petición/).waitFor();
  await dialog.locator('.dialog__actions').getByRole('button', { name: 'Cerrar' }).click();
  expect(await page.getByLabel(/IBAN/).inputValue()).toBe(IBAN);
  forgiveAsking(visitor);
});
