import { mkdirSync } from 'node:fs';
import { launch, visit } from './tests/support/browser.ts';
import { logIn } from './tests/support/logIn.ts';
import { startProduct } from './tests/support/product.ts';
const out = '/tmp/d3shots2'; mkdirSync(out, { recursive: true });
const browser = await launch();
let n = 0;
const shot = async (page: import('playwright').Page, name: string) => {
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.waitForTimeout(600);
  const [w, sw] = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  console.log(name, page.url().replace(/^https?:..[^/]*/, ''), sw! > w! ? 'SIDEWAYS ' + sw : '');
  await page.screenshot({ path: `${out}/${String(n++).padStart(2, '0')}-${name}.png`, fullPage: true });
};
let product = await startProduct();
try {
  const v = await visit(browser, { width: 320, height: 640 });
  const { page } = v; page.setDefaultTimeout(30000);
  await page.goto(product.url('/verificar')); await page.getByLabel('Huella del documento').fill('0123 abcd'); await page.getByRole('button', { name: 'Comprobar la huella' }).click(); await shot(page, 'verify');
  await page.getByLabel('Huella del documento').fill('0123456789abcdef '.repeat(4)); await page.getByRole('button', { name: 'Comprobar la huella' }).click(); await page.waitForURL('**/verificar/0*'); await shot(page, 'verify-result');
  await logIn(page, product.url('/login'), 'tutor');
  await page.goto(product.url('/account/config')); await page.getByRole('link', { name: 'Configurar' }).first().click();
  await page.waitForTimeout(1500); await shot(page, 'config-minor');
  await page.getByRole('link', { name: /los datos del menor/ }).click(); await page.waitForURL('**/update-minor');
  await page.getByRole('link', { name: /Ver y completar/ }).click(); await page.getByText('Validación de los documentos').waitFor(); await shot(page, 'minor');
  await page.goto(product.url('/profile/minor?menor=00000000-0000-5000-8000-000000000001')); await shot(page, 'minor-nobody');
  await page.goto(product.url('/profile/minor')); await shot(page, 'minor-none');
  console.log(v.complaints);
  await product.remove();
  product = await startProduct({ env: { NOW: '2030-04-10T11:00:00Z' } });
  const a = await visit(browser, { width: 320, height: 640 }); a.page.setDefaultTimeout(30000);
  await logIn(a.page, product.url('/login'), 'nora'); await a.page.goto(product.url('/update-minor')); await shot(a.page, 'adult-update'); await a.page.goto(product.url('/profile')); await shot(a.page, 'adult-profile');
  const t = await visit(browser, { width: 320, height: 640 }); t.page.setDefaultTimeout(30000);
  await logIn(t.page, product.url('/login'), 'tutor'); await t.page.goto(product.url('/update-minor')); await shot(t.page, 'extutor-update');
  console.log(a.complaints, t.complaints);
} catch (e) { console.log(e); for (const c of browser.contexts()) for (const p of c.pages()) { console.log(p.url(), (await p.innerText('body')).slice(0, 1500)); await p.screenshot({ path: out + '/zz.png', fullPage: true }); } }
await browser.close(); await product.remove();
