import type { Page } from 'playwright';
import { choose, readAll } from './orderPages.ts';

/** An order as one person gives it: where, and what is answered on each page. */
export interface Order {
  type: string;
  account: string;
  product: string;
  /** What stands on each page between the product and the review, and what is answered there. */
  pages: [title: string, answer: (page: Page) => Promise<unknown>][];
  send: string | RegExp;
  /** What the review says, in part. */
  says: string[];
}

const money = (label: string, amount: string) => (page: Page) =>
  page.getByLabel(label, { exact: true }).fill(amount);
const card = (label: string | RegExp) => (page: Page) => choose(page, label);
const monthlyFrom = (first: string) => async (page: Page) => {
  await page.getByLabel('¿Cada cuánto?').selectOption({ label: 'Mensual' });
  await page.getByPlaceholder('dd/mm/aaaa').first().fill(first);
};
const monthly = monthlyFrom('01/12/2026');
/** An amount before tax, at a page that asks how much is sold. */
export const gross = (amount: string) => async (page: Page) => {
  await choose(page, 'Importe bruto');
  await page.getByRole('textbox', { name: 'Importe bruto' }).fill(amount);
};
const simulated = (amount: string, saying: string) => async (page: Page) => {
  await gross(amount)(page);
  await page.getByText(saying, { exact: false }).first().waitFor();
};

/** A transfer of a fund from the other entity of the demo, where the number of the account decides what it sends. */
export const transferIn = (number: string): Order => ({
  type: 'Traspaso desde otra entidad',
  account: 'Ahorro familiar',
  product: 'Almadraba Mixto FI',
  pages: [
    [
      'De dónde viene',
      async (page) => {
        await page.getByLabel('¿En qué entidad lo tiene?').fill('Duero Gestión');
        await page.getByRole('option', { name: /Duero Gestión/ }).click();
        await page.getByLabel('ISIN del fondo').fill('ES0138911033');
        await page.getByLabel('Número de cuenta en esa entidad').fill(number);
      },
    ],
    ['Cuánto', card('Total')],
    ['Documentos leídos', readAll],
  ],
  send: 'Solicitar el traspaso',
  says: ['ES0138911033'],
});

/** A transfer of a pension plan from another entity. */
export const planTransferIn: Order = {
  type: 'Traspaso desde otra entidad',
  account: 'Plan de jubilación',
  product: 'Almadraba PP Mixto',
  pages: [
    [
      'De dónde viene',
      async (page) => {
        await page.getByRole('radio', { name: 'Plan de pensiones' }).check();
        await page.getByLabel('Código DGS del plan').fill('N4567');
        await page.getByLabel('Código DGS de la entidad').fill('G4567');
      },
    ],
    [
      'Sus derechos',
      async (page) => {
        await page.getByRole('radio', { name: 'Partícipe' }).check();
        await page.getByRole('radio', { name: 'Consolidados', exact: true }).check();
      },
    ],
    ['Cuánto', card('Total')],
    ['Documentos leídos', readAll],
  ],
  send: 'Solicitar el traspaso',
  says: ['N4567'],
};

/** One order of each type that an investor may begin, as Ana gives it. */
export const orders: readonly Order[] = [
  {
    type: 'Suscripción',
    account: 'Ahorro familiar',
    product: 'Almadraba Mixto FI',
    pages: [
      ['Cuánto', money('Importe que quiere invertir', '1.500,50')],
      ['Forma de pago', card('Transferencia')],
      ['Documentos leídos', readAll],
    ],
    send: 'Enviar orden de suscripción de 1.500,50 €',
    says: ['20-nov-2026', 'Comisión de suscripción'],
  },
  {
    type: 'Suscripción periódica',
    account: 'Ahorro familiar',
    product: 'Almadraba Mixto FI',
    pages: [
      ['Cuánto', money('Importe de cada vez', '100')],
      ['Cuándo', monthly],
      ['Documentos leídos', readAll],
    ],
    send: 'Enviar orden de suscripción periódica de 100,00 €',
    says: ['Las próximas fechas', '01-dic-2026'],
  },
  {
    type: 'Reembolso',
    account: 'Ahorro familiar',
    product: 'Almadraba Mixto FI',
    pages: [['Cuánto', simulated('1000', 'Artículo 101.6')]],
    send: 'Enviar orden de reembolso',
    says: ['De qué compras sale', 'Le quedaría'],
  },
  {
    type: 'Reembolso periódico',
    account: 'Ahorro familiar',
    product: 'Almadraba Mixto FI',
    pages: [
      ['Cuánto', gross('100')],
      ['Cuándo', monthly],
    ],
    send: 'Enviar orden de reembolso periódico',
    says: ['Las próximas fechas'],
  },
  {
    type: 'Traspaso entre productos de la gestora',
    account: 'Ahorro familiar',
    product: 'Almadraba Mixto FI',
    pages: [
      ['A qué producto', card('Almadraba Renta Fija FI')],
      ['Cuánto', simulated('1000', 'el traspaso no tributa')],
      ['Documentos leídos', readAll],
    ],
    send: 'Enviar orden de traspaso',
    says: ['Almadraba Renta Fija FI'],
  },
  transferIn('C-12345'),
  {
    type: 'Aportación',
    account: 'Plan de jubilación',
    product: 'Almadraba PP Prudente',
    pages: [
      ['Cuánto', money('Importe que quiere aportar', '40')],
      ['Forma de pago', card('Transferencia')],
      ['Documentos leídos', readAll],
    ],
    send: 'Enviar aportación de 40,00 €',
    says: ['Comisión de gestión'],
  },
  {
    type: 'Aportación periódica',
    account: 'Plan de jubilación',
    product: 'Almadraba PP Prudente',
    pages: [
      ['Cuánto', money('Importe de cada vez', '30')],
      ['Cuándo', monthlyFrom('01/01/2027')],
      ['Documentos leídos', readAll],
    ],
    send: 'Enviar aportación periódica de 30,00 €',
    says: ['Las próximas fechas', '04-ene-2027'],
  },
  {
    type: 'Rescate',
    account: 'Plan de jubilación',
    product: 'Almadraba PP Prudente',
    pages: [
      [
        'El motivo',
        async (page) => {
          await page.getByLabel('¿Por qué lo rescata?').selectOption({ label: 'Jubilación' });
          await page.getByLabel('Día').fill('3');
          await page.getByLabel('Mes').fill('5');
          await page.getByLabel('Año').fill('2026');
        },
      ],
      [
        'Cómo lo cobra',
        async (page) => {
          await choose(page, 'En forma de capital');
          await page.getByText('Inmediato', { exact: true }).click();
        },
      ],
      ['Cuánto', card('Total')],
    ],
    send: 'Solicitar el rescate',
    says: ['rendimientos del trabajo'],
  },
];
