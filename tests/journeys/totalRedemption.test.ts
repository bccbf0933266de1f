import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const WARNING =
  'Existe una solicitud de reembolso total pendiente para este fondo. No se pueden realizar nuevos reembolsos (totales o parciales) hasta que dicha operación haya sido finalizada o cancelada.';

test('a pending total redemption is warned of in Operaciones, and of its account alone', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  const answers: { uuid: string; uuid_account: string }[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('pending_total_redemption=true')) return;
    answers.push(...(await response.json()).data.related_operations);
  });
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/operations'));
  await page.getByText('¡Atención!').waitFor();
  await page.getByText(WARNING, { exact: true }).waitFor();
  await expectSound(visitor, 'operations-total-redemption');
  await page.getByRole('link', { name: /^Ver la orden de / }).click();
  await page.waitForURL(new RegExp(`/account/operation/${answers[0]!.uuid}$`));

  const { uuid_account } = answers[0]!;
  await page.goto(stage.product.url(`/account/operations/${uuid_account}`));
  await page.getByText(WARNING, { exact: true }).waitFor();
});

test('without one there is no warning', async () => {
  const { page } = await stage.enter();
  await logIn(page, stage.product.url('/login'), 'luis');
  await page.goto(stage.product.url('/account/operations'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('¡Atención!').count()).toBe(0);
});

test('two of them are warned of together, each by its fund', async () => {
  const { page } = await stage.enter('phone');
  await page.route(/pending_total_redemption=true/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const [first] = body.data.related_operations;
    const other = { ...first, name_product: 'Almadraba Global FI' };
    body.data.related_operations = [{ ...first, name_product: 'Almadraba Mixto FI' }, other];
    body.data.total = 2;
    await route.fulfill({ response: answer, json: body });
  });
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/operations'));
  await page
    .getByText(
      'Existen solicitudes de reembolso total pendientes para Almadraba Mixto FI y Almadraba Global FI. No se pueden realizar nuevos reembolsos (totales o parciales) de estos fondos hasta que dichas operaciones hayan sido finalizadas o canceladas.',
      { exact: true },
    )
    .waitFor();
  expect(await page.getByText('¡Atención!').count()).toBe(1);
});
