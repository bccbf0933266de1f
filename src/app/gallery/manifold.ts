import type { BlockExample } from '#/language/notation/example.ts';
import { isObject } from '#/language/values/mergePatch.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { Started } from '../tenancy/tenancy.tsx';

/** The same example with so many rows in each of its lists. */
export function manyRows(example: BlockExample, many: number): BlockExample {
  return { ...example, data: grown(example.data, many) as BlockExample['data'] };
}

function grown(answer: unknown, many: number): unknown {
  if (Array.isArray(answer))
    return answer.length === 0
      ? answer
      : Array.from({ length: many }, (_, index) => numbered(answer[index % answer.length], index));
  if (!isObject(answer)) return answer;
  return Object.fromEntries(
    Object.entries(answer).map(([name, inner]) => [name, grown(inner, many)]),
  );
}

const numbered = (row: unknown, index: number) =>
  isObject(row) && 'uuid' in row ? { ...row, uuid: `${String(row['uuid'])}-${index}` } : row;

/** The same tenant, each of whose code lists has so many codes. */
export function manyCodes(started: Started, many: number): Started {
  const items = Object.fromEntries(
    Array.from({ length: many }, (_, index) => [
      `C${index}`,
      { order: index, label: `Entidad ${index} de ${places[index % places.length]}` },
    ]),
  );
  const list = { kind: 'codes', id: 'many', title: 'Muchos', items } as unknown as CodesDocument;
  return { ...started, release: { ...started.release, codes: () => Promise.resolve(list) } };
}

const places = ['Málaga', 'Ávila', 'A Coruña', 'Lleida', 'Donostia', 'Cádiz', 'Ourense'];
