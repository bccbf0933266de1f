import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/language/values/hash.ts';
import { launch, leave, visit } from '../support/browser.ts';
import type { Visitor } from '../support/browser.ts';
import { grantForm, grantScreen } from '../support/grantForm.ts';
import { logIn } from '../support/logIn.ts';
import { startOnOwnDocuments } from '../support/ownDocuments.ts';
import type { OwnProduct } from '../support/ownDocuments.ts';
import { expectSound } from './stage.ts';
import { withoutPreloaded } from '../support/withoutPreloaded.ts';
import { isWhole } from '../support/sweep.ts';

const contact = join(import.meta.dirname, '../../schemas/forms/contact.json');
const place = '/ayudas/nueva';

let product: OwnProduct;
let browser: Browser;
const visitors: Visitor[] = [];
beforeAll(async () => {
  product = await startOnOwnDocuments(() => ({
    'schemas/forms/grant.json': grantForm(sha256(readFileSync(contact, 'utf8'))),
    'schemas/screens/grant.json': grantScreen,
  }));
  browser = await launch();
});
afterEach(async () => {
  const complaints = visitors.flatMap((visitor) => visitor.complaints);
  for (const visitor of visitors.splice(0)) await leave(visitor);
  expect(complaints).toEqual([]);
});
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** Somebody at the form, without what an earlier test left in their draft unless it is to come back. */
async function open(user: string, { draft = false } = {}): Promise<Visitor> {
  const visitor = await visit(browser);
  visitors.push(visitor);
  if (!draft)
    await visitor.page.route('**/api/drafts/grant*', (route) =>
      route.request().method() === 'GET'
        ? route.fulfill({ json: { data: { draft: null } } })
        : route.fallback(),
    );
  await logIn(visitor.page, product.url('/login'), user);
  await reach(visitor.page);
  return visitor;
}

async function reach(page: Page): Promise<void> {
  await page.goto(product.url(place));
  await page.getByRole('heading', { level: 1, name: 'Solicite una ayuda' }).waitFor();
}

const at = (page: Page, name: string) => page.locator(`[id="/answers/${name}"]`);
const proceed = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
const summary = (page: Page) => page.getByRole('alert').filter({ hasText: 'Hay un problema' });
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('paso');

async function fillWhat(page: Page): Promise<void> {
  await page.getByLabel('Estudios').check();
  await at(page, 'amount').fill('1.234,56');
  await at(page, 'account').fill('es91 2100 0418 4502 0005 1332');
}

async function fillWho(page: Page): Promise<void> {
  await page.getByLabel('Tipo de documento').selectOption({ label: 'DNI' });
  await page.getByLabel('Número de documento').fill('12345678-z');
  await page.getByLabel('Día').fill('7');
  await page.getByLabel('Mes').fill('marzo');
  await page.getByLabel('Año').fill('1980');
  await page.getByLabel('País fiscal').selectOption({ label: 'España' });
  await page.getByLabel('Número fiscal').fill('12345678Z');
  await page.getByRole('button', { name: 'Añadir un beneficiario' }).click();
  await at(page, 'people/0/name').fill('Leo Robles');
  await at(page, 'people/0/share').fill('40');
  await at(page, 'people/0/share').blur();
}

/** To the review, everything filled in. */
async function fill(page: Page): Promise<void> {
  await fillWhat(page);
  await proceed(page);
  await heading(page, 'Las personas');
  await fillWho(page);
  await proceed(page);
  await heading(page, 'Revise y confirme');
}

const sent = (page: Page, part: string, method: string): Request[] => {
  const list: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && request.url().includes(part)) list.push(request);
  });
  return list;
};

test('a form that no code knows is walked by its addresses, reviewed, changed and sent once', async () => {
  const visitor = await open('ana');
  const { page } = visitor;
  await heading(page, 'La ayuda');
  await expectSound(visitor, 'grant-first');
  await fillWhat(page);
  await proceed(page);
  await heading(page, 'Las personas');
  expect(stepOf(page)).toBe('who');
  await expectSound(visitor, 'grant-second');
  await page.goBack();
  await heading(page, 'La ayuda');
  expect(stepOf(page)).toBeNull();
  expect(await at(page, 'amount').inputValue()).toBe('1.234,56');
  expect(await at(page, 'account').inputValue()).toBe('ES91 2100 0418 4502 0005 1332');
  await page.goForward();
  await heading(page, 'Las personas');
  await fillWho(page);
  await proceed(page);
  await heading(page, 'Revise y confirme');
  expect(stepOf(page)).toBe('revisar');
  await expectSound(visitor, 'grant-review');
  const shown = await page.locator('main').innerText();
  for (const text of [
    'Estudios',
    '1.234,56',
    'ES91 2100 0418 4502 0005 1332',
    '12345678Z',
    'España',
    'Leo Robles',
    '40',
  ])
    expect(shown).toContain(text);
  expect(shown).toContain('07-mar-1980');

  await page.getByRole('link', { name: 'Cambiar Cantidad' }).click();
  await heading(page, 'La ayuda');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('/answers/amount');
  await at(page, 'amount').fill('12.000');
  await proceed(page);
  await heading(page, 'Revise y confirme');
  expect(await page.locator('main').innerText()).toContain('12.000,00');

  const puts = sent(page, '/api/drafts/contact', 'PUT');
  await page.getByRole('button', { name: 'Enviar la solicitud' }).dblclick();
  await page.waitForURL(/\/account\/position$/);
  expect(puts).toHaveLength(1);
  expect(puts[0]!.headers()['x-form']).toMatch(/^grant@[0-9a-f]{64}$/);
  expect(puts[0]!.postDataJSON()).toEqual({
    answers: {
      purpose: 'study',
      amount: '12000.00',
      account: 'ES9121000418450200051332',
      kind: 'DNI',
      document: '12345678Z',
      born: '1980-03-07',
      country: 'ESP',
      tin: '12345678Z',
      people: [{ name: 'Leo Robles', share: 40 }],
    },
  });
});

