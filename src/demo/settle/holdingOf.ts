import type { SellableHolding } from '#/domain/executions/sellableHolding.ts';
import { sharesOf } from '#/domain/lots/lot.ts';
import { toWire } from '#/domain/money/wire.ts';
import { availability } from '#/domain/operations/availability/availability.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { LedgerOperation } from '#/domain/valuation/ledgerOperation.ts';
import { replay } from '#/domain/valuation/replay.ts';
import { toLedger } from '#/domain/valuation/toLedger.ts';
import type { DemoOperation } from './demoOperation.ts';

/** What an account holds of a product after what was executed so far, read from its book as the server reads it. */
export function holdingOf(done: readonly DemoOperation[], product: string): SellableHolding {
  // Of one holder: all transfers carry dates and cost, or none does.
  const isDeferred = !done.some(({ fields }) => fields.is_tax_deferred === false);
  const { entries } = toLedger(done.map(toLedgerOperation), isDeferred);
  const { holdings } = replay(entries);
  const lots = holdings.find((holding) => holding.product === product)?.lots ?? [];
  const blocks = done.filter(({ type }) => operationTypeOf(type).block);
  const { blocked } = availability(
    { account: ACCOUNT, product },
    blocks.map((block) => ({
      ...toLedgerOperation(block),
      ...{ gross_amount: null, shares: toWire(block.shares ?? 0n, 6) },
    })),
    lots,
  );
  return { lots, available: sharesOf(lots) - blocked, takenLater: [] };
}

/** There is one at a time. */
const ACCOUNT = 'account';

const toLedgerOperation = ({ key, type, status, product, ...rest }: DemoOperation) =>
  ({
    uuid: key,
    uuid_account: ACCOUNT,
    operation_type: type,
    operation_status: status,
    key_product: product,
    shares: rest.shares,
    gross_amount: rest.gross,
    withholding: rest.withholding,
    nav_date: rest.navDate,
    uuid_request: rest.request,
    pp_compartment: rest.fields.pp_compartment,
    lots_by: rest.fields.lots_by,
    lots: rest.fields.lots,
  }) as LedgerOperation & { shares?: bigint };
