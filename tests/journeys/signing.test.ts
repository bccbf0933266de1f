import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { sizes, Visitor } from '../support/browser.ts';
import { giveOrder, signingCode } from '../support/giveOrder.ts';
import { logIn, PASSWORD } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

/** Somebody with an order whose documents wait for them, at its signing page. */
async function enter(size: keyof typeof sizes = 'desktop', login = 'ana') {
  const visitor = await stage.enter(size);
  const { page } = visitor;
  await logIn(page, url('/login'), login);
  const order = await giveOrder(page, stage.product);
  await page.goto(url(`/sign-documents?operacion=${order}`));
  await page.getByRole('heading', { name: 'Documentos que va a firmar' }).waitFor();
  return { visitor, page, order };
}

const unopened = (page: Page) =>
  page.locator('.file').filter({ has: page.locator('.tag', { hasText: 'Sin abrir' }) });

/** Opens every document in a tab of its own, as it is left by whoever has read it. */
async function openAll(page: Page): Promise<void> {
  for (let left = await unopened(page).count(); left > 0; left--) {
    const open = unopened(page)
      .first()
      .getByRole('button', { name: /^Abrir/ });
    const [tab] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    await tab.close();
    await expect.poll(() => unopened(page).count()).toBe(left - 1);
  }
}

async function askForCode(page: Page): Promise<void> {
  await page.getByLabel('He leído los documentos y quiero firmarlos').check();
  await page.getByRole('button', { name: 'Firmar con un código' }).click();
  await page.waitForURL(/firma=/);
  await page.getByLabel('Código', { exact: true }).waitFor();
}

const codeField = (page: Page) => page.getByLabel('Código', { exact: true });
const sign = (page: Page) => page.getByRole('button', { name: 'Firmar los documentos' });
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** Browsers write every refusal to the console: what a wrong code is told is no complaint. */
function forgive({ complaints }: Visitor): void {
  const others = complaints.filter((said) => !/status of (409|422)/.test(said));
  complaints.splice(0, Infinity, ...others);
}

test('an order is signed: every document opened, a code, what was signed, and nothing left', async () => {
  const { visitor, page, order } = await enter();
  await expectSound(visitor, 'sign-unopened');
  expect(await page.getByRole('button', { name: 'Firmar con un código' }).count()).toBe(0);
  await page.getByText('Ha abierto 0 de 3', { exact: false }).waitFor();
  await openAll(page);
  await page.getByText('Ya puede pedir el código', { exact: false }).waitFor();
  await expectSound(visitor, 'sign-opened');
  await askForCode(page);
  await page.getByText('6*****010', { exact: false }).waitFor();
  await expectSound(visitor, 'sign-code');
  await codeField(page).fill(await signingCode(stage.product));
  // Twice: one signature.
  await sign(page).dblclick();
  await page.waitForURL(/successfully-signed\?operacion=/);
  await page.getByText('Validado satisfactoriamente.').waitFor();
  await page.getByText('Referencia', { exact: true }).waitFor();
  await expectSound(visitor, 'signed');
  await page.getByRole('link', { name: 'Ver el resumen de la operación' }).click();
  await page.waitForURL(`**/operate/summary/${order}`);
  await page.getByText('Hemos recibido su firma').waitFor();
  await page.goto(url(`/sign-documents?operacion=${order}`));
  await page.getByText('No tiene documentos por firmar.').waitFor();
});

test('a wrong code five times, another one after that, and what a reload and the way back show', async () => {
  const { visitor, page, order } = await enter('phone');
  await openAll(page);
  await askForCode(page);
  const code = await signingCode(stage.product);
  for (let left = 4; left >= 0; left--) {
    await codeField(page).fill(wrong(code));
    await sign(page).click();
    const said = left
      ? `Intentos que le quedan con este código: ${left}.`
      : 'Ya no le quedan intentos con este código. Pida otro.';
    await page.getByText(said).first().waitFor();
    await page
      .getByText('Error al validar el código. Compruebe que sea correcto y vuélvalo a intentar.')
      .first()
      .waitFor();
    if (left === 4) await expectSound(visitor, 'sign-wrong');
  }
  await page.reload();
  await page.getByText('Ha probado este código cinco veces').waitFor();
  await expectSound(visitor, 'sign-spent');
  await page.getByRole('button', { name: 'Enviarme otro código' }).click();
  await codeField(page).waitFor();
  const next = await signingCode(stage.product);
  await page.reload();
  await codeField(page).fill(next);
  await codeField(page).press('Enter');
  await page.waitForURL(/successfully-signed/);
  await page.getByText('Validado satisfactoriamente.').waitFor();
  await page.goBack();
  await page.getByText('Ya ha firmado estos documentos').waitFor();
  expect(await codeField(page).count()).toBe(0);
  await page.goto(url(`/account/operation/${order}`));
  await page.getByRole('heading', { level: 1 }).waitFor();
  forgive(visitor);
});