test.runIf(isWhole)(
  'what a chain of conditions hides is set aside, comes back, and is not sent',
  async () => {
    const { page } = await open('borrador');
    await page.getByLabel('Otra').check();
    await at(page, 'detail').fill('Un viaje');
    await at(page, 'detail').blur();
    await page.getByRole('group', { name: 'Tiene justificante' }).getByLabel('Sí').check();
    await page.getByLabel('Estudios').check();
    expect(await at(page, 'detail').count()).toBe(0);
    expect(await page.getByText('Tiene justificante').count()).toBe(0);
    await page.getByLabel('Otra').check();
    expect(await at(page, 'detail').inputValue()).toBe('Un viaje');
    expect(
      await page.getByRole('group', { name: 'Tiene justificante' }).getByLabel('Sí').isChecked(),
    ).toBe(true);
    await page.getByLabel('Estudios').check();
    await fill(page);
    expect(await page.locator('main').innerText()).not.toContain('Un viaje');
  },
);

test.runIf(isWhole)('a row has its own rule, and its fault is said where it stands', async () => {
  const { page } = await open('nora');
  await fillWhat(page);
  await proceed(page);
  await heading(page, 'Las personas');
  await fillWho(page);
  await at(page, 'people/0/share').fill('60');
  await at(page, 'people/0/share').blur();
  await at(page, 'people/0/reason').waitFor();
  await proceed(page);
  await summary(page)
    .getByRole('link', { name: /Motivo/ })
    .click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('/answers/people/0/reason');
  await at(page, 'people/0/reason').fill('Es el mayor');
  await proceed(page);
  await heading(page, 'Revise y confirme');
});

test('a draft waits at the server and comes back with a notice after a new login', async () => {
  const first = await open('vacio', { draft: true });
  await fillWhat(first.page);
  await at(first.page, 'account').blur();
  await first.page.getByText('Borrador guardado').waitFor();
  await leave(first);
  visitors.splice(visitors.indexOf(first), 1);

  const { page } = await open('vacio', { draft: true });
  await page.getByText(/Tiene un borrador del/).waitFor();
  await heading(page, 'Las personas');
  await page.getByRole('link', { name: 'Atrás' }).click();
  expect(await at(page, 'amount').inputValue()).toBe('1.234,56');
  await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
  await heading(page, 'La ayuda');
  await page.waitForFunction(
    () => !document.querySelector<HTMLInputElement>('[id="/answers/amount"]')?.value,
  );
});

test('leaving with unsaved changes asks first', async () => {
  const { page } = await open('ana');
  await page.route('**/api/drafts/grant*', (route) =>
    route.request().method() === 'PUT' ? new Promise(() => undefined) : route.continue(),
  );
  await at(page, 'amount').fill('10');
  await page.getByRole('link', { name: 'Mi cartera' }).first().click();
  const dialog = page.getByRole('dialog', { name: '¿Quiere salir de esta página?' });
  await dialog.getByRole('button', { name: 'Seguir en la página' }).click();
  expect(await at(page, 'amount').inputValue()).toMatch(/^10/);
  await page.getByRole('link', { name: 'Mi cartera' }).first().click();
  await dialog.getByRole('button', { name: 'Salir sin guardar' }).click();
  await page.waitForURL(/\/account\/wallet$/);
});

test('what the server refuses lands on its field, whatever the page', async () => {
  const visitor = await open('ana');
  const { page } = visitor;
  await fill(page);
  await page.route('**/api/drafts/contact*', (route) =>
    route.fulfill({
      status: 422,
      json: {
        result: { errors: [{ path: '/body/account', message: 'Esta cuenta está cerrada.' }] },
      },
    }),
  );
  await page.getByRole('button', { name: 'Enviar la solicitud' }).click();
  const link = summary(page).getByRole('link', { name: /Esta cuenta está cerrada/ });
  await link.waitFor();
  expect(await page.title()).toMatch(/^Error: /);
  await link.click();
  await heading(page, 'La ayuda');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('/answers/account');
  expect(await at(page, 'account').getAttribute('aria-invalid')).toBe('true');
  await expectSound(visitor, 'grant-refused');
  forgive(visitor, /422/);
});

