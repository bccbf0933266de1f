import type { Page } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { mistakes, toOrder, toProducts, toTypes, types } from '../support/operateWays.ts';
import { choose, goOn, onPage, readAll } from '../support/orderPages.ts';
import type { Way } from '../support/operateWays.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

/** A wrong answer on a page of an order, and what is said of it: to the letter. */
interface Wrong {
  answer(page: Page): Promise<unknown>;
  says: string;
}

const fill = (label: string, value: string) => (page: Page) =>
  page.getByRole('textbox', { name: label, exact: true }).fill(value);
const by =
  (indicator: string | RegExp, label: string, value: string) =>
  async (page: Page): Promise<void> => {
    await choose(page, indicator);
    await fill(label, value)(page);
  };
const nothing = () => Promise.resolve();
const inProgress = (most: string) =>
  `Usted tiene una operación de reembolso en curso. La actual solicitud de reembolso excede las participaciones disponibles descontando las reservadas en la operación en curso. La máxima cantidad para esta solicitud es de ${most}`;

const REQUIRED = 'Campo requerido.';
const family = 'Ahorro familiar';
const plan = { account: 'Plan de jubilación', product: 'Almadraba PP Prudente' };
const amount = 'Importe que quiere invertir';

const ways: { what: string; way: Way; wrong: Wrong[] }[] = [
  {
    what: 'the amount of a subscription',
    way: { account: family, type: types.subscription, product: 'Almadraba Mixto FI' },
    wrong: [
      { answer: nothing, says: REQUIRED },
      { answer: fill(amount, '10'), says: 'debe tener un valor igual o superior a 50,00€' },
      {
        answer: fill(amount, '1000,345'),
        says: 'Use como máximo 2 decimales, por ejemplo 1.234,56',
      },
      {
        answer: fill(amount, '1000.35'),
        says: 'No contiene un valor válido (p.e: 1000,35).',
      },
    ],
  },
  {
    what: 'a redemption where another is in progress',
    way: { account: family, type: types.redemption, product: 'Almadraba Mixto FI' },
    wrong: [
      { answer: nothing, says: REQUIRED },
      {
        answer: by('Importe bruto', 'Importe bruto', '99999999'),
        says: inProgress('22.922,56€'),
      },
      {
        answer: by(/^\s*Participaciones/, 'Participaciones', '99999999'),
        says: inProgress('1.813,321492 participaciones.'),
      },
    ],
  },
  {
    what: 'a redemption where none is',
    way: { account: family, type: types.redemption, product: 'Almadraba Renta Fija FI' },
    wrong: [
      {
        answer: by('Importe bruto', 'Importe bruto', '18692'),
        says: 'Deben quedar al menos 100,00 € invertidos, o puede solicitar el total.',
      },
      {
        answer: by('Importe bruto', 'Importe bruto', '99999999'),
        says: '"99.999.999,00" debe tener un valor igual o menor a 18.692,19',
      },
      {
        answer: by(/^\s*Participaciones/, 'Participaciones', '99999999'),
        says: '"99.999.999,000000" debe tener un valor igual o menor a 1.821,863658',
      },
    ],
  },
  {
    what: 'a contribution',
    way: { ...plan, type: types.contribution },
    wrong: [
      {
        answer: fill('Importe que quiere aportar', '1'),
        says: 'debe tener un valor igual o superior a 30,00€',
      },
      {
        answer: fill('Importe que quiere aportar', '99999'),
        says: 'debe tener un valor igual o menor a 50,00€',
      },
    ],
  },
  {
    what: 'a fund of another entity',
    way: { account: family, type: types.transferIn, product: 'Almadraba Mixto FI' },
    wrong: [
      {
        answer: async (page) => {
          await fill('Número de cuenta en esa entidad', 'C-1')(page);
          await fill('ISIN del fondo', 'ES01')(page);
        },
        says: 'El ISIN introducido tiene un formato incorrecto.',
      },
    ],
  },
  {
    what: 'a plan of our own as that of another entity',
    way: { ...plan, type: types.transferIn },
    wrong: [
      {
        answer: async (page) => {
          await page
            .getByRole('radio', { name: 'Plan de pensiones', exact: false })
            .first()
            .check();
          await fill('Código DGS del plan', 'N-9002')(page);
          await fill('Código DGS de la entidad', 'G9901')(page);
        },
        says: 'No puede seleccionar un plan propio como plan externo.',
      },
    ],
  },
];

const seen = new Set<string>();
afterAll(() => console.log(`Messages seen:\n${[...seen].sort().join('\n')}`));

const expectSaid = async (page: Page, says: string) => {
  await expect.poll(() => mistakes(page)).toContain(says);
  seen.add(says);
};
const expectRead = async (page: Page, says: string | RegExp) => {
  const read = page.getByText(says, { exact: typeof says === 'string' }).first();
  await read.waitFor();
  seen.add(await read.innerText());
};

