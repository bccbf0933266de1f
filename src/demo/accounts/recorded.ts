import type { DemoDay } from '../world/day.ts';
import { benefit, contribution, order, redemption, subscription } from '../world/orders.ts';
import { periodic } from '../world/periodic.ts';
import { account, holder } from './account.ts';
import type { DemoAccount } from './account.ts';

/** What staff and the system record beside orders: blocks, gifts, inheritances, contingencies, departures. */
export const recorded = (day: DemoDay): DemoAccount[] => [
  account(
    {
      key: 'testcaducado/2',
      opened: '2014-09-08',
      parties: holder('testcaducado'),
      orders: [
        subscription('2014-09-08', '10396', 48_000),
        order('BLOQUEO_PARTICIPACIONES')('2019-02-18', '10396', 6_000),
        order('DESBLOQUEO_PARTICIPACIONES')('2022-02-21', '10396', 6_000),
        order('DONACION_ENTRADA')('2020-10-19', '10394', 7_000),
        order('HERENCIA_SALIDA')('2024-01-15', '10394', 3_500),
        order('TRASPASO_SALIDA')('2024-04-22', '10394', 2_000),
        redemption('2024-10-07', '10396', 5_000),
        ...periodic({
          type: 'SOLICITUD_REEMBOLSO_PERIODICO',
          key: 'ramon-mensual',
          product: '10396',
          amount: 300,
          start: '2025-01-10',
          until: day.today,
          period: 'MENSUAL',
        }),
      ],
    },
    { alias: 'Renta mensual' },
  ),
  account(
    {
      key: 'testcaducado/3',
      opened: '2016-11-14',
      parties: holder('testcaducado'),
      orders: [
        contribution('2016-11-14', '64678', 3_000),
        contribution('2018-12-17', '64680', 4_000),
        order('CONTINGENCIA_ENTRADA')('2020-07-06', '64680', 5_000),
        order('CONTINGENCIA_SALIDA')('2021-03-22', '64680', 800),
        benefit('2023-06-12', '64678', 'all', {
          fields: {
            pp_redemption_cause: 'JUBILACION',
            pp_redemption_collection_method: 'TOTAL',
            pp_redemption_defer: 'NO_DIFERIDO',
            pp_compartment: '2',
            withholding_rate: '15',
          },
        }),
      ],
    },
    { alias: 'Plan de pensiones', kind: 'PP' },
  ),
];
