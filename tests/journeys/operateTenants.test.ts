import { expect, test } from 'vitest';
import { send, toReview } from '../support/giveByPages.ts';
import { logIn } from '../support/logIn.ts';
import { toOrder, types } from '../support/operateWays.ts';
import { onPage } from '../support/orderPages.ts';
import { FARO, subscription } from '../support/payOnFaro.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

test('a tenant puts a warning before the amount', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login', 'encinar.localhost'), 'ana');
  const way = { account: 'Ahorro familiar', type: types.subscription, product: 'Mixto FI' };
  await toOrder(page, way);
  await onPage(page, 'Importe');
  await page.getByText('Invierta lo que no vaya a necesitar').waitFor();
  await page.getByText('Recomendamos dejar en su cuenta corriente').waitFor();
  await expectSound(visitor, 'encinar-amount');
});

test('a tenant asks a question of its own, and its answer stands with the operation', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login', FARO), 'ana');
  const pages = subscription.pages.map(([title, answer]): (typeof subscription.pages)[number] => [
    title,
    async (asked) => {
      await answer(asked);
      if (title === 'Cómo nos ha conocido') await expectSound(visitor, 'faro-question');
    },
  ]);
  await toReview(page, { ...subscription, pages });
  await page.getByText('Por un conocido').waitFor();
  const operation = await send(page, subscription.send);
  await page.goto(stage.product.url(`/account/operation/${operation}`, FARO));
  const answered = page.getByRole('listitem').filter({ hasText: '¿Cómo ha conocido el fondo?' });
  await expect.poll(() => answered.innerText()).toContain('Por un conocido');
  await expectSound(visitor, 'faro-operation');
});
