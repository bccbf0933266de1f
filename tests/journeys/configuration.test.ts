import { expect, test } from 'vitest';
import type { Locator, Page } from 'playwright';
import { pdfFile } from '../support/files.ts';
import { confirmPerson, forgiveAsking } from '../support/confirmPerson.ts';
import { logIn } from '../support/logIn.ts';
import { tabTo } from '../support/tabTo.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { expectSound, setStage } from './stage.ts';
import { isWhole } from '../support/sweep.ts';

const stage = setStage();
const configOf = (key: string, page = '') =>
  stage.product.url(`/account/config${page}?cuenta=${uuidOf(`almadraba/account/${key}`)}`);
const card = (page: Page, name: string | RegExp) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
const send = (page: Page) => page.locator('form button[type=submit]');

test('a bank account is added, proved, renamed and deleted', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(configOf('ana/1'));
  await page.getByRole('heading', { name: 'Cuentas bancarias' }).waitFor();
  await expectSound(visitor, 'config');
  await page.getByRole('link', { name: 'Añadir una cuenta bancaria' }).click();
  await page.getByLabel(/IBAN/).fill('ES91 2100 0418 4402 0005 1332');
  await send(page).click();
  await page.getByText('Hay un problema').waitFor();
  await expectSound(visitor, 'config-bank-refused');
  await page.getByLabel(/IBAN/).fill('es91 2100 0418 4502 0005 1332');
  await page.getByLabel(/Alias/).fill('Nómina');
  await send(page).click();
  await confirmPerson(visitor, stage.product.url);
  await page.getByText('Hemos añadido la cuenta bancaria.').waitFor();
  const added = card(page, 'Nómina');
  await added.getByText('Pendiente de certificado de titularidad').waitFor();
  await added.getByText('ES91 2100 0418 4502 0005 1332').waitFor();

  await added.getByRole('link', { name: /^Subir el certificado/ }).click();
  const file = { name: 'certificado.pdf', mimeType: 'application/pdf', buffer: await pdfFile() };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText('certificado.pdf').first().waitFor();
  await page.getByText('Enviado', { exact: true }).waitFor();
  await expectSound(visitor, 'config-certificate');
  await send(page).click();
  await page.getByText('Hemos recibido el certificado.').waitFor();
  await added.getByText('Recibido, lo estamos revisando').waitFor();
  expect(await added.getByRole('link', { name: /^Subir/ }).count()).toBe(0);

  await added.getByRole('link', { name: /^Cambiar/ }).click();
  await expect.poll(() => page.getByLabel(/IBAN/).inputValue()).toMatch(/^ES91/);
  await page.getByLabel(/Alias/).fill('Nómina vieja');
  await send(page).click();
  await page.getByText('Hemos guardado los cambios.').waitFor();
  const renamed = card(page, 'Nómina vieja');
  await renamed.getByRole('button', { name: /^Eliminar/ }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await dialog.getByText('ES91 2100 0418 4502 0005 1332').waitFor();
  await dialog.getByRole('button', { name: 'Eliminar' }).click();
  await expect.poll(() => renamed.count()).toBe(0);
  forgiveAsking(visitor);
});

test('beneficiaries share the whole and no more', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(configOf('ana/2'));
  await page.getByText('Ya ha repartido el 100 %.').waitFor();
  expect(await page.getByRole('link', { name: 'Añadir un beneficiario' }).count()).toBe(0);
  await card(page, /Clara/)
    .getByRole('link', { name: /^Cambiar/ })
    .click();
  const share = page.getByLabel(/Porcentaje para esta persona/);
  await expect.poll(() => share.inputValue()).toBe('50');
  await share.fill('60');
  await send(page).click();
  await page
    .getByText(/Quedan 50,00 por repartir/)
    .first()
    .waitFor();
  await page.getByText('Con los demás suma 110,00').waitFor();
  await expectSound(visitor, 'config-beneficiary-refused');
  await share.fill('33,33');
  await send(page).click();
  await confirmPerson(visitor, stage.product.url);
  await page.getByRole('heading', { name: 'Los porcentajes no suman 100' }).waitFor();
  await expectSound(visitor, 'config-plan');

  await page.getByRole('link', { name: 'Añadir un beneficiario' }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await page.getByLabel('Primer apellido').fill('Robles');
  await page.getByLabel(/Tipo de documento/).selectOption('DNI');
  await page.getByLabel('Número de documento').fill('11111111-h');
  await share.fill('16,67');
  await send(page).click();
  await page.getByText('Hemos añadido al beneficiario.').waitFor();
  await page.getByText('Ya ha repartido el 100 %.').waitFor();
  await card(page, /Eva/)
    .getByRole('button', { name: /^Eliminar/ })
    .click();
  await page.getByText(/Su parte, el 16,67/).waitFor();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await expect.poll(() => card(page, /Eva/).count()).toBe(0);
  forgiveAsking(visitor);
});

