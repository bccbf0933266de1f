import type { LedgerOperation } from '#/domain/valuation/ledgerOperation.ts';
import type { NavBook } from '#/domain/valuation/navSeries.ts';

let count = 0;

/** A finalized operation at a NAV, from participations and euro. */
export function operation(
  operation_type: string,
  nav_date: string,
  key_product: string,
  shares: number,
  nav: number,
  more: Partial<LedgerOperation> = {},
): LedgerOperation {
  return {
    uuid: `operation-${++count}`,
    operation_type,
    operation_status: 'FINALIZED',
    uuid_account: 'account',
    key_product,
    shares: shares.toFixed(6),
    gross_amount: (shares * nav).toFixed(2),
    nav: nav.toFixed(6),
    nav_date,
    ...more,
  };
}

/** NAVs by product and date, in euro. */
export function navBook(products: Record<string, Record<string, number>>): NavBook {
  return new Map(
    Object.entries(products).map(([product, navs]) => [
      product,
      Object.entries(navs).map(([date, nav]) => ({ date, nav: BigInt(Math.round(nav * 1e6)) })),
    ]),
  );
}
