import { findOperationType } from '#/domain/operations/findOperationType.ts';
import type { DemoAccount } from '../accounts/account.ts';
import { beginningOf } from '../history/beginning.ts';
import { broughtLots, hasArrived } from '../history/incomingTransfer.ts';
import { requestedAt } from '../history/requestedAt.ts';
import type { DemoOperation } from '../settle/demoOperation.ts';
import type { Row, DemoDataset, BuiltDataset } from '../history/dataset.ts';

export const operationRows = (story: DemoDataset): Row[] =>
  story.operations.map((told) => operationRow(story, told));

function operationRow(
  { id, day }: DemoDataset,
  { operation, account, sequence }: BuiltDataset,
): Row {
  const { gross, withholding = taxOf(operation), navDate = null } = operation;
  const keyed = (key: string | undefined) => (key ? id(`operation/${key}`) : null);
  const text = (value: bigint | null | undefined) => value?.toString() ?? null;
  return {
    uuid: id(`operation/${operation.key}`),
    uuid_account: id(`account/${account.key}`),
    key_product: operation.product,
    sequence,
    operation_type: operation.type,
    operation_sub_type: null,
    operation_status: operation.status,
    channel: beginningOf(operation, account).channel,
    ordered_by: id(`intervener/${operation.by ?? ordererOf(account)}`),
    amount_shares_indicator: operation.isTotal ? 'T' : 'B',
    gross_amount: text(gross),
    net_amount: text(
      gross === undefined || withholding === undefined ? undefined : gross - withholding,
    ),
    commission: '0',
    withholding: text(withholding),
    fiscal_import: text(operation.gain),
    shares: text(operation.shares),
    nav: text(operation.nav),
    nav_date: navDate,
    request_date: requestedAt(operation, day).toISOString(),
    value_date: navDate,
    settlement_date: operation.settled ?? null,
    is_request: operation.isRequest,
    is_total: operation.isTotal,
    uuid_request: keyed(operation.request),
    counterpart: keyed(operation.counterpart),
    details: detailsOf(operation, account, id),
  };
}

/** Nothing is kept back from what comes in; what goes out shows it once it is executed. */
const taxOf = ({ type }: DemoOperation) => (isPaidOut(type) ? undefined : 0n);

/** What a sale or a benefit brings is paid to the bank account. */
const isPaidOut = (type: string): boolean => {
  const tax = findOperationType(type)?.tax;
  return tax === 'WITHHELD' || tax === 'WORK_INCOME';
};

/** What is ordered with money of the investor's bank, at once or time and again. */
const isPaidIn = (type: string): boolean => {
  const known = findOperationType(type);
  return known?.cash === 'IN' || (known?.flow === 'IN' && known.child !== null);
};

/** Who usually gives the orders: whoever acts for a minor, else the first party. */
function ordererOf({ parties }: DemoAccount): string {
  const logins = Object.keys(parties);
  const tutor = logins.find((login) => parties[login]?.includes('TUTOR'));
  return tutor ?? logins[0] ?? '';
}

/** What only some types have, by their wire names. */
function detailsOf(operation: DemoOperation, account: DemoAccount, id: DemoDataset['id']): Row {
  const { fields, isChild, request, type, isTotal } = operation;
  const bank = account.bank && id(`bank/${account.key}`);
  return {
    ...fields,
    ...(hasArrived(operation) && { received_lots: broughtLots(operation) }),
    ...(isChild && { per_uuid_operation_periodic_request: id(`operation/${request}`) }),
    ...(isTotal && {
      [findOperationType(type)?.isTransfer ? 'is_total_transfer' : 'is_total_redemption']: true,
    }),
    ...(isPaidIn(type) && {
      pay_method: fields.is_periodic ? 'DOMICILIACION' : 'TRANSFERENCIA',
    }),
    ...((isPaidOut(type) || fields.is_periodic === true) && { uuid_bank_account: bank }),
  };
}
