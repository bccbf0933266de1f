import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { giveByPages, toReview } from '../support/giveByPages.ts';
import { giveOrder } from '../support/giveOrder.ts';
import { logIn, PASSWORD } from '../support/logIn.ts';
import { toOrder, types } from '../support/operateWays.ts';
import { fillIn, sendButton } from '../support/orderOnce.ts';
import { choose, goOn, onPage, readAll } from '../support/orderPages.ts';
import { gross, type Order } from '../support/orderTable.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);
const reads = (page: Page, sentence: string) => page.getByText(sentence).first().waitFor();

test('an order is changed and cancelled, each seen from old to new before and with its receipt after', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  const uuid = await giveOrder(page, stage.product);
  await page.goto(url(`/account/operation/${uuid}`));
  await page.getByRole('link', { name: 'Editar operación' }).click();
  // A change that changes nothing is held where it is made.
  await page.getByRole('button', { name: 'Continuar' }).click();
  await reads(page, 'No hay ningún cambio');
  await page.getByRole('textbox', { name: 'Importe bruto' }).fill('1500');
  await reads(page, 'Borrador guardado');
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  const changes = page.getByRole('region', { name: 'Qué cambia' });
  await changes.getByText('1.000,00').waitFor();
  await changes.getByText('1.500,00').waitFor();
  await reads(page, 'Comisión de gestión al año');
  await expectSound(visitor, 'change-review');
  // What was changed is still there when the page is loaded again.
  await page.reload();
  await onPage(page, 'Revise y confirme');
  await changes.getByText('1.500,00').waitFor();
  await page.getByRole('button', { name: 'Guardar los cambios' }).click();
  await page.waitForURL('**/receipt/*');
  await reads(page, 'La orden ha cambiado');
  await reads(page, 'Referencia del justificante');
  await reads(page, 'Justificante de lo enviado');
  await expectSound(visitor, 'change-receipt');
  await page.reload();
  await reads(page, 'La orden ha cambiado');
  await page.getByRole('link', { name: 'Ver la operación' }).click();
  await reads(page, 'Importe bruto: de 1.000,00 € a 1.500,00 €');
  await page.getByRole('link', { name: 'Anular operación' }).click();
  await page.getByRole('region', { name: 'Qué cambia' }).getByText('Anulada').waitFor();
  await expectSound(visitor, 'cancel-review');
  await page.getByLabel('Sí, quiero anular esta operación').check();
  await page.getByRole('button', { name: 'Anular operación' }).click();
  await page.waitForURL('**/receipt/*');
  await reads(page, 'La operación ha quedado anulada');
  await expectSound(visitor, 'cancel-receipt');
});

test('a redemption is tried out without an order', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  await page.getByRole('link', { name: 'Mi cartera' }).first().click();
  await page.waitForURL('**/account/wallet');
  // The page before has links of the same name, to operations.
  const positions = page.getByRole('region', { name: 'Sus posiciones' });
  const link = positions.getByRole('link', { name: /Almadraba Mixto FI/ });
  await link.first().click();
  await page.getByRole('link', { name: 'Simular un reembolso' }).click();
  await page.waitForURL('**/operate/simulate?*');
  await choose(page, 'Importe bruto');
  await page.getByRole('textbox', { name: 'Importe bruto' }).fill('500');
  await reads(page, 'Lo que resultaría');
  await reads(page, 'De qué compras sale');
  await expectSound(visitor, 'simulate');
});

test('a redemption that came to lock the fund meanwhile is told at the review of another', async () => {
  const visitor = await stage.enter('phone');
  const { page, complaints } = visitor;
  await logIn(page, url('/login'), 'ana');
  const part: Order = {
    type: 'Reembolso',
    account: 'Hermanos Robles',
    product: 'Almadraba Global FI',
    pages: [['Cuánto', gross('1000')]],
    send: 'Enviar orden de reembolso',
    says: [],
  };
  await toReview(page, part);
  const other = await stage.enter('phone');
  await logIn(other.page, url('/login'), 'luis');
  const all = (asked: Page) => choose(asked, /^\s*Total/);
  await giveByPages(other.page, { ...part, pages: [['Cuánto', all]] });
  await page.getByRole('button', { name: 'Enviar orden de reembolso' }).click();
  await reads(page, 'Existe una solicitud de reembolso total pendiente');
  await expectSound(visitor, 'locked-meanwhile');
  complaints.splice(0, Infinity, ...complaints.filter((said) => !/status of 422/.test(said)));
});

const way = {
  account: 'Cartera de Luis',
  type: types.subscription,
  product: 'Almadraba Mixto FI',
};

/** Moves the clock of the product. */
async function waitUntil(page: Page, now: string) {
  const moved = await page.request.post(url('/dev/clock'), {
    // Days are settled before it answers.
    timeout: 0,
    headers: { origin: url('') },
    data: { now },
  });
  expect(moved.status(), await moved.text()).toBe(200);
}

test('a session that ends over a half-filled order keeps what was typed', async () => {
  const visitor = await stage.enter('phone');
  const { page, complaints } = visitor;
  await logIn(page, url('/login'), 'luis');
  await toOrder(page, way);
  await onPage(page, 'Cuánto');
  await page.getByLabel('Importe que quiere invertir', { exact: true }).fill('1234,56');
  await goOn(page);
  await onPage(page, 'Forma de pago');
  const kept = page.waitForResponse((response) =>
    /TRANSFERENCIA/.test(response.request().postData() ?? ''),
  );
  await choose(page, 'Transferencia');
  await kept;
  const address = page.url();
  await waitUntil(page, '2026-11-20T11:45:00Z');
  await goOn(page);
  await onPage(page, 'Documentos leídos');
  // What is ticked now can be kept for nobody: the page finds that the session is over.
  await page.getByLabel('He leído el informe semestral').check();
  await page.waitForURL(/login/);
  await expectSound(visitor, 'session-over');
  complaints.length = 0;
  await page.locator('[autocomplete="username"]').fill('luis');
  await page.locator('[autocomplete="current-password"]').fill(PASSWORD);
  await page.locator('form button[type=submit]').click();
  await page.waitForURL(address.replace(/paso=.*/, 'paso=reading'));
  await reads(page, 'Puede seguir donde lo dejó');
  await onPage(page, 'Documentos leídos');
  await readAll(page);
  await goOn(page);
  await onPage(page, 'Revise y confirme');
  await reads(page, '1.234,56');
  await page.getByText('Transferencia', { exact: true }).waitFor();
});

test('who sends an order after its cut-off is told what moved, and loses nothing of it', async () => {
  const visitor = await stage.enter('phone');
  const { page, complaints } = visitor;
  // Five minutes before the cut-off: a session outlives them.
  await waitUntil(page, '2026-11-20T12:56:00Z');
  await logIn(page, url('/login'), 'luis');
  await toOrder(page, way);
  const left = page.getByRole('button', { name: 'Empezar de nuevo' });
  if (await left.isVisible()) await left.click();
  await fillIn(page, '1000');
  await waitUntil(page, '2026-11-20T13:01:00Z');
  await sendButton(page).click();
  await reads(page, 'Las condiciones de la orden han cambiado');
  await reads(page, '20-nov-2026 a 23-nov-2026');
  await reads(page, '1.000,00');
  await expectSound(visitor, 'terms-moved');
  await sendButton(page).click();
  await page.waitForURL('**/sign-documents?operacion=*');
  // Browsers write the refusal that is told to the console.
  complaints.splice(0, Infinity, ...complaints.filter((said) => !/status of 422/.test(said)));
});
