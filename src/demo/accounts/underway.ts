import type { DemoDay } from '../world/day.ts';
import { managers } from '../world/managers.ts';
import { contribution, externalIn, subscription } from '../world/orders.ts';
import { periodic } from '../world/periodic.ts';
import { account, holder } from './account.ts';
import type { DemoAccount } from './account.ts';

/** Orders in the states that nobody else's story has, in funds and in a plan. */
export const underway = (day: DemoDay): DemoAccount[] => [
  account(
    {
      key: 'luis/2',
      opened: '2018-03-12',
      parties: holder('luis'),
      orders: [
        subscription('2018-03-12', '10395', 9_000),
        subscription('2021-06-21', '10393', 12_000),
        externalIn('2023-05-22', '10396', 5_400, { fields: fromAlcor }),
        ...periodic({
          type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
          key: 'luis-semestral',
          product: '10393',
          amount: 250,
          start: '2023-02-01',
          until: '2025-03-14',
          period: 'SEMESTRAL',
          status: 'PERIODIC_SUSPENDED',
        }),
        ...periodic({
          type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
          key: 'luis-anual',
          product: '10395',
          amount: 600,
          start: '2019-09-16',
          until: '2023-10-02',
          end: '2023-10-01',
          period: 'ANUAL',
          status: 'FINALIZED',
        }),
        subscription(day.ago(5), '10393', 1_500, { status: 'REGISTERED', key: 'luis-papers' }),
        externalIn(day.ago(6), '10394', 3_200, { status: 'SNCE_1', fields: fromAlcor }),
        externalIn(day.ago(9), '10395', 2_750, {
          status: 'SNCE_2',
          key: 'luis-issue',
          fields: fromAlcor,
        }),
        externalIn(day.ago(5), '10396', 8_100, { status: 'SNCE_3', fields: fromAlcor }),
      ],
    },
    { alias: 'Cartera de Luis' },
  ),
  account(
    {
      key: 'luis/3',
      opened: '2019-10-14',
      parties: holder('luis'),
      orders: [
        contribution('2019-10-14', '64680', 2_000),
        contribution('2023-11-20', '64682', 900),
        ...periodic({
          type: 'SOLICITUD_APORTACION_PERIODICA',
          key: 'luis-plan',
          product: '64682',
          amount: 20,
          start: '2024-09-02',
          until: day.today,
          period: 'MENSUAL',
        }),
        contribution(day.ago(10), '64680', 100, { status: 'RD_SENT' }),
        contribution(day.ago(7), '64680', 60, { status: 'REGISTERED_POSTAL' }),
        contribution(day.ago(6), '64680', 60, { status: 'REGISTERED' }),
        contribution(day.ago(4), '64680', 60, { status: 'REGISTERED_EMAIL' }),
        contribution(day.ago(2), '64682', 75, { status: 'SIGNED' }),
      ],
    },
    { alias: 'Plan de Luis', kind: 'PP' },
  ),
];

const [alcor] = managers;
const fromAlcor = {
  xt_isin_code: alcor?.isins[0] ?? null,
  xt_entity: alcor?.name ?? null,
  xt_acount_origin: 'ALC-0042',
};