describe('the tax number', () => {
  test.runIf(isWhole)(
    'is asked about once for each value, and a stale answer is ignored',
    async () => {
      const { page } = await open('ana');
      const asked: string[] = [];
      let release: () => void = () => undefined;
      const slow = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/api/**/*', async (route) => {
        const { tinNumber } = (route.request().method() === 'POST' &&
          route.request().postDataJSON()) || { tinNumber: undefined };
        if (!tinNumber) return route.fallback();
        asked.push(tinNumber);
        if (tinNumber === '11111111A') await slow;
        await route
          .fulfill({
            json: { data: { isTinValid: tinNumber !== '11111111A' } },
          })
          .catch(() => undefined);
      });
      await fillWhat(page);
      await proceed(page);
      await heading(page, 'Las personas');
      await fillWho(page);
      const tin = page.getByLabel('Número fiscal');
      await tin.fill('11111111A');
      await tin.blur();
      await page.getByText('Comprobando…').waitFor();
      await tin.fill('12345678Z');
      await tin.blur();
      release();
      await proceed(page);
      await heading(page, 'Revise y confirme');
      expect(asked).toEqual(['12345678Z', '11111111A', '12345678Z']);
    },
  );

  test.runIf(isWhole)('that could not be asked about is no mistake of the person', async () => {
    const visitor = await open('ana');
    const { page } = visitor;
    await fillWhat(page);
    await proceed(page);
    await heading(page, 'Las personas');
    await page.route(/tin/i, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await fillWho(page);
    await page.getByText('No hemos podido comprobarlo ahora').waitFor();
    expect(await summary(page).count()).toBe(0);
    await proceed(page);
    await heading(page, 'Revise y confirme');
    forgive(visitor, /ERR_FAILED/);
  });

  test('that is wrong is said by the server', async () => {
    const { page } = await open('ana');
    await fillWhat(page);
    await proceed(page);
    await heading(page, 'Las personas');
    await fillWho(page);
    await page.getByLabel('Número fiscal').fill('12345678A');
    await proceed(page);
    await summary(page)
      .getByText(/número de identificación fiscal/i)
      .waitFor();
  });
});

describe('money', () => {
  const spellings: [typed: string, meant: string | undefined][] = [
    ['1.234', '1.234,00'],
    ['12.000', '12.000,00'],
    ['1.234,56', '1.234,56'],
    ['1234,56', '1.234,56'],
    ['1234.56', undefined],
    ['1,234.56', undefined],
    ['1.234,56 €', '1.234,56'],
    ['12.000€', '12.000,00'],
    ['-5', undefined],
  ];
  test.runIf(isWhole)('in every spelling is understood exactly or refused', async () => {
    const { page } = await open('ana');
    await fillWhat(page);
    for (const [typed, meant] of spellings) {
      await at(page, 'amount').fill('');
      await at(page, 'amount').focus();
      await page.keyboard.insertText(typed);
      await proceed(page);
      if (meant === undefined) {
        await summary(page)
          .getByRole('link', { name: /Cantidad/ })
          .waitFor();
        expect(await at(page, 'amount').inputValue(), typed).toBe(typed);
        continue;
      }
      await heading(page, 'Las personas');
      await page.goBack();
      await heading(page, 'La ayuda');
      expect(await at(page, 'amount').inputValue(), typed).toBe(meant);
    }
  });
});

test.runIf(isWhole)(
  'a document broken under way shows what it cannot draw and sends nothing',
  async () => {
    const visitor = await visit(browser);
    visitors.push(visitor);
    const { page } = visitor;
    await withoutPreloaded(page);
    await page.route('**/api/documents/*', async (route) => {
      const answer = await route.fetch();
      const document = await answer.json();
      if (document.id === 'grant' && document.kind === 'form')
        document.fields.account.widget = 'hologram';
      await route.fulfill({ response: answer, json: document });
    });
    await logIn(page, product.url('/login'), 'ana');
    await reach(page);
    await page.getByText('Esta pregunta no se puede mostrar ahora').waitFor();
    const puts = sent(page, '/api/drafts/contact', 'PUT');
    await page.getByLabel('Estudios').check();
    await at(page, 'amount').fill('10');
    await proceed(page);
    await summary(page)
      .getByRole('link', { name: /Cuenta de abono/ })
      .waitFor();
    expect(stepOf(page)).toBeNull();
    expect(puts).toEqual([]);
    await expectSound(visitor, 'grant-broken');
  },
);

/** What the browser itself says about an answer that the test asked for. */
function forgive(visitor: Visitor, what: RegExp): void {
  const kept = visitor.complaints.filter((line) => !what.test(line));
  visitor.complaints.splice(0, Infinity, ...kept);
}
