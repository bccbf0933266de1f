import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { expectSound, setStage } from './stage.ts';
import { isWhole } from '../support/sweep.ts';

const stage = setStage();

test.each([
  ['encinar.localhost', 'Encinar Fondos', 'Ana Ferrer Llopis'],
  ['faro.localhost', 'Faro Pensiones', 'Ana Otero Lago'],
])('%s shows its own name, colours and people', async (host, brand, person) => {
  const visitor = await stage.enter('phone');
  await visitor.page.goto(stage.product.url('/login', host));
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  await visitor.page.waitForFunction((name) => document.title.includes(name), brand);
  await expectSound(visitor, `${host}-login`);
  await logIn(visitor.page, stage.product.url('/login', host), 'ana');
  await visitor.page.getByText(person).first().waitFor();
  await expectSound(visitor, `${host}-position`);
});

test.runIf(isWhole)(
  'the tenant of the address is taken, and changing it ends the session',
  async () => {
    const { page } = await stage.enter();
    await logIn(page, stage.product.url('/login?id=faro'), 'ana');
    await page.getByText('Ana Otero Lago').first().waitFor();
    await page.goto(stage.product.url('/account/position?id=almadraba'));
    await page.waitForURL(/\/login/);
    await page.waitForFunction(() => document.title.includes('Almadraba'));
  },
);

test('an overlay changes words, order and a column of one tenant only', async () => {
  const { page } = await stage.enter();
  await logIn(page, stage.product.url('/login', 'encinar.localhost'), 'ana');
  await page.getByText('Patrimonio').first().waitFor();
  expect(await page.getByText('Valor total').count()).toBe(0);
});

test('an unknown host is told so on a page that can be read', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await page.goto(stage.product.url('/login', 'nadie.localhost'));
  await page.getByText('No API credentials found for hostname: nadie.localhost').waitFor();
  await expectSound(visitor, 'unknown-host');
  visitor.complaints.splice(0, Infinity, ...visitor.complaints.filter((line) => !/404/.test(line)));
});
