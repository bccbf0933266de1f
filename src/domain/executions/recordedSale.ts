import { lotChoiceOf } from '../lots/lotChoice.ts';
import { sharesOf, type Lot } from '../lots/lot.ts';
import { takeChosen } from '../lots/takeChosen.ts';
import type { Cents } from '../money/cents.ts';
import type { MicroNav } from '../money/nav.ts';
import { sharesFor } from '../money/valuation.ts';
import type { PlainDate } from '../dates/plainDate.ts';
import { findOperationType } from '../operations/findOperationType.ts';
import { sell, type Sale } from '../tax/sale.ts';
import { nettedGain } from '../tax/taxBase.ts';

/** A movement out that staff record: by inheritance, gift or contingency, or an excess that is given back. */
export interface RecordedMovement {
  operation_type: string;
  /** Cents; null takes everything. */
  gross: Cents | null;
  nav: MicroNav;
  navDate: PlainDate;
}

/**
 * What such a movement takes at the NAV of its day, as much as there is; undefined when there is nothing. Nothing is
 * paid for it and nothing withheld; its gain counts where the law taxes who gives.
 * @source LIRPF 33.3.b, 33.5, 36; RDL 1/2002 art. 5.3
 */
export function recordedSale(
  lots: readonly Lot[],
  { operation_type, gross, nav, navDate }: RecordedMovement,
): Sale | undefined {
  const all = sharesOf(lots);
  const asked = gross === null ? all : sharesFor(gross, nav);
  const shares = asked < all ? asked : all;
  if (shares === 0n) return undefined;
  const { taken } = takeChosen(lots, shares, lotChoiceOf({ operation_type }), navDate);
  const sale = sell(taken, shares, { nav, fee: 0n, rate: 0n, base: nettedGain });
  const isTaxed = findOperationType(operation_type)?.tax !== 'NONE';
  return { ...sale, gain: isTaxed ? sale.gain : 0n };
}
