import { parseDate } from '#/domain/dates/plainDate.ts';
import type { FormDocument, Item, Property } from '../documents/form.ts';
import { isOpen, locate } from '../contract/locate.ts';
import type { Alternative } from '../contract/alternatives.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { error, type Check, type Context } from './context.ts';
import { levelsOf, type Level } from './levels.ts';
import { scopeAt } from './scopeAt.ts';

/** The days between which a date is good are dates, or are read where a date stands, and some day lies between them. */
export const checkDateBounds: Check = (document, context) =>
  document.kind !== 'form'
    ? []
    : levelsOf(document.value as FormDocument).flatMap((level) => [
        ...Object.entries(level.properties).flatMap(([name, property]) =>
          look(property, `${level.at.properties}/${name}`, name, level, document, context),
        ),
        ...Object.entries(level.rules).flatMap(([id, { limit = {} }]) =>
          Object.entries(limit).flatMap(([name, limits]) =>
            look(limits, `${level.at.rules}/${id}/limit/${name}`, name, level, document, context),
          ),
        ),
      ]);

function look(
  said: object,
  above: string,
  name: string,
  level: Level,
  document: Assembled,
  context: Context,
): Diagnostic[] {
  const option = (said as Item)['date'];
  if (!isObject(option)) return [];
  const at = `${above}/date`;
  const { from, to, within } = option;
  if (from === undefined && to === undefined)
    return [
      error(at, within ? 'Falta desde o hasta qué día cuenta el plazo: «from» o «to».' : EMPTY),
    ];
  const faults = Object.entries({ from, to }).flatMap(([key, day]) => {
    const here = `${at}/${key}`;
    if (typeof day === 'string')
      return parseDate(day) ? [] : [error(here, `«${day}» no es una fecha: 2026-12-31.`)];
    const pointer = isObject(day) ? String(day['from']) : undefined;
    if (pointer === undefined) return [];
    const why = whyNoDate(pointer, here, name, level, document, context);
    return why === undefined ? [] : [error(`${here}/from`, why)];
  });
  if (faults.length > 0) return faults;
  const [first, last] = [knownDay('from', from, level), knownDay('to', to, level)];
  return first !== undefined && last !== undefined && first > last
    ? [error(at, `Entre ${first} y ${last} no hay ningún día: ninguna respuesta vale.`)]
    : [];
}

/** The day that a bound is, or before which (`from`) or after which (`to`) the answer that it reads is never good. */
function knownDay(
  side: 'from' | 'to',
  day: unknown,
  level: Level,
  asked: readonly string[] = [],
): string | undefined {
  if (typeof day === 'string') return day;
  const [root, name = ''] = isObject(day) ? segments(String(day['from'])) : [];
  if (root !== level.root || asked.includes(name)) return undefined;
  const option = Object.hasOwn(level.properties, name)
    ? level.properties[name]!['date']
    : undefined;
  return isObject(option) ? knownDay(side, option[side], level, [...asked, name]) : undefined;
}

const EMPTY = 'No dice entre qué días: ponga «from» o «to», o «true».';

function whyNoDate(
  pointer: string,
  here: string,
  name: string,
  { root, properties }: Level,
  document: Assembled,
  { contract }: Context,
): string | undefined {
  const [first, other] = segments(pointer);
  if (first === root && other === name) return 'Una fecha no se limita a sí misma.';
  const key = here.endsWith('/from') ? 'from' : 'to';
  const back = first === root && other !== undefined ? properties[other]?.['date'] : undefined;
  const names = Object.keys(properties);
  const isFirst = names.indexOf(name) < names.indexOf(other ?? '');
  if (isFirst && isObject(back) && isObject(back[key]) && back[key]['from'] === `/${root}/${name}`)
    return `«${other!}» cuenta a su vez desde «${name}»: sólo valdría el mismo día.`;
  const { found } = locate(contract, scopeAt(document, contract, here), pointer);
  // What leads nowhere is told as such elsewhere.
  if (!found) return undefined;
  return found.some(isDate) ? undefined : `«${pointer}» no es una fecha.`;
}

const isDate = (kind: Alternative) =>
  isOpen(kind) ||
  (kind.type === 'string' &&
    (kind.schema['format'] === 'date' || (kind.schema as Partial<Property>)['date'] !== undefined));
