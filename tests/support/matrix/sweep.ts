import { grantProof } from '../grantProof.ts';
import type { TestServer } from '../server.ts';
import { swept } from '../sweep.ts';
import { forbiddenCells, tryCell } from './forbidden.ts';
import { enterAll } from './identities.ts';
import { tryPairs } from './nested.ts';
import { readObjects } from './objects.ts';
import { tableMarks } from './tableMarks.ts';

/** Accounts of the demo whose objects others try to reach. */
export const victims = ['ana/1', 'nora/1', 'hugo/1', 'luis/2'];

/**
 * Tries every forbidden combination, of the nearest victim of each identity or of these, or so many of them, and
 * every pair of ids that do not belong together. Says what went otherwise than it should, and which tables were
 * written.
 */
export async function sweepForbidden(
  server: TestServer,
  { of, some = Infinity }: { of?: readonly string[]; some?: number } = {},
) {
  const identities = await enterAll(server);
  const objects = new Map(
    await Promise.all(
      victims.map(async (victim) => [victim, await readObjects(server, victim)] as const),
    ),
  );
  const token = await server.token('ana');
  const owner = { token, proof: await grantProof(server, token) };
  const before = await tableMarks(server);
  const cells = swept(forbiddenCells(identities, of), some);
  const surprises: string[] = [];
  for (const cell of cells)
    surprises.push(...(await tryCell(server, cell, objects.get(cell.victim)!)));
  const pairs = await tryPairs(server, owner);
  const after = await tableMarks(server);
  const written = Object.keys(after).filter((table) => before[table] !== after[table]);
  return {
    count: cells.length + pairs.count,
    surprises: [...surprises, ...pairs.surprises],
    written,
  };
}
