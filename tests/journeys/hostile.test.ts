import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openapi } from '../../src/contract/openapi.ts';
import { check } from '../../src/language/check.ts';
import { axe, launch, leave, sidewaysScroll, visit } from '../support/browser.ts';
import type { Visitor } from '../support/browser.ts';
import { base, errorsOf, tenants } from '../support/documents.ts';
import { hostileDocuments, hostilePlaces, poison } from '../support/hostileTenant.ts';
import { logIn } from '../support/logIn.ts';
import { startOnOwnDocuments } from '../support/ownDocuments.ts';
import type { OwnProduct } from '../support/ownDocuments.ts';
import { payloads } from '../support/payloads.ts';
import { isWhole, swept } from '../support/sweep.ts';

const all = Object.entries(payloads);
const style = JSON.parse(tenants.almadraba!.find(({ file }) => file.endsWith('style.json'))!.text);

/** What is only words goes out; the rest is refused at each place where it stands. */
const plain = all.filter(([, payload]) => problemsOf([payload]).length === 0);

function problemsOf(texts: string[]) {
  const files = Object.entries(hostileDocuments(texts));
  const written = files.map(([file, document]) => ({ file, text: JSON.stringify(document) }));
  return check([...base, ...written], openapi).filter(
    ({ file, severity }) => severity === 'error' && file.includes('hostile'),
  );
}

let product: OwnProduct;
let browser: Browser;
beforeAll(async () => {
  const words = plain.map(([, payload]) => payload);
  product = await startOnOwnDocuments(() =>
    hostileDocuments(Array.from({ length: 24 }, (_, index) => words[index % words.length]!)),
  );
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

describe('the check', () => {
  test('knows sixty payloads', () => expect(all.length).toBeGreaterThanOrEqual(60));

  test.each(swept(all, 12))(
    'refuses %s as a link, as a style and as a logo, where it stands',
    (_, payload) => {
      for (const [at, file] of hostilePlaces(payload, style)) {
        const problems = errorsOf(file);
        expect(problems.map((problem) => `${problem.file}:${problem.pointer}`)).toContain(
          `${file.file}:${at}`,
        );
      }
    },
  );

  test('refuses each text that is more than words, in form and screen, where it stands', () => {
    const words = new Set(plain.map(([name]) => name));
    const refused = all.filter(([name]) => !words.has(name));
    expect(refused.length).toBeGreaterThanOrEqual(40);
    for (const [name, payload] of swept(refused, 3)) {
      const places = problemsOf([payload]).map(({ file, pointer }) => file + pointer);
      for (const place of ['forms/hostile.json/title', 'screens/hostile.json/blocks/p0/text'])
        expect(places, name).toContain(`schemas/${place}`);
    }
  });
});

interface Seen extends Visitor {
  outside: string[];
}

/** Somebody whose browser remembers every request that leaves the product. */
async function enter(): Promise<Seen> {
  const visitor = await visit(browser);
  const outside: string[] = [];
  visitor.page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol !== 'data:' && host !== new URL(product.url('/')).host)
      outside.push(request.url());
  });
  visitor.page.on('dialog', (dialog) => {
    outside.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { ...visitor, outside };
}

async function expectUnharmed({ page, complaints, outside }: Seen, name: string): Promise<void> {
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => (window as { __hit?: unknown }).__hit), name).toBeUndefined();
  expect(await page.evaluate(() => 'polluted' in {}), name).toBe(false);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('a[href]')]
        .map((link) => (link as HTMLAnchorElement).href)
        .filter((href) => !/^(mailto|tel):/.test(href) && new URL(href).origin !== location.origin)
        // The tenant's own pages, which the footer leads to.
        .filter((href) => href !== 'https://almadraba.example/'),
    ),
    name,
  ).toEqual([]);
  expect(outside, name).toEqual([]);
  expect(complaints, name).toEqual([]);
}

async function expectLaidOut({ page }: Seen, name: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.waitForTimeout(150);
  expect(await sidewaysScroll(page), `${name} at 320 px`).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
}

test.runIf(isWhole)('what is released is shown as the words that it is', async () => {
  const visitor = await enter();
  const { page } = visitor;
  await page.goto(product.url('/hostil'));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('form button[type=submit]').waitFor();
  const text = await page.locator('main').evaluate((main) => main.textContent);
  for (const [name, payload] of plain) expect(text, name).toContain(payload);
  await page.locator('form button[type=submit]').click();
  await page.getByRole('alert').first().waitFor();
  expect((await axe(page)).filter((line) => !/duplicate|unique|identical/.test(line))).toEqual([]);
  await expectUnharmed(visitor, 'released');
  await expectLaidOut(visitor, 'released');
  await leave(visitor);
});

describe('had nothing been checked', () => {
  test.each(
    swept(
      Array.from({ length: 6 }, (_, turn) => turn * 10),
      1,
    ),
  )('nothing would run, from payload %i on', async (start) => {
    const visitor = await enter();
    const { page } = visitor;
    await page.route(/\/api\/(documents|texts|credentials|public-configuration)/, async (route) => {
      const answer = await route.fetch();
      const isTexts = route.request().url().includes('/texts');
      const given = await answer.json();
      const value = isTexts
        ? Object.fromEntries(
            Object.keys(given).map((key, index) => [key, all[(start + index) % all.length]![1]]),
          )
        : poison(given, start);
      await route.fulfill({ response: answer, json: value });
    });
    for (const path of ['/login', '/hostil']) {
      await page.goto(product.url(path));
      await page.locator('form button[type=submit]').waitFor();
      await page.locator('form button[type=submit]').click();
      await page.getByRole('alert').first().waitFor();
      await expectUnharmed(visitor, path);
      await expectLaidOut(visitor, path);
    }
    await logIn(page, product.url('/login'), 'ana');
    await expectUnharmed(visitor, 'position');
    await leave(visitor);
  });
});
