import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inNameOf, type Asker } from '../asker.ts';
import { Budget } from '../budget.ts';
import { askerOf } from '../router/askerOf.ts';
import { atMinimumRate } from './atMinimumRate.ts';
import { createJsonDesk } from './jsonDesk.ts';
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

/**
 * JSON bodies: within a budget of each person, each tenant and all, at no less than a rate, and off this thread
 * where they are large. An empty one is none: some clients announce JSON and send nothing. Plain text is no
 * encoding of ours.
 */
export function parseBodies(app: FastifyInstance): void {
  const [people, guests] = [new Budget(ofPeople), new Budget(ofGuests)];
  const desk = createJsonDesk();
  app.addHook('onClose', () => desk.close());
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  app.addHook('onRequest', async (request, reply) => void replies.set(request, reply));
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    async (request: FastifyRequest, body: IncomingMessage) => {
      const most = request.routeOptions.bodyLimit;
      const said = Number(request.headers['content-length'] ?? 0);
      if (said > most) throw tooLarge();
      const asker = whoSends(request);
      const isGuest = whoIs(request)?.sessionId === undefined;
      const claim = (isGuest ? guests : people).claim(asker, LEAST);
      replies.get(request)?.raw.once('close', () => claim.release());
      const taking = takeBytes(body, most, claim);
      const bytes = await atMinimumRate(request.raw, taking, isGuest ? GUEST_GRACE_MS : undefined);
      if (bytes.length === 0) return undefined;
      if (bytes.length <= LARGE) return parseJson(bytes.toString());
      return inNameOf(asker, () => desk.read(bytes));
    },
  );
}

/** Pages of providers and the like have nobody whom we know. */
const whoIs = (request: FastifyRequest) => request.actor as FastifyRequest['actor'] | undefined;

const whoSends = (request: FastifyRequest): Asker =>
  whoIs(request) ? askerOf(request) : { tenant: '-', person: networkOf(request.ip) };
