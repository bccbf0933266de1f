import type { ServerResponse } from 'node:http';
import multipart from '@fastify/multipart';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import type { Context } from './ports/context.ts';
import { handlers } from './handlers/index.ts';
import { planned } from './handlers/planned.ts';
import { routeDev } from './dev/routeDev.ts';
import { answerBytes } from './http/answerBytes.ts';
import { answerErrors, toErrorAnswer, toRefusal } from './http/answerErrors.ts';
import { compress } from './http/compress.ts';
import { cors } from './http/cors.ts';
import { createDrain } from './http/drain.ts';
import { limitRates } from './http/limitRates.ts';
import { logRequests } from './http/logRequests.ts';
import { parseBodies } from './http/parseBodies.ts';
import { requestIdOf } from './http/requestId.ts';
import { originForm, resolveHost } from './http/resolveHost.ts';
import { bareHeaders, securityHeaders, setSecurityHeaders } from './http/securityHeaders.ts';
import { wordsFor } from './http/wordsFor.ts';
import { routeRoots } from './pages/routeRoots.ts';
import { routePages } from './pages/routePages.ts';
import { routeStudio } from './pages/routeStudio.ts';
import { routeSandboxPay } from './payments/sandbox/routeSandboxPay.ts';
import { routeContract } from './router/routeContract.ts';
import { routeLogos } from './tenants/logo.ts';

/** The whole server but its port: listen on it, or ask it with `inject`. */
export async function createServer(context: Context): Promise<FastifyInstance> {
  const { config } = context;
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    rewriteUrl: ({ url = '/' }) => originForm(url),
    genReqId: ({ headers }) => requestIdOf(headers),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request' }),
    trustProxy: config.trustedProxy ?? false,
    bodyLimit: 1024 * 1024,
    // Ten megabytes at one megabit a second take 80 s.
    requestTimeout: 120_000,
    // How late a body may be told that it is.
    http: { connectionsCheckingInterval: 5_000 },
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    // What still arrives while we stop is answered by ourselves: the database goes last.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (thrown, request, reply) => {
      const error = toRefusal(thrown);
      const answer = reply as unknown as FastifyReply;
      setSecurityHeaders(request, answer);
      void answer
        .code(error.status)
        .header('cache-control', 'no-store')
        .send(toErrorAnswer(error, wordsFor(context, request)));
    },
    clientErrorHandler: (error, socket) => answerBytes(error, socket),
  });
  // What a client expects and nobody promises is answered before any hook sees it.
  app.server.on('checkExpectation', (_, response: ServerResponse) => {
    response.writeHead(417, { ...bareHeaders, 'cache-control': 'no-store', connection: 'close' });
    response.end();
  });
  securityHeaders(app);
  logRequests(app);
  resolveHost(app, context);
  await cors(app);
  app.decorate('drain', createDrain(app));
  const limitPerson = await limitRates(app, config.rates);
  compress(app);
  answerErrors(app, (request) => wordsFor(context, request));
  parseBodies(app);
  await app.register(multipart, { throwFileSizeLimit: false });
  routeContract(app, context, { handlers, planned }, limitPerson);
  routeLogos(app, context);
  routeDev(app, context);
  routeSandboxPay(app, context);
  await routeStudio(app, context);
  routeRoots(app, context);
  await routePages(app, context);
  return app;
}
