import type { Context } from '../ports/context.ts';
import type { DebitBank } from './debitBank.ts';
import { sandboxBank } from './sandboxBank.ts';

/**
 * The bank that is asked by itself: a demo has the sandbox. Elsewhere there is none yet: what is presented
 * waits until staff record the bank's answer.
 */
export const debitBankOf = ({ config }: Pick<Context, 'config'>): DebitBank | undefined =>
  config.isDemo ? sandboxBank : undefined;
