import { alternatives } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import { locate, membersOf } from '../contract/locate.ts';
import { isOfType } from '../blocks/isOfType.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { Value } from '../expressions/binding.ts';
import { segments, step } from '../values/pointer.ts';
import { error, type Context } from './context.ts';
import { scopeAt } from './scopeAt.ts';
import { isAbout, type Slip } from './slips.ts';

/** A name that is given what belongs to another one. */
interface Crossing {
  name: string;
  other: string;
  pointer: string;
}

type Table = Readonly<Record<string, Value>>;

/**
 * Names that are given what belongs to another of the same form: `email` is sent with the answer to `mobile_phone`, or
 * begins with it. Their types are alike, so nothing else would notice. It is told where it is read; two that stand in
 * each other's place are one mistake, and what else is said of either follows from it.
 */
export function crossedIn(document: Assembled, context: Context): Slip[] {
  const { kind, value } = document;
  if (kind === 'screen') return begunBy(value as ScreenDocument, context);
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  return [...sentBy(form, context), ...loadedBy(document, context)];
}

function sentBy({ submit, data }: FormDocument, { contract }: Context): Slip[] {
  if (!submit) return [];
  const bodies = alternatives(contract, callOf(contract, submit.call)?.body?.schema);
  const taken = bodies.flatMap(membersOf);
  const isTaken = (member: string) => taken.includes(member);
  // What is sent under its own name too is no other by mistake.
  const isBare = (name: string) => !Object.hasOwn(submit.input?.body ?? {}, name);
  const isAsked = (name: string) => Object.hasOwn(data.properties, name);
  return (['path', 'query', 'body'] as const).flatMap((place) => {
    const crossings = crossingsIn(
      submit.input?.[place],
      `/submit/input/${place}`,
      (name, [root, other = '', ...deeper]) =>
        root === 'answers' &&
        deeper.length === 0 &&
        isAsked(other) &&
        (isAsked(name) || (place === 'body' && isBare(other) && isTaken(name) && isTaken(other))),
    );
    return told(
      crossings,
      (name, other) => `«${name}» se envía con lo que se responde a «${other}»`,
    );
  });
}

function loadedBy(document: Assembled, { contract }: Context): Slip[] {
  const { load, data } = document.value as FormDocument;
  const crossings = crossingsIn(load?.answers, '/load/answers', (name, read, pointer) => {
    const other = read.at(-1)!;
    // A row by its number, and what the address says, are told as that.
    if (read[0] !== 'data' || read.some((part) => /^\d+$/.test(part))) return false;
    if (Object.hasOwn(data.properties, other)) return true;
    const own = [...read.slice(0, -1), name].map((part) => step(part)).join('');
    return isKnown(document, contract, pointer, own);
  });
  return told(crossings, BEGINS);
}

/** Whether the contract says that something stands there, and not only that anything may. */
function isKnown(
  document: Assembled,
  contract: Context['contract'],
  pointer: string,
  place: string,
): boolean {
  const { found = [] } = locate(contract, scopeAt(document, contract, pointer), place);
  return found.length > 0 && found.every(({ type }) => type !== undefined);
}

function begunBy({ blocks }: ScreenDocument, { documents }: Context): Slip[] {
  return Object.entries(blocks).flatMap(([id, block]) => {
    if (!isOfType(block, 'form')) return [];
    const form = documents.get(`form/${block.form}`)?.value as FormDocument | undefined;
    const properties = form?.data.properties ?? {};
    const crossings = crossingsIn(block.initial, `/blocks${step(id)}/initial`, (_name, read) =>
      Object.hasOwn(properties, read.at(-1)!),
    );
    return told(crossings, BEGINS);
  });
}

const BEGINS = (name: string, other: string) => `«${name}» empieza con lo que es de «${other}»`;

function crossingsIn(
  table: Table = {},
  at: string,
  isOther: (name: string, read: readonly string[], pointer: string) => boolean,
): Crossing[] {
  return Object.entries(table).flatMap(([name, value]) => {
    // What is there before anybody answers is told as that.
    if (value === null || typeof value !== 'object' || value.default !== undefined) return [];
    const read = segments(value.from);
    const pointer = `${at}${step(name)}`;
    const other = read.at(-1);
    return other === undefined || other === name || !isOther(name, read, pointer)
      ? []
      : [{ name, other, pointer }];
  });
}

function told(
  crossings: readonly Crossing[],
  say: (name: string, other: string) => string,
): Slip[] {
  return crossings.flatMap(({ name, other, pointer }, index): Slip[] => {
    const back = crossings.findIndex((one) => one.name === other && one.other === name);
    if (back >= 0 && back < index) return [];
    const end = back < 0 ? 'cada respuesta va con su nombre.' : 'y al revés: están cruzados.';
    const mark = back < 0 ? ':' : ',';
    return [
      { fault: error(pointer, `${say(name, other)}${mark} ${end}`), follows: isAbout(name, other) },
    ];
  });
}
