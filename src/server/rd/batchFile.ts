import { sendBytes } from '../files/sendFile.ts';
import type { Tenant } from '../tenants/tenant.ts';
import type { Batch } from './sendBatch.ts';

/** A file for the registry as an answer: its exact bytes, its name with tenant, day and number. */
export function batchFile({ name }: Pick<Tenant, 'name'>, { day, sequence, content }: Batch) {
  const number = String(sequence).padStart(4, '0');
  const file = `RD_${name.toUpperCase()}_${day.replaceAll('-', '')}_${number}.txt`;
  return sendBytes(content, 'text/plain; charset=iso-8859-1', file);
}
