import { afterAll, beforeAll, test } from 'vitest';
import type { Browser } from 'playwright';
import { launch, leave, sizes, visit } from '../support/browser.ts';
import { logIn } from '../support/logIn.ts';
import { startProduct, type Product } from '../support/product.ts';
import { expectSound } from './stage.ts';

/** A month after Nora's eighteenth birthday; the browser's clock is years behind. */
const NOW = '2030-04-10T11:00:00Z';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  product = await startProduct({ env: { NOW } });
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const url = (path: string) => product.url(path);

test('who has come of age is asked for what is missing, by the server’s day, and their tutor is out of the account', async () => {
  const nora = await visit(browser, sizes.phone);
  await logIn(nora.page, url('/login'), 'nora');
  await nora.page.goto(url('/update-minor'));
  await nora.page.getByRole('heading', { name: 'Sus datos al cumplir 18 años' }).waitFor();
  await nora.page.getByText('Complete sus datos para operar').waitFor();
  await nora.page.getByRole('link', { name: 'El test de conveniencia' }).waitFor();
  await expectSound(nora, 'update-minor-adult');
  // What her guardian declared was theirs: she declares herself before she operates.
  for (const name of [
    'El cuestionario de conocimiento',
    'La declaración FATCA',
    'La declaración CRS',
  ])
    await nora.page.getByRole('link', { name }).waitFor();
  await nora.page.goto(url('/account/position'));
  await nora.page.getByText('Ha cumplido 18 años: complete sus datos').waitFor();
  await nora.page.goto(url('/validate-intervener'));
  await nora.page.getByText('Cuestionario y declaraciones fiscales propios').waitFor();
  await expectSound(nora, 'operate-new-adult');
  await leave(nora);

  const tutor = await visit(browser, sizes.phone);
  await logIn(tutor.page, url('/login'), 'tutor');
  await tutor.page.goto(url('/operate'));
  await tutor.page.getByText('Acceso bloqueado por mayoría de edad del titular').waitFor();
  await expectSound(tutor, 'operate-former-tutor');
  await leave(tutor);
});
