import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inNameOf, type Asker } from '../kernel/asker.ts';
import { Budget } from '../kernel/budget.ts';
import { askerOf } from './askerOf.ts';
import { atMinimumRate } from './atMinimumRate.ts';
import { createJsonWorkerPool } from './jsonWorkerPool.ts';
import { networkOf } from './networkOf.ts';
import { parseJson, tooLarge } from './parseJson.ts';
import { takeBytes } from './takeBytes.ts';

const MB = 1024 ** 2;
/** What bodies take of the memory until they are answered: three files of a person, and room for everybody else. */
const ofPeople = { whole: 192 * MB, tenant: 128 * MB, person: 48 * MB };
/** And those of requests without a session, which are small: whoever has one never waits for them. */
const ofGuests = { whole: 64 * MB, tenant: 32 * MB, person: 8 * MB };
/** The least that a body counts as, what a request that waits costs by itself; above it counts what has come. */
const LEAST = 4 * 1024;
/** So long the body of a guest may take at any rate: a form of few fields comes with its headers. */
const GUEST_GRACE_MS = 5_000;
/** Larger ones are read in a thread: a megabyte takes ten milliseconds. */
const LARGE = 64 * 1024;
/** A login or a bank's notice of a payment has some hundred bytes. */
const FORM_LIMIT = 16 * 1024;

/**
 * Bodies of JSON and of forms: within a budget of each person, each tenant and all, at no less than a rate, and
 * JSON off this thread where it is large. An empty one is none: some clients announce JSON and send nothing.
 * Plain text is no encoding of ours. What nobody takes, since its request was answered before, comes at no less
 * than the rate either, or its connection is closed.
 */
export function parseBodies(app: FastifyInstance): void {
  const [people, guests] = [new Budget(ofPeople), new Budget(ofGuests)];
  const desk = createJsonWorkerPool();
  app.addHook('onClose', () => desk.close());
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  app.addHook('onRequest', async (request, reply) => void replies.set(request, reply));
  app.addHook('onResponse', async (request) => closeUnlessItComes(request));
  const take = async (request: FastifyRequest, body: IncomingMessage, most: number) => {
    const said = Number(request.headers['content-length'] ?? 0);
    if (said > most) throw tooLarge();
    const claim = (isGuest(request) ? guests : people).claim(whoSends(request), LEAST);
    replies.get(request)?.raw.once('close', () => claim.release());
    return atMinimumRate(request.raw, takeBytes(body, most, claim), graceOf(request));
  };
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, body: IncomingMessage) => {
      const bytes = await take(request, body, request.routeOptions.bodyLimit);
      if (bytes.length === 0) return undefined;
      if (bytes.length <= LARGE) return parseJson(bytes.toString());
      return inNameOf(whoSends(request), () => desk.read(bytes));
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, body: IncomingMessage) =>
      parse((await take(request, body, FORM_LIMIT)).toString()),
  );
}

/** Lets the rest of a body through, so that its sender reads the answer, for as long as it does come. */
function closeUnlessItComes(request: FastifyRequest): void {
  const { raw } = request;
  if (raw.complete || raw.destroyed) return;
  const over = new Promise<void>((resolve) => raw.once('close', resolve));
  atMinimumRate(raw, over, graceOf(request)).catch(() => raw.socket.destroy());
}

const isGuest = (request: FastifyRequest) => whoIs(request)?.sessionId === undefined;
const graceOf = (request: FastifyRequest) => (isGuest(request) ? GUEST_GRACE_MS : undefined);

/** Pages of providers and the like have nobody whom we know. */
const whoIs = (request: FastifyRequest) => request.actor as FastifyRequest['actor'] | undefined;

const whoSends = (request: FastifyRequest): Asker =>
  whoIs(request) ? askerOf(request) : { tenant: '-', person: networkOf(request.ip) };
