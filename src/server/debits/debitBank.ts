import type { PlainDate } from '#/domain/dates/plainDate.ts';

/** A direct debit as the bank is asked to collect it. */
export interface DebitOrder {
  /** Ours: presented again under the same uuid, it is the same debit. */
  uuid: string;
  /** Cents. */
  amount: bigint;
  /** When the payer's account is charged. */
  dueOn: PlainDate;
  /** When it was asked not to collect it. */
  withdrawnOn?: PlainDate;
}

/** What the bank says of a debit: the money is here; it never was; it was, and has been taken back. */
export interface DebitAnswer {
  debit: string;
  result: 'PAID' | 'REJECTED' | 'RETURNED';
  /** Of the bank's message: brought again, it is the same. */
  reference: string;
  reason: string | null;
}

/** The bank that collects direct debits. */
export interface DebitBank {
  /** Hands a debit over. */
  present(debit: DebitOrder): Promise<void>;
  /** Asks it not to collect one, or to give its money back; asked again, it is the same. */
  withdraw(debit: DebitOrder): Promise<void>;
  /** What it has said of debits by a day; what was brought before may come again. */
  collect(debits: readonly DebitOrder[], day: PlainDate): Promise<readonly DebitAnswer[]>;
}
