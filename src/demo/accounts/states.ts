import type { DemoDay } from '../world/day.ts';
import { benefit, contribution, externalIn } from '../world/orders.ts';
import { account, holder, simple } from './account.ts';
import type { DemoAccount } from './account.ts';

/** One account for each state that a client can be in. */
export const states = (day: DemoDay): DemoAccount[] => [
  simple('sincontacto', '10392', 42_000, '2016-02-01'),
  simple('solomail', '10393', 25_500, '2015-09-07'),
  simple('caducado', '10394', 9_000, '2020-10-05'),
  simple('primera', '10392', 1_000, day.ago(38)),
  simple('porfirmar', '10396', 14_000, '2022-05-30', {
    hasDocsSigned: false,
    hasDocsValidated: false,
    hasPendingDocsSigned: true,
  }),
  simple('borrador', '10394', 61_000, '2014-06-16'),
  account(
    { key: 'registrado/1', opened: day.ago(10), parties: holder('registrado'), orders: [] },
    {
      status: 'REGISTERED_ONLINE',
      hasDocsSigned: false,
      hasDocsValidated: false,
      bank: 'PENDIENTE',
    },
  ),
  simple('bloqueado', '10395', 33_000, '2019-03-11'),
  simple('migrada', '10393', 58_000, '2014-01-20', {
    source: 'MIGRACION',
    sourceSystem: 'RD',
    hasDocsSigned: false,
    hasDocsValidated: false,
  }),
  simple('sintest', '10392', 5_000, day.ago(361)),
  simple('testcaducado', '10394', 27_000, '2017-12-11'),
  simple('noconveniente', '10393', 130_000, '2019-05-20'),
  simple('sincuenta', '10392', 2_000, day.ago(60), { bank: 'PENDIENTE' }),
  simple('john', '10396', 21_000, '2021-06-07'),
  simple('amelie', '10395', 18_000, '2020-06-22'),
  account(
    {
      key: 'aportante/1',
      opened: '2019-02-04',
      parties: holder('aportante'),
      orders: [
        contribution('2019-02-04', '64682', 1_500),
        contribution(day.ago(346), '64682', 1_500),
        externalIn(day.ago(165), '64682', 3_000, {
          status: 'CANCELLED',
          stoppedIn: 'SNCE_1',
          reason:
            'La entidad de origen ha rechazado el traspaso: los datos del titular no coinciden.',
          ended: day.ago(157),
          fields: { pp_plan_type: 'PP', pp_xt_dgs_code: 'N9102' },
        }),
        externalIn(day.ago(5), '64680', 7_700, {
          status: 'SNCE_3',
          fields: { pp_plan_type: 'PPA', pp_xt_egs_code: 'C9003' },
        }),
        externalIn(day.ago(25), '64680', 4_300, {
          status: 'SNCE_2',
          fields: { pp_plan_type: 'PP', pp_xt_dgs_code: 'N9103' },
        }),
        externalIn(day.ago(18), '64682', 9_800, {
          status: 'SNCE_1',
          fields: { pp_plan_type: 'PP', pp_xt_dgs_code: 'N9104' },
        }),
        benefit(day.ago(7), '64682', 1_000, {
          status: 'VALIDATED',
          fields: {
            pp_redemption_cause: 'JUBILACION',
            pp_redemption_collection_method: 'MIXTA',
            pp_redemption_defer: 'NO_DIFERIDO',
            pp_compartment: '3',
            pp_redemption_mixed_amount: '400.00',
            per_period: 'MENSUAL',
            per_end_date: day.ago(-120),
          },
        }),
      ],
    },
    { alias: 'Mi plan', kind: 'PP' },
  ),
];
