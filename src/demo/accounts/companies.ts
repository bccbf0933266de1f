import type { DemoDay } from '../world/day.ts';
import { redemption, subscription, transfer } from '../world/orders.ts';
import { account } from './account.ts';
import type { DemoAccount } from './account.ts';

/** Legal persons with their representatives. */
export const companies = (day: DemoDay): DemoAccount[] => [
  account(
    {
      key: 'iberica/1',
      opened: '2017-04-03',
      parties: { iberica: ['TITULAR'], marta: ['ADMINISTRADOR'] },
      orders: [
        subscription('2017-04-03', '75154', 1_200_000),
        subscription('2021-01-18', '75156', 90_000),
        redemption('2024-07-08', '75154', 150_000),
        transfer('2025-02-10', '75156', '75152', 30_000),
        subscription(day.ago(4), '75152', 25_000, { status: 'REGISTERED_EMAIL' }),
      ],
    },
    { alias: 'Tesorería', type: 'JURIDICAL_ACCOUNT', arrangement: 'SOLIDARIA' },
  ),
  account(
    {
      key: 'naviera/1',
      opened: '2024-02-12',
      parties: { naviera: ['TITULAR'], apoderado: ['APODERADO'] },
      orders: [subscription('2024-02-12', '10394', 60_000, { by: 'apoderado' })],
    },
    { alias: 'Tesorería de la naviera', type: 'JURIDICAL_ACCOUNT', arrangement: 'SOLIDARIA' },
  ),
  account(
    {
      key: 'fundacion/1',
      opened: '2018-11-26',
      parties: { fundacion: ['TITULAR'], marta: ['REPRESENTANTE_LEGAL'] },
      orders: [
        subscription('2018-11-26', '75153', 400_000),
        subscription('2022-03-09', '10397', 120_000),
        subscription('2023-09-18', '75157', 200_000),
        subscription(day.ago(8), '75157', 20_000, { status: 'REGISTERED_POSTAL' }),
      ],
    },
    {
      alias: 'Dotación fundacional',
      type: 'JURIDICAL_ACCOUNT',
      arrangement: 'MANCOMUNADA_CONDICIONADA',
    },
  ),
];