test.each(ways)('$what: each wrong answer is told by the message of its rule', async (each) => {
  const { page, complaints } = await stage.enter('phone');
  await logIn(page, url('/login'), 'ana');
  await toOrder(page, each.way);
  for (const { answer, says } of each.wrong) {
    await answer(page);
    await goOn(page);
    await expectSaid(page, says);
  }
  // More than there is cannot be simulated either: browsers write such a refusal to the console.
  const others = complaints.filter((said) => !/status of 422/.test(said));
  complaints.splice(0, Infinity, ...others);
});

test('an own fund is no fund of another entity', async () => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), 'ana');
  const terms = page.waitForResponse(/order-terms/);
  await toOrder(page, {
    account: family,
    type: types.transferIn,
    product: 'Almadraba Mixto FI',
  });
  const { data } = (await (await terms).json()) as { data: { terms: { own_isins: string[] } } };
  await fill('Número de cuenta en esa entidad', 'C-1')(page);
  await fill('ISIN del fondo', data.terms.own_isins[0]!)(page);
  await goOn(page);
  await expectSaid(page, 'No puede seleccionar un fondo propio como fondo externo.');
});

test('what is paid in each year, and what it rises to, stays within the limit', async () => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), 'ana');
  await toOrder(page, { ...plan, type: types.standingContribution });
  await fill('Importe de cada vez', '100')(page);
  await goOn(page);
  await onPage(page, 'Cuándo');
  await page.getByLabel('¿Cada cuánto?').selectOption({ label: 'Mensual' });
  await page.getByPlaceholder('dd/mm/aaaa').first().fill('01/01/2027');
  await page.getByRole('radio', { name: 'Porcentual' }).check();
  await page.getByLabel('Cuánto sube', { exact: true }).fill('30');
  await page.getByLabel('Cada cuánto sube').selectOption({ label: 'Anual' });
  await goOn(page);
  await expectSaid(page, 'Superará el máximo de 1.500,00€ anuales con la proxima revalorización');
  await page.getByRole('link', { name: 'Atrás' }).click();
  await onPage(page, 'Cuánto');
  // How often is asked on the next page: here the amount alone stops nobody.
  await fill('Importe de cada vez', '500')(page);
  await goOn(page);
  await onPage(page, 'Cuándo');
  await goOn(page);
  await expectSaid(page, 'No puede superar la cantidad de 1.500,00€ anuales.');
  await page.getByRole('link', { name: 'Atrás' }).click();
  await onPage(page, 'Cuánto');
  // Three times by the rule, four quarters by the calendar.
  await fill('Importe de cada vez', '450')(page);
  await goOn(page);
  await onPage(page, 'Cuándo');
  await page.getByLabel('¿Cada cuánto?').selectOption({ label: 'Trimestral' });
  await page.getByRole('radio', { name: 'No, siempre lo mismo' }).check();
  await goOn(page);
  await expectSaid(
    page,
    'En 2027 sumaría 1.800,00 € y la máxima cantidad posible es de 1.450,00 €.',
  );
});

test('a benefit is of the holder: nobody is offered their own death, or what befell before their birth', async () => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), 'ana');
  await toOrder(page, { ...plan, type: types.benefit });
  await onPage(page, 'El motivo');
  const causes = page.getByLabel('¿Por qué lo rescata?');
  await causes.selectOption({ label: 'Jubilación' });
  expect(await causes.locator('option').allInnerTexts()).not.toContain('Fallecimiento');
  for (const [part, value] of Object.entries({ Día: '1', Mes: '1', Año: '1900' }))
    await page.getByLabel(part, { exact: true }).fill(value);
  await goOn(page);
  await expect.poll(() => mistakes(page)).toHaveLength(1);
  const none = page.getByRole('radio', { name: 'Me da igual' });
  await page.getByRole('radio', { name: 'Anteriores a 2007' }).check();
  await none.check();
  expect(await none.isChecked()).toBe(true);
});

test('what a benefit pays at once is less than the whole, whatever that is counted in', async () => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), 'ana');
  await toOrder(page, { ...plan, type: types.benefit });
  await page.getByLabel('¿Por qué lo rescata?').selectOption({ label: 'Jubilación' });
  for (const [part, value] of Object.entries({ Día: '3', Mes: '5', Año: '2026' }))
    await page.getByLabel(part, { exact: true }).fill(value);
  await goOn(page);
  await onPage(page, 'Cómo lo cobra');
  await choose(page, 'Mixta');
  await fill('Importe que quiere cobrar de una vez', '300')(page);
  await page.getByLabel('¿Cada cuánto?').selectOption({ label: 'Mensual' });
  await page.getByPlaceholder('dd/mm/aaaa').first().fill('01/01/2030');
  await goOn(page);
  await onPage(page, 'Cuánto');
  await by('Importe bruto', 'Importe bruto', '300')(page);
  await goOn(page);
  await expectSaid(page, 'La parte en capital debe ser menor que el importe total.');
});

