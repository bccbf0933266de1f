import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { LightMyRequestResponse } from 'fastify';
import type { OperationId } from '../../../src/contract/call.ts';
import { planned } from '../../../src/server/handlers/planned.ts';
import { fc } from '../fc.ts';
import type { TestServer } from '../server.ts';
import { allowed } from './allowed.ts';
import { enter } from './allowedCell.ts';
import { malformed } from './malformed.ts';
import { readObjects } from './objects.ts';
import { requestOf } from './requestOf.ts';

const ids = (Object.keys(allowed) as OperationId[]).filter((id) => !(id in planned));
/** Hashing a password takes as long as it takes, whoever waits for it. */
const hashes = new Set<OperationId>(['loginOnboarding', 'createToken', 'changePassword']);

/** Sends `each` spoilt requests of every call by whoever may ask, and tells what they met with. */
export async function fuzz(server: TestServer, each: number) {
  const faults: string[] = [];
  const times: number[] = [];
  const loop = monitorEventLoopDelay({ resolution: 10 });
  let longestStall = 0;
  let slowest = '';
  for (const id of ids) {
    const { by, about = 'ana/1' } = allowed[id]!;
    const who = await enter(server, by);
    const objects = await readObjects(server, about);
    const spoilt = fc.sample(malformed(id, requestOf(id, objects)), each);
    loop.enable();
    for (const { method, url, options } of spoilt) {
      const since = performance.now();
      const headers = { ...who.headers, ...options.headers };
      const answer = await server.ask(method, url, { ...who, ...options, headers });
      if (!hashes.has(id)) times.push(performance.now() - since);
      const fault = faultOf(answer);
      if (fault)
        faults.push(`${id} ${method} ${url.slice(0, 200)} ${bodyOf(options.payload)}: ${fault}`);
    }
    loop.disable();
    const stall = loop.max / 1e6;
    if (stall > longestStall) [longestStall, slowest] = [stall, id];
    loop.reset();
  }
  times.sort((a, b) => a - b);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return { count: ids.length * each, faults, p99, longestStall, slowest };
}

const bodyOf = (payload: unknown) => (typeof payload === 'string' ? payload.slice(0, 200) : '');

/** What is wrong with an answer to something that nobody should send, or nothing. */
function faultOf({ statusCode, headers, body }: LightMyRequestResponse): string | undefined {
  if (statusCode >= 500 && statusCode !== 503) return `${statusCode} ${body.slice(0, 200)}`;
  if (/\.ts:\d|node_modules|at \w+ \(|syntax error at/.test(body))
    return `a stack: ${body.slice(0, 200)}`;
  if (statusCode < 400) return undefined;
  if (!String(headers['content-type']).startsWith('application/json'))
    return 'an error that is no JSON';
  const { result } = JSON.parse(body) as {
    result?: { info?: unknown; errors?: { message?: unknown }[] };
  };
  const isTold = result?.errors?.every(({ message }) => typeof message === 'string' && message);
  return (isTold && result!.errors!.length > 0) || result?.info
    ? undefined
    : `untold: ${body.slice(0, 200)}`;
}
