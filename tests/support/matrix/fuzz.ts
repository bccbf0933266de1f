import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OperationId } from '../../../src/contract/call.ts';
import { planned } from '../../../src/server/handlers/planned.ts';
import { fc } from '../fc.ts';
import { hostileTexts } from '../hostileTexts.ts';
import type { Ask, TestServer } from '../server.ts';
import { allowed, rowOf } from './allowed.ts';
import { enter, readyCell } from './allowedCell.ts';
import { faultOf } from './faultOf.ts';
import { malformed } from './malformed.ts';
import { fieldsOf } from './naughty.ts';
import { requestOf, type PreparedRequest } from './requestOf.ts';

/** Hashing a password takes as long as it takes, whoever waits for it; they also count who gets in. */
const hashes: readonly OperationId[] = [
  'loginOnboarding',
  'createToken',
  'createStudioToken',
  'changePassword',
  'createReauthentication',
];
const ids = (Object.keys(allowed) as OperationId[]).filter((id) => !(id in planned));
const inOrder = [...ids.filter((id) => !hashes.includes(id)), ...hashes];
const texts = Object.values(hostileTexts);

/** Headers are read before anything of the call's own: a part of the texts does for each. */
const HEADER_TEXTS = 40;
/** Naughty texts that are under way at once. */
const AT_ONCE = 4;

export interface FuzzPlan {
  /** Spoilt requests of every call. */
  each: number;
  /** Naughty texts in every field; each field begins with another one. */
  texts: number;
  /** No answer may take longer (ms). */
  latest: number;
  /** Which of how many parts of the calls, from 1. */
  part?: readonly [number, number];
  /** Is told after each call, which of how many it was. */
  onCall?: (id: OperationId, at: number, of: number) => void;
}

export interface Fuzzed {
  calls: number;
  fields: number;
  malformed: number;
  naughty: number;
  faults: string[];
  /** Of the malformed ones, in ms. */
  p99: number;
  longestStall: number;
  /** The call that it was met in. */
  slowest: string;
}

/** Sends what nobody should send to every call, by whoever may ask, and tells what it met with. */
export async function fuzz(server: TestServer, plan: FuzzPlan): Promise<Fuzzed> {
  const [part, of] = plan.part ?? [1, 1];
  const chosen = inOrder.filter((_, index) => index % of === part - 1);
  for (const id of inOrder) await enter(server, rowOf(id).by);
  const done: Fuzzed = {
    calls: chosen.length,
    fields: 0,
    malformed: 0,
    naughty: 0,
    faults: [],
    p99: 0,
    longestStall: 0,
    slowest: '',
  };
  const times: number[] = [];
  const loop = monitorEventLoopDelay({ resolution: 10 });
  for (const [index, id] of chosen.entries()) {
    // What was sent to others may have used up what goes first, such as the codes of a day.
    const { who, objects } = await readyCell(server, id).catch(() =>
      readyCell(server, id, {}, { after: [] }),
    );
    const sound = requestOf(id, objects);
    const send = async (at: string, { method, url, options }: PreparedRequest) => {
      const since = performance.now();
      const headers = { ...who.headers, ...options.headers };
      const answer = await server.ask(method, url, { ...who, ...options, headers } as Ask);
      const took = performance.now() - since;
      const isHash = hashes.includes(id);
      const fault =
        faultOf(answer, isHash) ?? (took > plan.latest && !isHash ? `${took} ms` : undefined);
      if (fault) done.faults.push(`${id} ${at} ${url.slice(0, 200)} ${bodyOf(options)}: ${fault}`);
      return took;
    };
    loop.enable();
    for (const spoilt of fc.sample(malformed(id, sound), plan.each)) {
      const took = await send('malformed', spoilt);
      if (!hashes.includes(id)) times.push(took);
      done.malformed += 1;
    }
    loop.disable();
    const stall = loop.max / 1e6;
    if (stall > done.longestStall) [done.longestStall, done.slowest] = [stall, id];
    loop.reset();
    for (const field of fieldsOf(id, sound)) {
      const first = done.fields++;
      const most = field.at.startsWith('/headers') ? HEADER_TEXTS : texts.length;
      const requests = Array.from({ length: Math.min(plan.texts, most) }, (_, index) =>
        field.with(texts[(first + index) % texts.length]!),
      ).filter((each) => each !== undefined);
      for (let at = 0; at < requests.length; at += AT_ONCE)
        await Promise.all(
          requests.slice(at, at + AT_ONCE).map((request) => send(field.at, request)),
        );
      done.naughty += requests.length;
    }
    plan.onCall?.(id, index + 1, chosen.length);
  }
  times.sort((a, b) => a - b);
  done.p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  return done;
}

const bodyOf = ({ payload }: Ask) => (typeof payload === 'string' ? payload.slice(0, 300) : '');
