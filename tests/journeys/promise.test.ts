import { expect, test } from 'vitest';
import { giveOrder } from '../support/giveOrder.ts';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('who has given an order sees what is to come of it, on its pages and at home', async () => {
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
  if (process.env.SHOTS)
    await page.screenshot({ path: '/tmp/promise-summary-390.png', fullPage: true });
  await page.goto(stage.product.url('/account/position'));
  const orders = page.getByRole('region', { name: 'Órdenes en curso' });
  await orders.getByRole('link').first().waitFor();
  if (process.env.SHOTS)
    await page.screenshot({ path: '/tmp/promise-home-390.png', fullPage: true });
  if (process.env.SHOTS) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.screenshot({ path: '/tmp/promise-home-1280.png', fullPage: true });
    await page.goto(stage.product.url(`/account/operation/${uuid}`));
    await course.getByText('Liquidación').waitFor();
    await page.screenshot({ path: '/tmp/promise-op-1280.png', fullPage: true });
    await page.goto(stage.product.url('/account/wallet'));
    await page.waitForTimeout(2500);
    await page.screenshot({ path: '/tmp/promise-wallet-1280.png', fullPage: true });
  }
});
