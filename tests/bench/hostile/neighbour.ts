import { beside, type Row } from '../../support/benchSection.ts';
import { measureNeighbour } from '../../support/neighbour.ts';
import { withProduct, type HostileSection } from './hostileSection.ts';

/** What another tenant waits while one person does their worst at each expensive call, at the product's own rates. */
export const neighbour: HostileSection = {
  minutes: 12,
  attacks: [],
  run: (say) =>
    // Both come from this machine's one address.
    withProduct({ ADDRESS_RATE: '100000' }, async (_, port) => {
      const product = { url: (path: string) => `http://localhost:${port}${path}` };
      const fared = await measureNeighbour(product);
      return fared.flatMap(({ name, alone, beside: loud, failed, flooded }): Row[] => {
        say(`${name}: the flood was answered ${JSON.stringify(flooded)}`);
        return [
          { name: `${name}: alone, p95`, value: alone, unit: 'ms' },
          beside(`${name}: beside, p95`, alone, loud),
          { name: `${name}: failed`, value: failed, unit: '', limit: 0, ok: failed === 0 },
        ];
      });
    }),
};
