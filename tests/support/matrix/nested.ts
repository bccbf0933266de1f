import { randomUUID } from 'node:crypto';
import type { OperationId } from '../../../src/contract/call.ts';
import { calls } from '../../../src/contract/calls.gen.ts';
import type { Ask, TestServer } from '../server.ts';
import { rowOf } from './allowed.ts';
import { callsWithObject, seenOf, told } from './forbidden.ts';
import { readObjects, type Objects } from './objects.ts';
import { requestOf } from './requestOf.ts';

/** Calls whose path names an object below another one. */
export const nestedCalls = callsWithObject.filter(
  (id) => namesOf(id).length > 1 && namesOf(id)[0] !== 'test',
);

/**
 * Asks as the owner for something of one object below another one, of hers and of others, which must be
 * answered as something missing below it.
 * @param owner her token and proof
 */
export async function tryPairs(server: TestServer, owner: Ask) {
  const [ana1, ana3, luis] = await Promise.all(
    ['ana/1', 'ana/3', 'luis/2'].map((key) => readObjects(server, key)),
  );
  const surprises: string[] = [];
  let count = 0;
  for (const id of nestedCalls)
    for (const [parent, child] of pairsOf(id, ana1!, ana3!, luis!)) {
      const [, inner] = namesOf(id);
      if (parent[inner!] === child[inner!]) continue;
      count += 1;
      const [asked, missing] = [child, childless(id, child)].map((below) =>
        requestOf(id, joined(id, parent, below)),
      );
      const send = ({ method, url, options }: typeof asked & object) =>
        server.ask(method, url, { ...owner, ...options });
      const [answer, twin] = [await send(asked!), await send(missing!)];
      if (answer.statusCode < 400 || seenOf(answer) !== seenOf(twin))
        surprises.push(`${id} ${asked!.url}: ${told(answer)} and, of a missing one, ${told(twin)}`);
    }
  return { count, surprises };
}

function pairsOf(id: OperationId, own: Objects, other: Objects, foreign: Objects) {
  const pairs: [parent: Objects, child: Objects][] = [
    [own, foreign],
    [foreign, own],
  ];
  // Objects of a person are the same whichever of her accounts is looked at.
  return parentOf(id) === 'intervener'
    ? pairs
    : [...pairs, [own, other] as const, [other, own] as const];
}

function namesOf(id: OperationId) {
  const parameters = calls[id].path.matchAll(/\{([^}]+)\}/g);
  return [...parameters].map((match) => rowOf(id).path![match[1]!] as keyof Objects);
}
const parentOf = (id: OperationId) => namesOf(id)[0]!;

function joined(id: OperationId, parent: Objects, child: Objects): Objects {
  const [outer] = namesOf(id);
  return { ...child, [outer!]: parent[outer!] };
}

function childless(id: OperationId, child: Objects): Objects {
  const [, inner] = namesOf(id);
  return { ...child, [inner!]: randomUUID() };
}
