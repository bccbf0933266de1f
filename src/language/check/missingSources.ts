import type { Assembled } from '../assembly/assemble.ts';
import { writtenAt } from '../assembly/writtenAt.ts';
import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { segments, step } from '../values/pointer.ts';
import { error } from './context.ts';
import { isAbout, type Slip } from './slips.ts';

/** What a document reads of a call that it does not make, in so many places that each would be told. */
const MANY = 2;

/** What is always there under `/data`. */
const GIVEN = new Set(['load', 'submit']);

/**
 * Calls that a form or a screen reads and does not make. It is told once: at the call that is misspelt, at the part
 * that reads it, or at the first place; all else that is said of it follows.
 */
export function missingSources(document: Assembled): Slip[] {
  const { kind, value } = document;
  if (kind !== 'form' && kind !== 'screen') return [];
  const { calls } = value as FormDocument;
  const { data } = value as ScreenDocument;
  const made = Object.keys((kind === 'form' ? calls : data) ?? {});
  const read = new Map<string, string[]>();
  for (const { role, value: told, pointer } of found(
    grammars[kind],
    value,
    'pointer',
    'list',
    'source',
  )) {
    const [root, own] = segments(String(told));
    const name = role === 'source' ? String(told) : root === 'data' ? own : undefined;
    if (name === undefined || GIVEN.has(name) || made.includes(name)) continue;
    read.set(name, [...(read.get(name) ?? []), pointer]);
  }
  return [...read]
    .filter(([, places]) => places.length >= MANY)
    .map(([name, places]) => {
      const unread = made.filter((one) => !isRead(document, one));
      const meant = nearestWord(name, unread);
      const follows = isAbout(meant ?? name, name);
      if (meant !== undefined)
        return {
          fault: error(
            `/${kind === 'form' ? 'calls' : 'data'}${step(meant)}`,
            `«${meant}» se llama «${name}» en los demás sitios: ha de tener un solo nombre.`,
          ),
          follows,
        };
      const part = partReading(document, places);
      return {
        fault: error(
          part?.at ?? places[0]!,
          part
            ? `La parte «${part.id}» lee la respuesta de «${name}», y aquí no se llama a nada con ese nombre.`
            : `Aquí no se llama a «${name}», y se lee en ${places.length} sitios.`,
        ),
        follows,
      };
    });
}

function isRead({ kind, value }: Assembled, name: string): boolean {
  return found(grammars[kind], value, 'pointer', 'list', 'source').some(
    ({ value: told }) => told === name || String(told).startsWith(`/data${step(name)}/`),
  );
}

/** The use of the part in which everything is that reads it. */
function partReading(
  { origins = [] }: Assembled,
  places: readonly string[],
): { at: string; id: string } | undefined {
  const keys = places.map((place) => writtenAt(origins, place)?.key);
  const [key] = keys;
  if (key === undefined || keys.some((one) => one === undefined)) return undefined;
  const use = origins.find((one) => one.key === key && /^\/uses\/[^/]+\/part$/.test(one.at));
  return use && { at: use.at.slice(0, -'/part'.length), id: key.replace('part/', '') };
}
