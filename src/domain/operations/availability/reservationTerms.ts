import type { PlainDate } from '../../dates/plainDate.ts';
import type { Lot } from '../../lots/lot.ts';
import type { MicroNav } from '../../money/nav.ts';
import type { MicroPercent } from '../../money/percent.ts';
import { benefitTerms } from '../../pensions/benefitTerms.ts';
import { nettedGain } from '../../tax/taxBase.ts';
import { defersTransfers, withholdingRate, type Taxpayer } from '../../tax/taxpayer.ts';
import type { ReservationTerms } from './reservedShares.ts';

/** A holding in one product, and what its orders are expected to be carried out at. */
export interface ReservedHolding {
  kind: 'F' | 'P';
  nav: MicroNav;
  /** Redemption commission. */
  fee: MicroPercent;
  lots: readonly Lot[];
  taxpayer: Taxpayer;
  today: PlainDate;
  /** Percentage that staff set to withhold from benefits. */
  benefitRate?: MicroPercent;
}

/** The price and tax at which the amounts of orders under way are turned into participations. */
export function reservationTerms(holding: ReservedHolding): ReservationTerms {
  const { kind, nav, fee, lots, taxpayer, today, benefitRate } = holding;
  if (kind === 'P') {
    const terms = benefitTerms({ nav, fee, rate: benefitRate, lots, paid: today });
    return { ...terms, defersTransfers: true, isPlan: true };
  }
  const rate = withholdingRate(taxpayer, today);
  return { nav, fee, rate, base: nettedGain, defersTransfers: defersTransfers(taxpayer) };
}