test('whoever does not want to sign says so, is asked once more, and can begin again', async () => {
  const { visitor, page } = await enter('phone');
  await openAll(page);
  await askForCode(page);
  await page.getByRole('link', { name: 'Rechazar la firma' }).click();
  await page.getByRole('button', { name: 'Rechazar la firma' }).click();
  await page.getByText('Debe ser aceptado').first().waitFor();
  await expectSound(visitor, 'sign-reject');
  await page.getByLabel('Sí, no quiero firmar estos documentos').check();
  await page.getByRole('button', { name: 'Rechazar la firma' }).click();
  await page.waitForURL(/rejected-signature/);
  await page.getByText('No ha firmado estos documentos').waitFor();
  await expectSound(visitor, 'rejected');
  await page.getByRole('link', { name: 'Firmar los documentos' }).click();
  await page.getByText('Ya puede pedir el código', { exact: false }).waitFor();
});

test('an answer that is lost signs nothing twice, and the page says what holds', async () => {
  const { visitor, page } = await enter();
  await openAll(page);
  await askForCode(page);
  await codeField(page).fill(await signingCode(stage.product));
  await page.route(/documents-signatures\/[^/]+\/confirm/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sign(page).click();
  await page.getByText('Ya ha firmado estos documentos').waitFor();
  await page.getByRole('link', { name: 'Ver lo que ha firmado' }).click();
  await page.getByText('Validado satisfactoriamente.').waitFor();
  const others = visitor.complaints.filter((said) => !/Failed to load resource|ERR_/.test(said));
  visitor.complaints.splice(0, Infinity, ...others);
});

test('an order that waits is counted in the badge, in Documentación and among the tasks', async () => {
  const { page, order } = await enter();
  await page.goto(url('/account/position'));
  await page.getByText('Tiene documentos por firmar').waitFor();
  await page.goto(url('/account/documents'));
  const tab = page.getByRole('link', { name: /^Por firmar \(\d+\)$/ });
  await tab.waitFor();
  expect(Number(/\d+/.exec((await tab.textContent()) ?? '')?.[0])).toBeGreaterThanOrEqual(3);
  await page
    .getByRole('heading', { name: /^Suscripción de / })
    .first()
    .waitFor();
  await page.locator(`main a[href$="/sign-documents?operacion=${order}"]`).first().click();
  await page.getByText('Ha abierto 0 de 3', { exact: false }).waitFor();
});

test('whoever has to log in again is back at their signature, and nobody else signs for the one who is missing', async () => {
  const { visitor, page, order } = await enter('phone', 'luis');
  await page.getByRole('heading', { name: 'Quién firma' }).waitFor();
  await openAll(page);
  await askForCode(page);
  const place = page.url();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.locator('[autocomplete="username"]').fill('luis');
  await page.locator('[autocomplete="current-password"]').fill(PASSWORD);
  await page.locator('form button[type=submit]').first().click();
  await page.waitForURL(place);
  await page.getByText('Ha vuelto a entrar en su área privada').waitFor();
  await expectSound(visitor, 'sign-other-session');
  await page.getByRole('button', { name: 'Enviarme otro código' }).click();
  await codeField(page).waitFor();
  await codeField(page).fill(await signingCode(stage.product));
  await codeField(page).press('Enter');
  await page.waitForURL(/successfully-signed/);
  await page.getByText('Falta la firma de otras personas').waitFor();
  await expectSound(visitor, 'signed-by-one');
  await page.goto(url(`/sign-documents?operacion=${order}`));
  await page.getByText('Usted ya ha firmado').waitFor();
  const missing = page.locator('main li.card', { hasText: 'Falta su firma' });
  expect(await missing.count()).toBe(1);
  await page.goto(url(`/account/operation/${order}`));
  await page.getByRole('heading', { name: 'Quién firma' }).waitFor();
  expect(await page.getByRole('link', { name: /^Firmar/ }).count()).toBe(0);
});

test('a narrow page holds all of it, and a signature that was begun is found again', async () => {
  const { visitor, page, order } = await enter('narrow');
  await expectSound(visitor, 'sign-narrow');
  await openAll(page);
  await askForCode(page);
  await expectSound(visitor, 'sign-code-narrow');
  await page.goto(url(`/sign-documents?operacion=${order}`));
  await page.getByRole('link', { name: 'Firmar con el código que ha pedido' }).click();
  await codeField(page).waitFor();
});
