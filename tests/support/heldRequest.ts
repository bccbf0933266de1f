import { request } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { askHeaders } from './askHeaders.ts';
import type { Ask, TestServer } from './server.ts';

/** A request of which the server has the headers and the first byte. */
export interface HeldRequest {
  /** Sends the rest. */
  finish(): Promise<{ status: number; body: string }>;
}

/** Begins a request of a server that listens, and stops after the first byte of its body. */
export async function holdRequest(
  server: TestServer,
  method: string,
  url: string,
  ask: Ask,
): Promise<HeldRequest> {
  const { payload, host, tenant } = ask;
  const isJson = !Buffer.isBuffer(payload) && typeof payload !== 'string';
  const bytes = Buffer.from(isJson ? JSON.stringify(payload ?? {}) : payload);
  const headers = {
    ...(isJson && { 'content-type': 'application/json' }),
    ...askHeaders(ask, server.at(host, tenant)?.credentials),
    'content-length': bytes.length,
  };
  const sent = request(`${server.address}${url}`, { method, headers, agent: false });
  const answered = once(sent, 'response');
  answered.catch(() => undefined);
  sent.write(bytes.subarray(0, HEAD));
  await sleep(20);
  return {
    async finish() {
      sent.end(bytes.subarray(HEAD));
      const [answer] = await answered;
      return { status: answer.statusCode, body: await text(answer) };
    },
  };
}

/** So few that no body is whole. */
const HEAD = 1;
