import type { RecordValues } from './layout.ts';

type Own<Type extends '10' | '11' | '12' | '13' | '14' | '20'> = Omit<
  RecordValues<Type>,
  'line' | 'operation'
>;

/** One order as the registry is told of it: its records without the columns that only the file knows. */
export interface RdOperation {
  uuid: string;
  order: Own<'10'> & { product: string; gross: bigint; net: bigint; shares: bigint };
  parties: readonly Own<'11'>[];
  periodic?: Own<'12'>;
  pension?: Own<'13'>;
  target?: Own<'14'>;
}

/** An order that the registry has and is to withdraw. */
export interface RdCancellation extends Own<'20'> {
  uuid: string;
}

/** What the header of a file says. */
export interface RdHeader {
  /** Tenant's name. */
  tenant: string;
  /** Tax number of the manager. */
  sender?: string;
  batch: string;
  /** Of the day, from 1; 0 for what was sent before batches were kept. */
  sequence: number;
  /** `YYYY-MM-DD HH:mm:ss` on the tenant's clock. */
  created: string;
  valueDate: string;
  environment: 'PRO' | 'PRE';
}
