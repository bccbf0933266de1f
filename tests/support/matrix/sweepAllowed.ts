import type { LightMyRequestResponse } from 'fastify';
import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import { planned } from '../../../src/server/handlers/planned.ts';
import type { TestServer } from '../server.ts';
import { swept } from '../sweep.ts';
import { allowed, rowOf } from './allowed.ts';
import { askAllowed } from './allowedCell.ts';

/** The account of the demo that is partly theirs who look at it. */
const near = { consulta: 'ana/1', nora: 'nora/1', extutor: 'hugo/1' } as const;

const ids = (Object.keys(allowed) as OperationId[]).filter((id) => !(id in planned));

/**
 * Asks for every call as its row says, or for so many of them, and as everybody who may too; says what did not
 * succeed as promised.
 */
export async function sweepAllowed(server: TestServer, some = Infinity) {
  const drawn = swept(ids, some);
  const needed = drawn.map((id) => rowOf(id).needs);
  const asked = ids.filter((id) => drawn.includes(id) || needed.includes(id));
  const failures: string[] = [];
  let count = 0;
  const look = (id: OperationId, by: string, answer: LightMyRequestResponse) => {
    count += 1;
    const fault = faultOf(id, answer);
    if (fault) failures.push(`${by} ${id}: ${fault}`);
  };
  for (const id of asked)
    for (const by of rowOf(id).also ?? [])
      look(id, by, await askAllowed(server, id, {}, { by, about: near[by] }));
  for (const id of asked) look(id, rowOf(id).by, await askAllowed(server, id));
  return { calls: asked.length, count, failures };
}

/** What of a success is not as the contract promises, or nothing. */
function faultOf(id: OperationId, { statusCode, headers, body }: LightMyRequestResponse) {
  const { status, answer } = calls[id];
  if (statusCode !== status) return `${statusCode} instead of ${status}: ${body.slice(0, 300)}`;
  const media = String(headers['content-type']);
  const isJson = answer === 'data' || answer === 'json';
  if (isJson && !media.startsWith('application/json')) return `it is ${media}`;
  if (answer === 'data' && !('data' in JSON.parse(body))) return 'it has no data';
  const isAttachment = String(headers['content-disposition']).startsWith('attachment');
  return answer === 'file' && !isAttachment ? 'it is no attachment' : undefined;
}
