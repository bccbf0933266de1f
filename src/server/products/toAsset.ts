import type { Schema } from '#/contract/schema.ts';
import { toWire } from '#/domain/money/wire.ts';
import { evolutionDates, type EvolutionRange } from '#/domain/valuation/evolutionDates.ts';
import { navOn, type NavPoint } from '#/domain/valuation/navSeries.ts';
import type { ProductRow } from './readProducts.ts';
import { toFee } from './toFee.ts';

/** A product as an asset: what it is, its published values in a range, its papers. */
export function toAsset(
  row: ProductRow,
  published: readonly NavPoint[],
  documents: Schema<'ProductDocument'>[],
  range: EvolutionRange,
  today: string,
): Schema<'Asset'> {
  const last = navOn(published, today);
  return {
    id: row.key_product,
    name: row.name_product,
    isin: row.isin,
    dgs_code: row.dgs_code,
    kind: row.kind,
    currency: 'EUR',
    risk: row.risk,
    is_complex: row.is_complex,
    nav: last ? toWire(last.nav, 6) : null,
    nav_date: last?.date ?? null,
    nav_frequency: row.nav_frequency,
    navs: seriesIn(published, range, today).map(({ date, nav }) => ({ date, nav: toWire(nav, 6) })),
    management_fee: toFee(row.management_fee),
    documents,
  };
}

/** The values in force on the dates of a range, each publication once. */
function seriesIn(published: readonly NavPoint[], range: EvolutionRange, today: string) {
  const [first] = published;
  if (!first) return [];
  const points = evolutionDates(range, first.date, today).flatMap(
    (date) => navOn(published, date) ?? [],
  );
  return points.filter((point, index) => point.date !== points[index - 1]?.date);
}
