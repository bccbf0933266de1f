import type { OperationId } from '#/contract/call.ts';
import type { handlers } from './index.ts';

/** Calls of the contract that answer 501 until they are built; no screen may name one. */
export const planned: Readonly<Record<Exclude<OperationId, keyof typeof handlers>, true>> = {};