test('somebody is asked for by the name of the account’s type, and the mail comes', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'tutor');
  await page.goto(configOf('nora/1'));
  await page.getByRole('link', { name: 'Añadir tutor legal o autorizado' }).click();
  await send(page).click();
  await page.getByText('Hay un problema').waitFor();
  await expectSound(visitor, 'config-intervener-refused');
  await page.getByLabel(/Autorizado para consulta/).check();
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await page.getByLabel('Primer apellido').fill('Ruiz');
  await page.getByLabel('Tipo de documento').selectOption('DNI');
  await page.getByLabel('Número de documento').fill('11111111H');
  await page.getByLabel('Correo electrónico').fill('eva@example.test');
  await send(page).click();
  await confirmPerson(visitor, stage.product.url);
  await page
    .getByText(
      'Ha solicitado añadir un nuevo interviniente en su cuenta. Recibirá un correo electrónico con las instrucciones y documentación necesaria para finalizar el proceso.',
    )
    .waitFor();
  await card(page, /Eva/).getByText('Solicitado. Falta la documentación.').waitFor();
  await expectSound(visitor, 'config-intervener-asked');
  const outbox = await fetch(stage.product.url('/dev/outbox.json')).then((answer) => answer.json());
  const mail = outbox.find(({ kind }: { kind: string }) => kind === 'new-intervener');
  expect(mail).toMatchObject({ to: 'tutor@example.test' });
  expect(mail.text).toContain('– Eva Ruiz (autorizado para consulta)');
  await card(page, /Eva/)
    .getByRole('button', { name: /^Retirar la solicitud/ })
    .click();
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Retirar la solicitud' })
    .click();
  await expect.poll(() => card(page, /Eva/).count()).toBe(0);
  forgiveAsking(visitor);
});

test.runIf(isWhole).each([
  { login: 'iberica', key: 'iberica/1', label: 'Añadir apoderado', list: 'Socios', person: 'Joan' },
  {
    login: 'fundacion',
    key: 'fundacion/1',
    label: 'Añadir apoderado',
    list: 'Patronos',
    person: 'Elvira',
  },
  { login: 'aportante', key: 'ana/2', list: 'Aportantes', person: 'Alberto' },
  { login: 'consulta', key: 'ana/1', list: 'Cuentas bancarias', person: 'Ana Robles' },
])(
  '$login is offered of an account what their role may do',
  async ({ login, key, label, list, person }) => {
    const visitor = await stage.enter('phone');
    const { page } = visitor;
    await logIn(page, stage.product.url('/login'), login);
    await page.goto(configOf(key));
    await page.getByRole('heading', { name: list, exact: true }).waitFor();
    await card(page, new RegExp(person)).first().waitFor();
    await expectSound(visitor, `config-${login}`);
    if (label) return void (await page.getByRole('link', { name: label }).waitFor());
    await page.getByText(/no cambiarlos/).waitFor();
    const offered = page.locator('main').getByRole('link', { name: /^(Añadir|Cambiar|Subir)/ });
    expect(await offered.count()).toBe(0);
    expect(
      await page
        .locator('main')
        .getByRole('button', { name: /^(Eliminar|Quitar)/ })
        .count(),
    ).toBe(0);
    await page.goto(configOf(key, '/bank-account'));
    await page.getByText('Su papel en esta cuenta no permite hacerlo.').waitFor();
    expect(await send(page).count()).toBe(0);
  },
);

test.runIf(isWhole)('a contributor is added with the keyboard alone', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(configOf('ana/2'));
  await page.getByRole('link', { name: 'Añadir un aportante' }).waitFor();
  await tabTo(page, 'Añadir un aportante');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Añadir un aportante' }).waitFor();
  await tabTo(page, 'Mi cónyuge');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'Nombre');
  await page.keyboard.type('Rosa');
  await tabTo(page, 'Primer apellido');
  await page.keyboard.type('Medina');
  await page.keyboard.press('Enter');
  await confirmPerson(visitor, stage.product.url);
  forgiveAsking(visitor);
  await page.getByText('Hemos añadido al aportante.').waitFor();
  await card(page, /Rosa Medina/)
    .getByText('Aportante (familiar)')
    .waitFor();
});

test.runIf(isWhole)(
  'somebody who may only look becomes an adviser, and nobody is given more from here',
  async () => {
    const visitor = await stage.enter('phone');
    const { page } = visitor;
    await logIn(page, stage.product.url('/login'), 'ana');
    await page.goto(configOf('ana/1'));
    const party = card(page, /^Sofía/);
    await party.getByText('Autorizado para consulta').waitFor();
    const change = (of: Locator) => of.getByRole('link', { name: /^Cambiar el papel/ });
    expect(await change(card(page, /^Ana Robles/)).count()).toBe(0);
    await change(party).click();
    await page.getByRole('heading', { level: 1, name: 'Papel en la cuenta' }).waitFor();
    await page.getByText(/hace falta una autorización firmada/).waitFor();
    const choices = page.locator('main form').getByRole('radio');
    await choices.first().waitFor();
    expect(await choices.count()).toBe(2);
    await send(page).click();
    await page.getByText('Hay un problema').waitFor();
    await expectSound(visitor, 'config-role-refused');
    await page.getByRole('radio', { name: /^Asesor/ }).check();
    await send(page).click();
    await confirmPerson(visitor, stage.product.url);
    await page.getByText('Hemos cambiado el papel de esta persona en la cuenta.').waitFor();
    await party.getByText('Asesor', { exact: true }).waitFor();
    forgiveAsking(visitor);
  },
);
