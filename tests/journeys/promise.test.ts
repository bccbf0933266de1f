import { expect, test } from 'vitest';
import { giveOrder } from '../support/giveOrder.ts';
import { logIn } from '../support/logIn.ts';
import { signAll } from '../support/signingPages.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('who has given an order sees what is to come of it, and in the end what was promised beside what came', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  const uuid = await giveOrder(page, stage.product);
  await page.goto(stage.product.url(`/operate/summary/${uuid}`));
  const course = page.getByRole('region', { name: 'Qué pasa con su orden' });
  await course.getByText('Liquidación').waitFor();
  expect(await course.locator('[aria-current=step]').innerText()).toContain('Firma de todos');
  await course.getByText(/Importe estimado: 1\.000,00/).waitFor();
  await expectSound(visitor, 'promise');
  // What was promised stands on the order's own page and on its receipt, not in what is kept of it alone.
  await page.goto(stage.product.url(`/account/operation/${uuid}`));
  const promised = page.getByRole('region', { name: 'Lo que estaba previsto' });
  await promised.getByText('1.000,00').first().waitFor();
  await promised.getByText('Participaciones', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Ver el justificante' }).click();
  await page.waitForURL('**/receipt/*');
  const receipt = page.url();
  await promised.getByText('Liquidación', { exact: true }).waitFor();
  await expectSound(visitor, 'promise-receipt');
  await page.goto(stage.product.url('/account/position'));
  const orders = page.getByRole('region', { name: 'Órdenes en curso' });
  await orders.getByRole('link').first().waitFor();
  await expectSound(visitor, 'promise-home');

  await page.goto(stage.product.url(`/sign-documents?operacion=${uuid}`));
  await signAll(page, stage.product);

  await page.goto('about:blank');
  const clock = await page.request.post(stage.product.url('/dev/clock'), {
    // Days are settled before it answers.
    timeout: 0,
    headers: { origin: stage.product.url('') },
    data: { now: '2026-12-04T11:00:00Z' },
  });
  expect(clock.status(), await clock.text()).toBe(200);
  const later = await stage.enter('phone');
  await logIn(later.page, stage.product.url('/login'), 'ana');
  await later.page.goto(stage.product.url(`/operate/summary/${uuid}`));
  const dates = later.page.getByRole('table', { name: 'Fechas: previsto y real' });
  await dates.getByText('El dinero llegó en otra fecha').first().waitFor();
  await later.page.getByRole('table', { name: 'Participaciones: previsto y real' }).waitFor();
  await expectSound(later, 'promise-kept');
  await later.page.goto(receipt);
  for (const name of ['Fechas', 'Importes', 'Participaciones'])
    await later.page.getByRole('table', { name: `${name}: previsto y real` }).waitFor();
  expect(await later.page.getByText('Lo que estaba previsto').count()).toBe(0);
  await expectSound(later, 'promise-kept-receipt');
});
