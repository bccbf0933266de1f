import { launch, visit } from './tests/support/browser.ts';
import { logIn } from './tests/support/logIn.ts';
import { startProduct } from './tests/support/product.ts';
import { asPhone } from './tests/bench/vitals/phone.ts';
import { vitalsOf, watchVitals } from './tests/bench/vitals/watchVitals.ts';
const product = await startProduct();
const browser = await launch();
const { page, context } = await visit(browser, { width: 390, height: 844 });
await logIn(page, product.url('/login'), 'ana');
const empty = await asPhone(context, page);
await watchVitals(page);
for (let i = 0; i < 3; i++) {
  await empty();
  console.log(JSON.stringify(await vitalsOf(page, product.url('/account/position'))));
}
const rows = await page.evaluate(() => performance.getEntriesByType('resource').map((e: any) => [e.name.replace(/^https?:..[^/]*/, ''), Math.round(e.startTime), Math.round(e.responseEnd), e.encodedBodySize]));
for (const row of rows) console.log(row.join('\t'));
console.log(await page.evaluate(() => { const n = performance.getEntriesByType('navigation')[0] as any; return [n.responseStart, n.responseEnd, n.encodedBodySize, n.domContentLoadedEventEnd].join(' ') }));
await browser.close();
await product.remove();
