import { expect, test } from 'vitest';
import { pdfFile } from '../support/files.ts';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';
import { isWhole } from '../support/sweep.ts';

const stage = setStage();

test('what waits for a signature is counted, and signed papers say so', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'porfirmar');
  await page.goto(stage.product.url('/account/documents'));
  await page.getByRole('link', { name: /^Por firmar \(1\)$/ }).waitFor();
  await page.locator('main .tag', { hasText: 'Por firmar' }).waitFor();
  await expectSound(visitor, 'documents-pending');
  const second = await stage.enter();
  await logIn(second.page, stage.product.url('/login'), 'ana');
  await second.page.goto(stage.product.url('/account/documents?vista=all'));
  await second.page.locator('main .tag', { hasText: 'Firmado' }).first().waitFor();
});

test('a file with nothing in it and an entity type that nobody knows are told', async () => {
  const { page } = await stage.enter();
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.route(/\/api\/interveners\/[^/]+\/documents\/./, (route) =>
    route.fulfill({ status: 204 }),
  );
  await page.goto(stage.product.url('/account/documents?vista=all'));
  await page
    .getByRole('button', { name: /^Descargar/ })
    .first()
    .click();
  await page.getByRole('alert').filter({ hasText: 'No content' }).waitFor();
  for (const path of ['/account/documents', '/account/documents/upload']) {
    await page.goto(stage.product.url(`${path}?tipo=CRM`));
    await page.getByText('Unkown document entity type "CRM".').waitFor();
    expect(await page.locator('main form input[type=file]').count()).toBe(0);
  }
});

test.runIf(isWhole)(
  'a document of an account is sent by its category and stands among the others',
  async () => {
    const visitor = await stage.enter('phone');
    const { page } = visitor;
    await logIn(page, stage.product.url('/login'), 'ana');
    await page.goto(stage.product.url('/account/documents/upload'));
    await page.getByRole('link', { name: 'De una cuenta' }).click();
    await page.getByRole('link', { name: 'Ahorro familiar' }).click();
    await page.getByRole('radio', { name: 'Cuenta', exact: true }).check();
    await page.getByLabel('¿Qué documento es?').selectOption({ label: 'Autorización a terceros' });
    const buffer = await pdfFile('Autorización');
    const file = { name: 'autorizacion.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('autorizacion.pdf').first().waitFor();
    await page.getByText('Enviado', { exact: true }).waitFor();
    await expectSound(visitor, 'upload-account');
    await page.getByRole('button', { name: 'Enviar el documento' }).click();
    await page.waitForURL(/vista=all&cuenta=/);
    await page.getByText('autorizacion.pdf').first().waitFor();
  },
);

test('a document of an operation is sent from its page and stands there', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/operations'));
  await page.getByRole('link', { name: 'Suscripción' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Detalles de la operación' }).waitFor();
  const address = page.url();
  await page.getByRole('link', { name: 'Enviar un documento' }).click();
  await page.getByText(/^Es un documento de la operación Suscripción/).waitFor();
  const chosen = page.locator('main [aria-current=true]');
  expect(await chosen.innerText()).toBe('De una operación');
  await page.locator('main').getByRole('radio').first().check();
  await page.getByLabel('¿Qué documento es?').selectOption({ index: 1 });
  const buffer = await pdfFile('Justificante');
  const file = { name: 'justificante.pdf', mimeType: 'application/pdf', buffer };
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByText('justificante.pdf').first().waitFor();
  await page.getByText('Enviado', { exact: true }).waitFor();
  await expectSound(visitor, 'upload-operation');
  await page.getByRole('button', { name: 'Enviar el documento' }).click();
  await page.waitForURL((url) => url.pathname === new URL(address).pathname);
  await page.getByText('justificante.pdf').first().waitFor();
});

test.runIf(isWhole)('a tax report up to a day is there where the tenant has them', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login', 'faro.localhost'), 'ana');
  await page.goto(stage.product.url('/account/tax-reports?fecha=2026-06-30', 'faro.localhost'));
  const save = page.getByRole('button', { name: /Descargar informe fiscal a 30-jun-2026/ }).first();
  const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
  expect(download.suggestedFilename()).toMatch(/^informe-fiscal-.*2026-06-30\.pdf$/);
  await expectSound(visitor, 'tax-report-by-date');
});
