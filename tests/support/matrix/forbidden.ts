import type { LightMyRequestResponse } from 'fastify';
import type { OperationId } from '../../../src/contract/call.ts';
import { planned } from '../../../src/server/handlers/planned.ts';
import type { TestServer } from '../server.ts';
import { allowed, rowOf } from './allowed.ts';
import { mayAsk, type Identity } from './identities.ts';
import { missingTwin, type Objects } from './objects.ts';
import { requestOf } from './requestOf.ts';

const ids = Object.keys(allowed) as OperationId[];
/** The calls that name something of a person, in the path, the query or the body. */
export const callsWithObject = ids.filter((id) => !rowOf(id).isShared);

/** One combination that must not succeed. */
export interface Cell {
  id: OperationId;
  identity: Identity;
  /** Account of the demo whose objects are asked for. */
  victim: string;
  /** What is asked for is partly theirs: they may be told why not. */
  isKnown: boolean;
}

/** Every combination of call, identity and victim but those of the table. */
export function forbiddenCells(
  identities: readonly Identity[],
  victims?: readonly string[],
): Cell[] {
  const wanted = (identity: Identity) => victims ?? [identity.near];
  return callsWithObject.flatMap((id) =>
    identities.flatMap((identity) =>
      wanted(identity)
        .map((victim) => ({
          id,
          identity,
          victim,
          isKnown: identity.login !== undefined && identity.near === victim,
        }))
        .filter((cell) => !(cell.isKnown && rowOf(id).also?.includes(identity.login!))),
    ),
  );
}

/** Asks for what must not succeed, and says what was answered otherwise than it should be. */
export async function tryCell(
  server: TestServer,
  { id, identity, victim, isKnown }: Cell,
  objects: Objects,
): Promise<string[]> {
  const at = `${identity.name} ${id} of ${victim}`;
  const send = (about: Objects) => {
    const { method, url, options } = requestOf(id, about);
    return server.ask(method, url, { ...identity.ask, ...options });
  };
  const answer = await send(objects);
  const { statusCode } = answer;
  if (statusCode < 400 || statusCode >= 500) {
    if (statusCode !== 501) return [`${at}: ${statusCode} ${answer.body.slice(0, 200)}`];
  }
  if (answer.body.includes('"data"')) return [`${at}: data in a refusal`];
  const door = identity.kind === undefined ? 401 : mayAsk(identity, id) ? undefined : 403;
  if (door) return statusCode === door ? [] : [`${at}: ${statusCode} instead of ${door}`];
  if (isKnown || id in planned) return [];
  const twin = await send(missingTwin(objects));
  return seenOf(twin) === seenOf(answer)
    ? []
    : [`${at}: ${told(answer)} and, of a missing one, ${told(twin)}`];
}

/** What somebody can tell two answers apart by. */
export function seenOf({ statusCode, headers, body }: LightMyRequestResponse): string {
  const always = Object.entries(headers).filter(([name]) => !/^(date|x-request-id)$/.test(name));
  return JSON.stringify({ statusCode, headers: Object.fromEntries(always), body });
}

/** An answer as a report shows it. */
export const told = ({ statusCode, body }: LightMyRequestResponse): string =>
  `${statusCode} ${body.slice(0, 200)}`;
