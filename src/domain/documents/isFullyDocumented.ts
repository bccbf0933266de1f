import type { Account } from '../people/account.ts';
import type { Intervener } from '../people/intervener.ts';
import { isAccountDocumented } from './isAccountDocumented.ts';
import { isIntervenerDocumented } from './isIntervenerDocumented.ts';
import { isOperationDocumented, type RelatedOperation } from './isOperationDocumented.ts';

/** A client with everything the answer depends on; `operations` by the account's uuid. */
export interface DocumentedClient {
  intervener: Intervener;
  accounts: Account[];
  operations: Record<string, RelatedOperation[]>;
}

/**
 * Which operations part (c) reads: those of every account, as the rule says, or those of the first
 * account alone, as once observed.
 */
export type OperationsRead = 'every_account' | 'first_account';

/**
 * Whether the client is fully documented: the intervener (a), every account (b) and every related
 * operation (c).
 * @source specification §4
 */
export function isFullyDocumented(
  client: DocumentedClient,
  operationsRead: OperationsRead = 'every_account',
): boolean {
  const read = operationsRead === 'first_account' ? client.accounts.slice(0, 1) : client.accounts;
  return (
    isIntervenerDocumented(client.intervener) &&
    client.accounts.every(isAccountDocumented) &&
    read.every((account) => (client.operations[account.uuid] ?? []).every(isOperationDocumented))
  );
}
