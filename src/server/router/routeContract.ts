import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { OperationId } from '#/contract/call.ts';
import type { CallEntry } from '#/contract/callEntry.ts';
import { calls } from '#/contract/calls.gen.ts';
import { facts } from '#/contract/facts.gen.ts';
import { authenticate } from '../access/authenticate.ts';
import { authorize } from '../access/authorize.ts';
import { inNameOf } from '../kernel/asker.ts';
import type { Context } from '../ports/context.ts';
import type { Handlers } from '../ports/handler.ts';
import { JSON_FILE_LIMIT } from '../files/limits.ts';
import type { LimitPerson } from '../http/limitRates.ts';
import { HttpError } from '../kernel/httpError.ts';
import { StartProblem } from '../kernel/startProblem.ts';
import { undecided } from '../tenants/withRelease.ts';
import { askerOf, createKnownAskers } from '../http/askerOf.ts';
import { checkAnswer } from './checkAnswer.ts';
import { createLanes } from './lanes.ts';
import { longJson } from './longJson.ts';
import { createReceive } from './receive.ts';
import { runHandler, type AnyHandler } from './runHandler.ts';
import { createValidators } from './validators.ts';
import { whileOpen } from './whileOpen.ts';

/** Balancers ask these by whatever address they have; nothing of a tenant is told. */
const probes: ReadonlySet<OperationId> = new Set<OperationId>(['getHealth', 'getReady']);

/** What they ask for is named by its hash: no release decides anything of it, so none is looked up. */
const byHash: ReadonlySet<OperationId> = new Set<OperationId>([
  'getRelease',
  'getReleaseDocument',
  'getReleaseValidator',
]);

/**
 * A route below `/api` for every call of the contract: host, token and apikey first, then who may ask,
 * then whether the request fits, then the handler. Throws a StartProblem that names the calls with neither
 * a handler nor a line among the planned.
 */
export function routeContract(
  app: FastifyInstance,
  context: Context,
  { handlers, planned }: Answered,
  limitPerson: LimitPerson,
): void {
  const ids = Object.keys(calls) as OperationId[];
  const lost = ids.filter((id) => !(id in handlers) && !(id in planned));
  if (lost.length > 0) {
    throw new StartProblem(`calls of the contract without a handler: ${lost.join(', ')}`);
  }
  const validators = createValidators();
  const lanes = createLanes();
  const known = createKnownAskers();
  const receive = createReceive(context);
  for (const id of ids) {
    const { method, path, security, status, body }: CallEntry = calls[id];
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]!);
    const handler = handlers[id] as AnyHandler | undefined;
    app.route({
      method,
      url: `/api${numbered(path)}`,
      // HEAD would be answered by whatever GET does; the contract has none.
      exposeHeadRoute: false,
      ...(body?.includes('multipart') && { bodyLimit: JSON_FILE_LIMIT }),
      async onRequest(request: FastifyRequest) {
        request.actor = probes.has(id)
          ? { kind: 'guest', tenant: undecided(context.hosts.tenants[0]!), permissions: [] }
          : await inNameOf(known.guess(request), () =>
              authenticate(context, request, security, !byHash.has(id)),
            );
        known.keep(request);
        await limitPerson(request);
        authorize(request.actor, id);
        if (!handler) throw new HttpError(501, [{ code: 'not_built' }]);
      },
      handler: (request, reply) =>
        inNameOf(askerOf(request), async () => {
          const discard = await receive(id, request);
          try {
            const run = () =>
              runHandler(context, { validators, handlers }, id, handler!, names, request);
            // What came whole and waited for nothing begins in the moment in which its session was looked up.
            const work = (isQueued: boolean) =>
              method === 'GET' && !isQueued
                ? run()
                : whileOpen(context, request.actor, facts[id].effect !== 'reads', run);
            const answer = await lanes.run(id, request, work);
            const code = answer.status ?? status;
            if (context.validateResponses) checkAnswer(validators, id, code, answer.body);
            if (!answer.headers['cache-control']) reply.header('cache-control', 'no-store');
            // By it the pages tell who is of age and what day it is.
            reply.header('date', context.now().toUTCString());
            reply.code(code).headers(answer.headers);
            const long = await longJson(answer.body);
            if (long === undefined) return reply.send(answer.body);
            return reply.type('application/json; charset=utf-8').send(long);
          } finally {
            await discard();
          }
        }),
    });
  }
}

/** The calls that are answered, and those that are not built yet. */
interface Answered {
  handlers: Partial<Handlers>;
  planned: Readonly<Partial<Record<OperationId, unknown>>>;
}

/** Parameters by number, because names of the contract (`payment-provider`) are more than a route takes. */
function numbered(path: string): string {
  let count = 0;
  return path.replace(/\{[^}]+\}/g, () => `:p${count++}`);
}
