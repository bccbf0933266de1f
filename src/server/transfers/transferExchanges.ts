import type { Context } from '../ports/context.ts';
import { sandboxExchange } from './sandboxExchange.ts';
import type { TransferExchange } from './transferExchange.ts';

/**
 * The exchange that is asked by itself: a demo has the sandbox. Elsewhere there is none: staff sends the
 * requests, and records what comes by a call or by a file.
 */
export const transferExchangeOf = ({
  config,
}: Pick<Context, 'config'>): TransferExchange | undefined =>
  config.isDemo ? sandboxExchange : undefined;
