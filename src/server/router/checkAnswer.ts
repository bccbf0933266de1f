import { Readable } from 'node:stream';
import type { OperationId } from '#/contract/call.ts';
import type { Validators } from './validators.ts';

/** Throws when an answer does not fit the contract. Exact texts are parsed first; files pass. */
export function checkAnswer(
  validators: Validators,
  id: OperationId,
  status: number,
  body: unknown,
): void {
  const fits = validators.answer(id, status);
  if (!fits || Buffer.isBuffer(body) || body instanceof Readable) return;
  const value: unknown = typeof body === 'string' ? JSON.parse(body) : body;
  if (fits(value)) return;
  const faults = fits.errors!.map(
    ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
  );
  throw new Error(`the answer of ${id} does not fit the contract:\n${faults.join('\n')}`);
}
