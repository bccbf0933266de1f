import { readConfig } from '#/server/kernel/config.ts';
import { createLog } from '#/server/kernel/log.ts';
import { startServer, type RunningServer } from '#/server/startServer.ts';
import { demo } from './demo.ts';
import { StartProblem } from '#/server/kernel/startProblem.ts';

/** Longest wait for what has begun before the process ends anyway, once nothing new is taken. */
const PATIENCE_MS = 20_000;

/**
 * The process: starts the server, prints `ready <address>` when it answers, and stops on Ctrl-C or SIGTERM.
 * What keeps it from starting is one line on standard error and exit 1.
 */
export async function run(): Promise<void> {
  let server: RunningServer | undefined;
  let patience = PATIENCE_MS;
  let isStopping = false;
  const stop = async (code: number) => {
    // Ctrl-C arrives twice under npm: from the terminal and from npm itself.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), patience).unref();
    await server?.close();
    process.exit(code);
  };
  let isStopRequested = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      isStopRequested = true;
      if (server) void stop(0);
    });
  }
  try {
    const config = readConfig(process.env);
    patience += config.drainSeconds * 1_000;
    const log = createLog(config.logLevel);
    process.on('uncaughtException', (error) => {
      log.fatal({ err: error }, 'a bug ends the server');
      void stop(1);
    });
    server = await startServer(config, log, config.isDemo ? demo : {});
    if (isStopRequested) return await stop(0);
    console.log(`ready ${addressOf(server, config.host)}`);
  } catch (error) {
    console.error(error instanceof StartProblem ? error.message : error);
    process.exit(1);
  }
}

/** Where a person opens it: the loopback address has a name that selects a tenant. */
function addressOf({ app }: RunningServer, host: string): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' ? bound?.port : 0;
  const isHere = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host);
  return `http://${isHere ? 'localhost' : host}:${port}`;
}
