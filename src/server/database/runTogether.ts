import type { CompiledQuery, Kysely, QueryResult } from 'kysely';
import type { Tables } from '../tables/tables.ts';

interface Asked {
  query: CompiledQuery;
  resolve(result: QueryResult<never>): void;
  reject(error: unknown): void;
}

/** What each transaction is about to send. */
const waiting = new WeakMap<Kysely<Tables>, Asked[]>();

/**
 * Runs a statement. Those of one transaction that are asked for before its connection is free go in one packet,
 * in their order, and each is answered apart: who needs several and none for another asks with `Promise.all`.
 */
export function runTogether<Row>(
  db: Kysely<Tables>,
  query: CompiledQuery,
): Promise<QueryResult<Row>> {
  if (!db.isTransaction) return db.executeQuery<Row>(query);
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult<Row>>();
  const asked: Asked = { query, resolve, reject };
  const packet = waiting.get(db);
  if (packet) packet.push(asked);
  else send(db, [asked]);
  return promise;
}

function send(db: Kysely<Tables>, packet: Asked[]): void {
  waiting.set(db, packet);
  const sent = db.getExecutor().provideConnection(async (connection) => {
    waiting.delete(db);
    const answers = packet.map(({ query }) => connection.executeQuery<never>(query));
    const settled = await Promise.allSettled(answers);
    settled.forEach((one, index) => {
      if (one.status === 'fulfilled') packet[index]!.resolve(one.value);
      else packet[index]!.reject(one.reason);
    });
  });
  sent.catch((error: unknown) => {
    waiting.delete(db);
    for (const { reject } of packet) reject(error);
  });
}
