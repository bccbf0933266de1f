import { calls } from '#/contract/calls.gen.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { CallUse } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import { found, type Visit } from '../grammar/walk.ts';
import { segments, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';

/**
 * A press of a row that changes something acts on that row: the last parameter of its path is read of the row, and is
 * what the rows are. Whoever presses is asked about the row by its name.
 */
export const checkRowPresses: Check = ({ kind, value }) =>
  kind !== 'screen'
    ? []
    : found(grammars.screen, value, 'call')
        .filter(({ pointer }) => /\/presses\/[^/]+\/press$/.test(pointer))
        .flatMap(ofPress);

function ofPress({ value, pointer, rows = '' }: Visit): Diagnostic[] {
  const { call, input } = value as CallUse;
  if (!isKnown(call) || facts[call].effect === 'reads') return [];
  const places = calls[call].path.split('/');
  const last = places.findLastIndex((place) => place.startsWith('{'));
  if (last < 0) return [];
  const parameter = places[last]!.slice(1, -1);
  const given = input?.path?.[parameter];
  // What is missing is told as that.
  if (given === undefined) return [];
  const from = given !== null && typeof given === 'object' ? given.from : String(given);
  const acts = named(places[last - 1]!);
  const [root, name = ''] = segments(from);
  const at = `${pointer}/input/path${step(parameter)}/from`;
  if (root !== 'row')
    return [error(at, `Esta pulsación actúa sobre «${from}», y no sobre la fila en que está.`)];
  const thing = segments(rows).at(-1) ?? '';
  if (name === 'uuid')
    return collections.has(thing) && thing !== acts
      ? [
          error(
            `${pointer}/call`,
            `Esta pulsación actúa sobre «${acts}», y las filas son «${thing}».`,
          ),
        ]
      : [];
  return name.startsWith('uuid_') && name !== `uuid_${acts.replace(/s$/, '')}`
    ? [error(at, `Esta pulsación actúa sobre «${acts}», y «${from}» es otra cosa.`)]
    : [];
}

const isKnown = (call: string): call is keyof typeof calls & keyof typeof facts =>
  Object.hasOwn(calls, call) && Object.hasOwn(facts, call);

/** A collection of a path by the name that its list has in answers. */
const named = (segment: string) => segment.replaceAll('-', '_');

/** What the paths of the contract have one of: lists by other names are not judged. */
const collections: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap(({ path }) =>
    [...path.matchAll(/([^/]+)\/\{/g)].map(([, segment]) => named(segment!)),
  ),
);
