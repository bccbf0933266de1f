import type { OperationId } from '#/contract/call.ts';
import { facts } from '#/contract/facts.gen.ts';
import { withTenant } from '../database/withTenant.ts';
import { holdsProof } from '../reauthentication/holdsProof.ts';
import { HttpError } from '../kernel/httpError.ts';
import { Answer } from '../ports/answer.ts';
import type { HandlerRequest } from '../ports/handler.ts';

/** A request as it passed the contract, of no matter which call. */
type Asked = Omit<HandlerRequest<never>, 'inTenant' | 'path' | 'query' | 'body'> & {
  path: object;
  body: unknown;
};

/**
 * Refuses (403 `reauthentication_required`) what the contract marks as needing the person again, unless the
 * request carries the proof that this session got for their password and a code. It says so before anything
 * is looked for or kept: the same request, sent again with the proof, is the first one.
 */
export async function checkStepUp(id: OperationId, asked: Asked): Promise<void> {
  if (!(await isAsked(id, asked))) return;
  const { context, actor, headers } = asked;
  const proof = headers['x-reauthentication'];
  const holds =
    typeof proof === 'string' &&
    (await withTenant(context.db, actor.tenant.id, (db) =>
      holdsProof(db, actor, proof, context.now()),
    ));
  if (!holds) throw new HttpError(403, [{ code: 'reauthentication_required' }]);
}

async function isAsked(id: OperationId, asked: Asked): Promise<boolean> {
  const { stepUp } = facts[id];
  if (stepUp === undefined || stepUp === true) return stepUp === true;
  const body = (asked.body ?? {}) as Record<string, unknown>;
  const isNamed = Object.entries(stepUp.values ?? {}).some(([field, values]) =>
    values.some((value) => value === body[field]),
  );
  if (isNamed) return true;
  const sent = stepUp.fields.filter((field) => body[field] !== undefined);
  if (sent.length === 0 || !stepUp.stored) return sent.length > 0;
  const stored = await readStored(stepUp.stored, asked);
  return !stored || sent.some((field) => plain(body[field]) !== plain(stored[field]));
}

/** What a call shows of the same object; nothing where it shows none. */
async function readStored({ call, at }: { call: OperationId; at: string }, asked: Asked) {
  const { context, actor, handlers } = asked;
  const read = handlers[call] as (request: unknown) => Promise<unknown>;
  const inTenant = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(context.db, actor.tenant.id, work);
  try {
    const result = await read({ ...asked, query: {}, body: undefined, inTenant });
    const { data } = (result instanceof Answer ? result.body : result) as {
      data: Record<string, Record<string, unknown>>;
    };
    return data[at];
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** As it is stored, whatever spaces and small letters it was typed with; nothing is as good as empty. */
const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/\s/g, '').toUpperCase() : (value ?? '');
