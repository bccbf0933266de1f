import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { logIn, PASSWORD } from '../support/logIn.ts';
import { pdfFile } from '../support/files.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('anybody has a file of theirs told from ours, which never leaves their device', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/oauth2/')) sent.push(request.url());
  });
  await page.goto(stage.product.url('/login'));
  await page.getByRole('link', { name: 'Comprobar un documento firmado' }).click();
  await page.waitForURL(/\/verificar$/);
  await expectSound(visitor, 'verify');
  const bytes = await pdfFile('Nadie lo firmó');
  const file = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Archivo elegido: contrato.pdf').waitFor();
  await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
  const print = createHash('sha256').update(file.buffer).digest('hex');
  await page.waitForURL(new RegExp(`/verificar/${print}$`));
  await page.getByText('No conocemos este documento').first().waitFor();
  await expectSound(visitor, 'verified');
  expect(sent).toEqual([]);
});

test('whoever has no more than a fingerprint types it, spaced as it is printed', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await page.goto(stage.product.url('/verificar'));
  const field = page.getByLabel('Huella del documento');
  await field.fill('0123 abcd');
  await page.getByRole('button', { name: 'Comprobar la huella' }).click();
  await page.getByText('No es una huella: son 64 caracteres').first().waitFor();
  await expectSound(visitor, 'verify-print');
  const print = createHash('sha256').update('nadie lo firmó').digest('hex');
  await field.fill(print.replace(/.{16}/g, '$& '));
  await page.getByRole('button', { name: 'Comprobar la huella' }).click();
  await page.waitForURL(new RegExp(`/verificar/${print}$`, 'i'));
  await page.getByText('No conocemos este documento').first().waitFor();
});

test('the file of an order is downloaded from its page and known as it came', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/operations'));
  await page.locator('a[href*="/account/operation/"]').first().click();
  await page.getByRole('heading', { name: 'Expediente' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Descargar expediente/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^expediente-\w+\.pdf$/);
  const bytes = await readFile(await download.path());
  await page.goto(stage.product.url('/verificar'));
  const file = { name: 'expediente.pdf', mimeType: 'application/pdf', buffer: bytes };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Archivo elegido: expediente.pdf').waitFor();
  await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
  await page.getByText('El documento es válido').first().waitFor();
  bytes[900] = bytes[900]! ^ 1;
  await page.getByRole('link', { name: 'Comprobar otro documento' }).click();
  await page.locator('input[type=file]').setInputFiles({ ...file, buffer: bytes });
  await page.getByText('Archivo elegido: expediente.pdf').waitFor();
  await page.getByRole('button', { name: 'Comprobar', exact: true }).click();
  await page.getByText('El documento ha cambiado').first().waitFor();
});

test('the file of a declaration is downloaded by the client and by staff, and known as it came', async () => {
  const { url } = stage.product;
  const take = async (page: Page) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page
        .getByRole('button', { name: /^Descargar expediente/ })
        .first()
        .click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^expediente-\w+\.pdf$/);
    return readFile(await download.path());
  };
  const visitor = await stage.enter('phone');
  await logIn(visitor.page, url('/login'), 'ana');
  await visitor.page.goto(url('/account/answers'));
  await visitor.page.getByRole('heading', { name: 'Sus declaraciones' }).waitFor();
  await expectSound(visitor, 'declarations');
  const bytes = await take(visitor.page);
  await visitor.page.goto(url('/verificar'));
  const file = { name: 'expediente.pdf', mimeType: 'application/pdf', buffer: bytes };
  await visitor.page.locator('input[type=file]').setInputFiles(file);
  await visitor.page.getByText('Archivo elegido: expediente.pdf').waitFor();
  await visitor.page.getByRole('button', { name: 'Comprobar', exact: true }).click();
  await visitor.page.getByText('El documento es válido').first().waitFor();
  const staff = await stage.enter();
  await staff.page.goto(url('/login/admin'));
  await staff.page.locator('[autocomplete=username]').fill('staff.ops');
  await staff.page.locator('[autocomplete=current-password]').fill(PASSWORD);
  await staff.page.getByLabel('Documento del cliente').fill('12345678Z');
  await staff.page.locator('form button[type=submit]').click();
  await staff.page.getByText(/Está viendo el área de/).waitFor();
  await staff.page.goto(url('/staff/kyc'));
  await staff.page.getByRole('heading', { name: 'Expedientes de sus declaraciones' }).waitFor();
  await expectSound(staff, 'staff-declarations');
  expect((await take(staff.page)).subarray(0, 5).toString()).toBe('%PDF-');
});
