import { roundHalfUp } from '#/domain/money/roundHalfUp.ts';
import { sharesFor } from '#/domain/money/valuation.ts';
import { executedAt } from './market.ts';
import { centsOf, type Outcome, type Step } from './step.ts';

/** A transfer from another entity: the request, and the arrival with the date and cost that came along. */
export function arrive({ order, base, point, market, holdings }: Step): Outcome {
  const gross = centsOf(order);
  const shares = sharesFor(gross, point.nav);
  const cost = roundHalfUp(gross * 8n, 10n);
  const acquired = base.fields.pp_compartment === '1' ? '2004-11-15' : '2012-05-21';
  const sequence = holdings.nextSequence();
  const { isDeferred } = market;
  const bought = isDeferred ? { acquired, cost } : { acquired: point.date, cost: gross };
  holdings.add(order.product, [{ ...bought, sequence, shares, origin: order.product }]);
  const arrival = { key: `${base.key}/in`, type: 'TRASPASO_ENTRADA', isRequest: false };
  return {
    operations: [
      { ...base, gross, ended: point.date },
      {
        ...base,
        ...executedAt(market, order.product, point),
        ...arrival,
        ...{ request: base.key, gross, shares, fields: { is_tax_deferred: isDeferred } },
        ...(isDeferred && { arrived: { acquired, cost } }),
      },
    ],
  };
}
