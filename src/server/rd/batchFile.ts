import { sendBytes } from '../files/sendFile.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { Batch } from './sendBatch.ts';

/** Name of a file for the registry: tenant, day and number. */
export const batchName = (
  { name }: Pick<Tenant, 'name'>,
  { day, sequence }: Pick<Batch, 'day' | 'sequence'>,
): string =>
  `RD_${name.toUpperCase()}_${day.replaceAll('-', '')}_${String(sequence).padStart(4, '0')}.txt`;

/** A file for the registry as an answer: its exact bytes under its name. */
export const batchFile = (tenant: Pick<Tenant, 'name'>, batch: Batch) =>
  sendBytes(batch.content, 'text/plain; charset=iso-8859-1', batchName(tenant, batch));