test('documents are ticked one by one', async () => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), 'ana');
  await toOrder(page, {
    account: family,
    type: types.subscription,
    product: 'Almadraba Monetario FI',
  });
  await fill(amount, '1000')(page);
  await goOn(page);
  await onPage(page, 'Forma de pago');
  await goOn(page);
  await expectSaid(page, REQUIRED);
  await choose(page, 'Transferencia');
  await goOn(page);
  await onPage(page, 'Documentos leídos');
  await page.getByText('Documentos que debe leer').waitFor();
  await goOn(page);
  await expectSaid(page, 'Debe ser aceptado');
  expect((await mistakes(page)).filter((says) => says === 'Debe ser aceptado')).toHaveLength(2);
});

test('those of a plan can be read where it is chosen, and each is ticked by itself', async () => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), 'ana');
  await toProducts(page, { ...plan, type: types.contribution });
  const card = page.locator('.choice-card').filter({ hasText: plan.product });
  await card.getByRole('button', { name: /^Especificaciones del plan/ }).waitFor();
  const opened = page.waitForEvent('popup');
  await card.getByRole('button', { name: /\(DFP\)/ }).click();
  await (await opened).close();
  expect(await card.getByRole('radio').isChecked()).toBe(false);
  await choose(page, plan.product);
  await goOn(page);
  await fill('Importe que quiere aportar', '50')(page);
  await goOn(page);
  await onPage(page, 'Forma de pago');
  await choose(page, 'Transferencia');
  await goOn(page);
  await onPage(page, 'Documentos leídos');
  await page.getByLabel('He leído el documento de datos fundamentales (DFI o DFP)').check();
  await goOn(page);
  await expectSaid(page, 'Debe ser aceptado');
  expect(await mistakes(page)).toHaveLength(2);
  await page.getByLabel('He leído las especificaciones del plan de pensiones').check();
  await page.getByLabel('He leído el informe semestral').check();
  await goOn(page);
  await onPage(page, 'Revise y confirme');
});

test('a product that is not convenient is ticked, and one that is free of limits is typed', async () => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), 'noconveniente');
  const PHRASE = 'Este producto es complejo y se considera no conveniente para mí.';
  await toOrder(page, { type: types.subscription, product: 'Almadraba Retorno' });
  const [least = ''] =
    /[\d.]+,\d\d/.exec(await page.getByText(/^Entre .* en una orden/).innerText()) ?? [];
  await fill(amount, least)(page);
  await goOn(page);
  await onPage(page, 'Forma de pago');
  await choose(page, 'Transferencia');
  await goOn(page);
  await onPage(page, 'Documentos leídos');
  await readAll(page);
  await page.getByLabel('Escriba la frase tal como está').fill('Este producto es complejo.');
  await goOn(page);
  await expectSaid(page, `Debe escribir exactamente: ${PHRASE}`);
  await page.getByLabel('Escriba la frase tal como está').fill(PHRASE);
  await goOn(page);
  await onPage(page, 'Revise y confirme');
});

test('what may not be ordered says why before anything is asked', async () => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), 'ana');
  await toTypes(page, 'Segunda vivienda');
  await choose(page, types.redemption);
  await goOn(page);
  await page.waitForURL('**/operate/product?*');
  const LOCK =
    'Existe una solicitud de reembolso total pendiente para este fondo. No se pueden realizar nuevos reembolsos (totales o parciales) hasta que dicha operación haya sido finalizada o cancelada.';
  await expectRead(page, new RegExp(LOCK.replaceAll(/[()]/g, '\\$&')));
  // Whoever has kept the address of the order reads it there too.
  await page.goto(`${page.url().replace('/product', '/order')}&producto=10395`);
  await expectRead(page, '¡Atención!');
  await expectRead(page, LOCK);
});

test('a standing subscription wants a first one', async () => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), 'iberica');
  await toProducts(page, { type: types.standingSubscription });
  await expectRead(
    page,
    /Antes de una suscripción periódica debe hacer una suscripción inicial en este fondo\./,
  );
});

const refused: [who: string, says: string | RegExp][] = [
  ['sintest', /Debe realizar el test de convenencia antes de operar/],
  [
    'sincuenta',
    /Debe añadir una cuenta corriente antes de operar, si ya la ha añadido espere a que se valide\./,
  ],
  ['vacio', 'No hay cuentas en las que actualmente pueda operar.'],
  ['extutor', /Acceso bloqueado por mayoría de edad del titular/],
];
test.each(refused)('%s reads why there is nothing to order', async (who, says) => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), who);
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await page.waitForURL('**/operate**');
  await expectRead(page, says);
});

const sentAway: [who: string, to: string, says: string | RegExp][] = [
  ['caducado', '**/validate-intervener', 'Documento de identidad en vigor'],
  ['solomail', '**/validate-intervener', 'Teléfono móvil'],
  [
    'sincontacto',
    '**/block-intervener',
    'Necesitamos disponer de su número de teléfono y correo electrónico para darle acceso a su área privada.',
  ],
];
test.each(sentAway)('%s is led to what is missing', async (who, to, says) => {
  const { page } = await stage.enter('phone');
  await logIn(page, url('/login'), who);
  await page.getByRole('link', { name: 'Operar', exact: true }).first().click();
  await page.waitForURL(to);
  await expectRead(page, says);
});
