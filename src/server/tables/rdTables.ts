/** Files for the registry as they were sent, and the orders in them. */
export interface RdTables {
  /** Rows are added and never changed. */
  rd_batches: {
    tenant_id: string;
    uuid: string;
    /** `YYYY-MM-DD` of the tenant. */
    day: string;
    /** Of the day, from 1. */
    sequence: number;
    content: Buffer;
    created_at: Date;
  };
  rd_batch_operations: {
    tenant_id: string;
    uuid_operation: string;
    uuid_batch: string;
    place: number;
  };
  /** Orders that the registry was told to withdraw, by the batch that said so. */
  rd_cancellations: { tenant_id: string; uuid_operation: string; uuid_batch: string };
}
