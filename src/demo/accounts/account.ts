import type { DemoOrder } from '../world/orders.ts';
import { subscription } from '../world/orders.ts';

/** An account of the demo with its parties and its history. */
export interface DemoAccount {
  key: string;
  alias: string | null;
  type: 'PHYSICAL_ACCOUNT' | 'JURIDICAL_ACCOUNT' | 'PHYSICAL_ACCOUNT_TUTOR';
  kind: 'FI' | 'PP';
  opened: string;
  /** Login → roles in the account. */
  parties: Record<string, string[]>;
  arrangement: string;
  holding: string;
  status: string;
  source: string;
  sourceSystem: string | null;
  hasDocsSigned: boolean;
  hasDocsValidated: boolean;
  hasPendingDocsSigned: boolean;
  /** State of its bank account, or none. */
  bank: 'VALIDADA' | 'PENDIENTE' | null;
  orders: DemoOrder[];
}

type Most = Pick<DemoAccount, 'key' | 'opened' | 'parties' | 'orders'>;
export const account = (most: Most, more: Partial<DemoAccount> = {}): DemoAccount => ({
  alias: null,
  type: 'PHYSICAL_ACCOUNT',
  kind: 'FI',
  arrangement: 'INDISTINTA',
  holding: 'SHAREHOLDER',
  status: 'FINALIZED',
  source: 'ONLINE',
  sourceSystem: null,
  hasDocsSigned: true,
  hasDocsValidated: true,
  hasPendingDocsSigned: false,
  bank: 'VALIDADA',
  ...most,
  ...more,
});

export const holder = (login: string) => ({ [login]: ['TITULAR'] });

/** An ordinary account: one fund bought on a day. */
export const simple = (
  login: string,
  product: string,
  amount: number,
  on: string,
  more: Partial<DemoAccount> = {},
) =>
  account(
    {
      key: `${login}/1`,
      opened: on,
      parties: holder(login),
      orders: [subscription(on, product, amount)],
    },
    more,
  );
