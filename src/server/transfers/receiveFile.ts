import type { Schema } from '#/contract/schema.ts';
import { parseTransferFile } from '#/domain/transfers/parseTransferFile.ts';
import type { Words } from '../kernel/words.ts';
import { wordCode } from '../words/productWords.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { lockTransfers } from './lockTransfers.ts';
import { receiveMessage, type Receiving } from './receiveMessage.ts';

/**
 * Takes a file of the exchange, line after line; what a line cannot do keeps no other back. Sent again it
 * changes nothing. Answers what became of each line.
 */
export async function receiveFile(
  at: Receiving & { words: Words },
  db: TenantDb,
  content: string,
): Promise<Schema<'TransferFileLine'>[]> {
  const lines = parseTransferFile(content);
  await lockTransfers(
    db,
    lines.flatMap(({ message }) => message?.request ?? []),
  );
  const outcomes: Schema<'TransferFileLine'>[] = [];
  for (const { line, message } of lines) {
    if (!message) {
      const why = at.words('transfer_message.unreadable');
      outcomes.push({ line, reference: null, outcome: 'UNREADABLE', message: why });
      continue;
    }
    const { outcome, issues } = await receiveMessage(at, db, message, 'FILE');
    const code = outcome === 'UNKNOWN' ? 'transfer_message.unknown' : issues[0]?.code;
    const why = code ? at.words(wordCode(code)) : null;
    outcomes.push({ line, reference: message.reference, outcome, message: why });
  }
  return outcomes;
}
