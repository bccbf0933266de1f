import type { WireLot } from '#/domain/lots/wireLot.ts';
import type { TransferMessageKind } from '#/domain/transfers/transferMessage.ts';
import type { ColumnType } from 'kysely';

export interface TransferTables {
  /** What was told about transfers from other entities, each reference once; amount in cents. */
  transfer_messages: {
    tenant_id: string;
    uuid: string;
    /** None where nobody knows the request that it names. */
    uuid_operation: string | null;
    reference: string;
    kind: TransferMessageKind;
    amount: bigint | null;
    reason: string | null;
    lots: ColumnType<WireLot[] | null, string | null, never>;
    source: 'STAFF' | 'FILE' | 'EXCHANGE';
    /** Code of why it took no effect. */
    refused: string | null;
    received_at: Date;
  };
  /** Money that is here, kept a second time by the database; amount in cents. */
  received_money: {
    tenant_id: string;
    uuid_operation: string;
    /** Told by a message about a transfer; matched with its order. */
    step: 'ARRIVED' | 'MATCHED';
    amount: bigint;
  };
}
