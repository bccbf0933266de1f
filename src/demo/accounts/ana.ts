import type { DemoDay } from '../world/day.ts';
import {
  contribution,
  externalIn,
  order,
  redemption,
  subscription,
  transfer,
  yearly,
} from '../world/orders.ts';
import { periodic } from '../world/periodic.ts';
import { account, holder } from './account.ts';
import type { DemoAccount } from './account.ts';

/** Three accounts of one person: a chain of transfers, periodic orders, a plan, a lock. */
export const ana = (day: DemoDay): DemoAccount[] => [
  account(
    {
      key: 'ana/1',
      opened: '2015-01-12',
      parties: { ana: ['TITULAR'], consulta: ['AUTORIZADO_CONSULTA'] },
      orders: [
        subscription('2015-01-12', '10395', 20_000),
        subscription('2018-02-06', '10393', 15_000),
        transfer('2019-06-03', '10395', '10394', 'all'),
        subscription('2021-11-08', '10395', 8_000),
        subscription('2022-09-12', '10393', 3_000),
        redemption('2022-10-17', '10393', 4_000),
        subscription('2022-11-14', '10393', 2_500),
        transfer('2023-03-15', '10394', '10396', 12_000),
        ...periodic({
          type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
          key: 'ana-global',
          product: '10396',
          amount: 150,
          start: '2024-01-15',
          until: day.today,
          period: 'MENSUAL',
          increase: { type: 'PORCENTUAL', value: '5.00' },
        }),
        ...periodic({
          type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
          key: 'ana-renta',
          product: '10393',
          amount: 100,
          start: '2025-01-31',
          until: day.today,
          period: 'MENSUAL',
        }),
        ...periodic({
          type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
          key: 'ana-monetario',
          product: '10392',
          amount: 300,
          start: '2025-03-26',
          until: day.today,
          period: 'TRIMESTRAL',
          increase: { type: 'ACUMULATIVO', value: '10.00' },
        }),
        redemption(day.ago(2), '10394', 1_200, { status: 'VALIDATED', key: 'ana-partial' }),
        subscription(day.ago(1), '10396', 500, { status: 'SIGNED' }),
        subscription('2024-06-05', '10392', 900, {
          status: 'CANCELLED',
          reason: 'El cliente ha desistido.',
        }),
      ],
    },
    { alias: 'Ahorro familiar' },
  ),
  account(
    {
      key: 'ana/2',
      opened: '2014-03-10',
      parties: { ana: ['TITULAR'], aportante: ['APORTANTE_CONYUGE'] },
      orders: [
        externalIn('2014-03-10', '64680', 18_000, {
          fields: { pp_compartment: '1', pp_plan_type: 'PP', pp_xt_dgs_code: 'N9101' },
        }),
        ...yearly('05-20', 2015, 2025).map((on) => contribution(on, '64680', 1_200)),
        contribution('2021-12-13', '64680', 1_000),
        externalIn('2021-09-13', '64678', 6_500, {
          fields: { pp_compartment: '2', pp_plan_type: 'PPA', pp_xt_egs_code: 'C9002' },
        }),
        order('DEVOLUCION_EXCESO')('2022-06-20', '64680', 200),
        contribution(day.ago(725), '64680', 1_000, { by: 'aportante' }),
        contribution(day.ago(361), '64680', 1_000, { by: 'aportante' }),
        ...periodic({
          type: 'SOLICITUD_APORTACION_PERIODICA',
          key: 'ana-plan',
          product: '64682',
          amount: 25,
          start: '2025-02-10',
          until: '2025-12-22',
          period: 'MENSUAL',
          increase: { type: 'LINEAL', value: '5.00' },
          status: 'PERIODIC_SUSPENDED',
        }),
        contribution(day.agoThisYear(277), '64680', 1_400),
        contribution(day.ago(3), '64678', 50, { status: 'REGISTERED_ONLINE' }),
      ],
    },
    { alias: 'Plan de jubilación', kind: 'PP' },
  ),
  account(
    {
      key: 'ana/3',
      opened: '2017-10-02',
      parties: holder('ana'),
      orders: [
        subscription('2017-10-02', '10395', 6_000),
        subscription('2020-03-23', '10396', 5_000),
        order('BLOQUEO_PARTICIPACIONES')('2025-04-07', '10396', 1_500),
        redemption(day.ago(3), '10395', 'all', { status: 'RD_SENT', key: 'ana-lock' }),
      ],
    },
    { alias: 'Segunda vivienda' },
  ),
];
