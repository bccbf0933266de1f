import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { fillIn, ordersOf, sendButton, sentBefore, toSubscription } from '../support/orderOnce.ts';
import { swept } from '../support/sweep.ts';
import type { Visitor } from '../support/browser.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const SIGNING = '**/sign-documents?operacion=*';
const SENT = '**/api/operations';
let address: string;
let state: string;
let last = 1000;

/** Ana, who has logged in and has come to the order by the ways of the area. */
beforeAll(async () => {
  const { page, context } = await stage.enter('phone');
  await logIn(page, stage.product.url('/login'), 'ana');
  address = await toSubscription(page, 'Ahorro familiar', 'Almadraba Mixto FI');
  state = JSON.stringify(await context.storageState());
});

/** A browser in which she is logged in, and the next amount, by which its order is known. */
async function enter(): Promise<Visitor & { amount: string; shown: string }> {
  const visitor = await stage.enter('phone');
  const { origins } = JSON.parse(state) as Awaited<ReturnType<typeof visitor.context.storageState>>;
  const entries = origins.flatMap(({ localStorage }) => localStorage);
  await visitor.context.addInitScript((kept) => {
    if (localStorage.length === 0)
      for (const { name, value } of kept) localStorage.setItem(name, value);
  }, entries);
  last += 1;
  return { ...visitor, amount: `${last}.00`, shown: `${last},00` };
}

const open = async (page: Page) => {
  await page.goto(address);
  await page.locator('.sent-before, form').first().waitFor();
};

/** The form as it is for whoever has nothing of it in hand: what an earlier test has left is set aside. */
async function begin(page: Page, amount: string) {
  await open(page);
  const left = page.locator('.sent-before button, .draft-notice button');
  if ((await left.count()) > 0) await left.click();
  await fillIn(page, amount);
}

/** What the page says of the order that it knows of: where that leads must be the one that was taken. */
async function expectTold(page: Page, uuid: string | undefined) {
  await sentBefore(page).getByText('Ya recibimos esta orden: Suscripción de Almadraba').waitFor();
  await sentBefore(page).getByRole('link', { name: 'Ver la orden' }).click();
  await page.waitForURL(`**/operate/summary/${uuid}`);
}

const theOnly = async (page: Page, amount: string) => {
  const orders = await ordersOf(page, stage.product, amount);
  expect(orders).toHaveLength(1);
  return orders[0];
};

test('pressed twice is one order', async () => {
  const { page, amount, shown } = await enter();
  await begin(page, shown);
  await sendButton(page).dblclick();
  await page.waitForURL(SIGNING);
  await theOnly(page, amount);
});

test('whoever goes back after sending reads that it was received, and may give another', async () => {
  const visitor = await enter();
  const { page, amount, shown } = visitor;
  await begin(page, shown);
  await sendButton(page).click();
  await page.waitForURL(SIGNING);
  await page.goBack();
  await sentBefore(page).waitFor();
  await expectSound(visitor, 'sent-before');
  await expectTold(page, await theOnly(page, amount));
  await page.goBack();
  await sentBefore(page).getByRole('button', { name: 'Dar otra orden' }).click();
  await fillIn(page, '950,00');
  await sendButton(page).click();
  await page.waitForURL(SIGNING);
  await theOnly(page, '950.00');
});

test('an answer that is lost is looked for', async () => {
  const { page, complaints, amount, shown } = await enter();
  await begin(page, shown);
  await page.route(SENT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await sendButton(page).click();
  await sentBefore(page).waitFor();
  await expectTold(page, await theOnly(page, amount));
  complaints.length = 0;
});

test('an answer that is lost with all that is asked after it is found when it is sent again', async () => {
  const { page, complaints, amount, shown } = await enter();
  await begin(page, shown);
  await page.route(SENT, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.route('**/api/drafts/**', (route) => route.abort());
  await sendButton(page).click();
  await page.getByText('No sabemos si su envío se ha registrado').first().waitFor();
  await page.unrouteAll();
  await sendButton(page).click();
  await expectTold(page, await theOnly(page, amount));
  complaints.length = 0;
});

test('what was refused and what was taken before the session was renewed is one order', async () => {
  for (const isTaken of [false, true]) {
    const { page, complaints, amount, shown } = await enter();
    await begin(page, shown);
    let refused = false;
    await page.route(SENT, async (route) => {
      if (refused) return route.continue();
      refused = true;
      if (isTaken) await route.fetch();
      return route.fulfill({ status: 401, json: { result: { errors: [{ message: 'x' }] } } });
    });
    await sendButton(page).click();
    await page.waitForURL(SIGNING);
    await theOnly(page, amount);
    // The token was renewed: those who come after need the newer one.
    state = JSON.stringify(await page.context().storageState());
    complaints.length = 0;
  }
});

test('two pages of one order send one', async () => {
  const { page, context, complaints, amount, shown } = await enter();
  const other = await context.newPage();
  await open(other);
  await begin(page, shown);
  await fillIn(other, '987,00');
  await sendButton(page).click();
  await page.waitForURL(SIGNING);
  await sendButton(other).click();
  await expectTold(other, await theOnly(other, amount));
  expect(await ordersOf(page, stage.product, '987.00')).toEqual([]);
  complaints.length = 0;
});

test('two pages that send at the same moment send one', async () => {
  const { page, context, complaints, amount, shown } = await enter();
  await begin(page, shown);
  const other = await context.newPage();
  await open(other);
  await sendButton(other).waitFor();
  await Promise.all([sendButton(page).click(), sendButton(other).click()]);
  const told = async (each: Page) =>
    Promise.race([each.waitForURL(SIGNING), sentBefore(each).waitFor()]);
  await Promise.all([told(page), told(other)]);
  await theOnly(page, amount);
  complaints.length = 0;
});

/** Milliseconds after the press, which is where 0 stands. */
const points = Array.from({ length: 100 }, (_, at) => at * 8 - 40);

test(
  'a browser that ends at any moment around sending leaves one order, and the next one says so',
  { timeout: 1_800_000 },
  async () => {
    const { context, page: first, complaints } = await enter();
    await open(first);
    await first.close();
    for (const [at, point] of swept(points, 5).entries()) {
      const euros = 2_000 + at;
      const amount = `${euros}.37`;
      const page = await context.newPage();
      await begin(page, `${euros},37`);
      const leave = () => page.close();
      if (point < 0) setTimeout(() => void leave(), point + 40);
      const press = sendButton(page)
        .click({ noWaitAfter: true })
        .catch(() => undefined);
      if (point >= 0) {
        await press;
        await new Promise((resolve) => setTimeout(resolve, point));
        await leave();
      } else await press;
      const next = await context.newPage();
      await open(next);
      const before = await ordersOf(next, stage.product, amount);
      await Promise.race([
        sentBefore(next).waitFor(),
        sendButton(next).waitFor(),
        next.getByLabel('Importe que quiere invertir').waitFor(),
      ]);
      if (await sentBefore(next).isVisible()) {
        await expectTold(next, await theOnly(next, amount));
      } else if (await sendButton(next).isVisible()) {
        await sendButton(next).click();
        await Promise.race([next.waitForURL(SIGNING), sentBefore(next).waitFor()]);
        await theOnly(next, amount);
      } else expect(before).toHaveLength(1);
      await next.close();
    }
    complaints.length = 0;
  },
);
