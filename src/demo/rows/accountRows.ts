import type { Row, DemoDataset } from '../history/dataset.ts';

export const accountRows = ({ id, tenant, accounts }: DemoDataset): Row[] =>
  accounts.map((account, index) => ({
    uuid: id(`account/${account.key}`),
    account_number: `${tenant.brand.slice(0, 3).toUpperCase()}-${String(1001 + index).padStart(6, '0')}`,
    alias: account.alias,
    status: account.status,
    source: account.source,
    source_system: account.sourceSystem,
    account_type: account.type,
    kind: account.kind,
    holding_type: account.holding,
    arrangement_type: account.arrangement,
    opened_on: account.opened,
    disable_periodics: false,
    has_docs_signed: account.hasDocsSigned,
    has_docs_validated: account.hasDocsValidated,
    has_pending_account_docs_signed: account.hasPendingDocsSigned,
  }));

/** Who has which roles in each account. */
export const accountIntervenerRows = ({ id, accounts }: DemoDataset): Row[] =>
  accounts.flatMap((account) =>
    Object.entries(account.parties).flatMap(([login, roles]) =>
      roles.map((role) => ({
        uuid_account: id(`account/${account.key}`),
        uuid_intervener: id(`intervener/${login}`),
        account_intervener_role: role,
        since: account.opened,
      })),
    ),
  );
