import { demoIban } from '../world/iban.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** One bank account for each account that has one. */
export const bankAccountRows = ({ id, accounts }: DemoDataset): Row[] =>
  accounts.flatMap(({ key, bank }, index) => {
    if (!bank) return [];
    const iban = demoIban(1_000_000 + index * 37);
    return {
      uuid: id(`bank/${key}`),
      uuid_account: id(`account/${key}`),
      account_number: iban.slice(4),
      iban_code: iban,
      swift_code: 'DEMOESMMXXX',
      status: bank,
    };
  });
