import type { Schema } from '#/contract/schema.ts';
import type { Tenant } from '../ports/tenant.ts';

/** Where money for orders may be sent to, as the manager says, the first before the others. */
export const receivingAccounts = ({
  accounts = {},
}: Pick<Tenant, 'accounts'>): Schema<'ReceivingAccount'>[] =>
  Object.values(accounts)
    .sort((one, other) => one.order - other.order)
    .map(({ iban, holder }) => ({ iban, holder }));
