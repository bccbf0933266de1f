import type { DemoDay } from '../world/day.ts';
import { order, redemption, subscription } from '../world/orders.ts';
import { periodic } from '../world/periodic.ts';
import { account, simple } from './account.ts';
import type { DemoAccount } from './account.ts';

/** Co-holders, minors with their tutors, usufruct and bare ownership. */
export const families = (day: DemoDay): DemoAccount[] => [
  account(
    {
      key: 'luis/1',
      opened: '2016-05-09',
      parties: { luis: ['TITULAR'], ana: ['TITULAR'] },
      orders: [
        subscription('2016-05-09', '10394', 30_000),
        subscription('2020-04-14', '10396', 10_000),
        redemption(day.ago(1), '10394', 2_000, {
          status: 'REGISTERED_ONLINE',
          key: 'luis-second',
          by: 'ana',
        }),
      ],
    },
    { alias: 'Hermanos Robles', arrangement: 'CONJUNTA' },
  ),
  account(
    {
      key: 'nora/1',
      opened: '2019-01-21',
      parties: { nora: ['TITULAR'], tutor: ['TUTOR'] },
      orders: [
        subscription('2019-01-21', '10394', 3_000),
        ...periodic({
          type: 'SOLICITUD_SUSCRIPCION_PERIODICA',
          key: 'nora-mixto',
          product: '10394',
          amount: 50,
          start: '2022-01-05',
          until: day.today,
          period: 'MENSUAL',
        }),
      ],
    },
    { alias: 'Para cuando seas mayor', type: 'PHYSICAL_ACCOUNT_TUTOR' },
  ),
  simple('tutor', '10392', 7_500, '2021-02-15', { alias: 'Colchón' }),
  account(
    {
      key: 'hugo/1',
      opened: '2016-06-13',
      parties: { hugo: ['TITULAR'], extutor: ['TUTOR'] },
      orders: [subscription('2016-06-13', '10396', 4_000)],
    },
    { type: 'PHYSICAL_ACCOUNT_TUTOR' },
  ),
  simple('extutor', '10393', 12_000, '2018-09-17'),
  account(
    {
      key: 'lucia/1',
      opened: '2017-03-06',
      parties: { lucia: ['TITULAR'], extutor2: ['TUTOR', 'AUTORIZADO'] },
      orders: [subscription('2017-03-06', '10394', 5_000)],
    },
    { type: 'PHYSICAL_ACCOUNT_TUTOR' },
  ),
  account(
    {
      key: 'usuf/1',
      opened: '2014-10-20',
      parties: { usuf: ['USUFRUCTUARIO'], nudo: ['NUDO_PROPIETARIO'] },
      orders: [
        order('HERENCIA_ENTRADA')('2014-10-20', '10393', 40_000),
        order('DONACION_SALIDA')('2021-05-04', '10393', 5_000),
      ],
    },
    { alias: 'Herencia Casas', holding: 'BARE_OWNERSHIP', arrangement: 'MANCOMUNADA' },
  ),
];
