import type { Schema } from '#/contract/schema.ts';
import { blockReason } from '#/domain/access/blockReason.ts';
import { effectiveRoles } from '#/domain/access/effectiveRoles.ts';
import type { AccountRow } from './readAccounts.ts';

/** An account as the wire shows it to the party that asked, with its figures where they were computed. */
export function toAccount(
  row: AccountRow,
  today: string,
  balance?: Schema<'Balance'>,
): Schema<'Account'> {
  return {
    uuid: row.uuid,
    alias: row.alias,
    account_number: row.account_number,
    account_type: row.account_type,
    kind: row.kind,
    status: row.status as Schema<'AccountStatus'>,
    source: row.source,
    source_system: row.source_system,
    role: (effectiveRoles(row, today)[0] ?? row.roles[0]) as Schema<'IntervenerRole'>,
    holding_type: row.holding_type as Schema<'HoldingType'>,
    arrangement_type: row.arrangement_type as Schema<'ArrangementType'>,
    has_docs_signed: row.has_docs_signed,
    has_docs_validated: row.has_docs_validated,
    has_pending_account_docs_signed: row.has_pending_account_docs_signed,
    has_validated_bank_account: row.has_validated_bank_account,
    disable_periodics: row.disable_periodics,
    mailing_type: row.mailing_type as Schema<'MailingType'> | null,
    postmail_action: row.postmail_action as Schema<'PostmailAction'> | null,
    block_reason: blockReason(row, today),
    opened_on: row.opened_on,
    ...balance,
    _links: { _self: { href: `/api/accounts/${row.uuid}` } },
  };
}
