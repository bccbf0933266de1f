import type { Text } from '../expressions/binding.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { sentenceOf } from './texts.ts';

/** Tables of entries that bear a name and a value. */
const TABLES: ReadonlySet<string> = new Set(['items', 'columns', 'facts']);

/**
 * Entries of one table that are called alike are one thing in different cases: members of one object (the most as an
 * amount and as participations), or the same member of several. Under one name people take them for the same.
 */
export const checkCalledAlike: Check = ({ kind, value }) =>
  kind === 'form' || kind === 'screen' ? below(value, '') : [];

function below(value: unknown, at: string): Diagnostic[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const place = `${at}${step(name)}`;
    // Two in each other's place are one mistake.
    const own = TABLES.has(name) && isObject(inner) ? strayIn(inner, place).slice(0, 1) : [];
    return [...own, ...below(inner, place)];
  });
}

interface Entry {
  label: string;
  from: string;
  pointer: string;
}

function strayIn(table: Readonly<Record<string, unknown>>, at: string): Diagnostic[] {
  const entries = Object.entries(table).flatMap(([name, entry]): Entry[] => {
    if (!isObject(entry) || entry['label'] === undefined || !isObject(entry['value'])) return [];
    const { from } = entry['value'];
    const label = sentenceOf(entry['label'] as Text);
    return typeof from === 'string' ? [{ label, from, pointer: `${at}${step(name)}` }] : [];
  });
  return [...Map.groupBy(entries, ({ label }) => label).values()].flatMap((alike) => {
    const [objects, members] = [objectOf, memberOf].map((of) =>
      Map.groupBy(alike, ({ from }) => of(from)),
    ) as [Map<string, Entry[]>, Map<string, Entry[]>];
    if (objects.size === 1 || members.size === 1) return [];
    const [byObject, byMember] = [objects, members].map((groups) =>
      [...groups.values()].sort((one, two) => two.length - one.length),
    ) as [Entry[][], Entry[][]];
    const [most, ...others] = [byObject, byMember].sort((one, two) => few(one) - few(two))[0]!;
    return others.flat().map(({ from, label, pointer }) => {
      const known = most![0]!.from;
      return error(
        `${pointer}/value/from`,
        `«${label}» es aquí «${from}», y al lado «${known}»: con un mismo nombre se tomarían por lo mismo.`,
      );
    });
  });
}

/** How many entries would be strays. */
const few = ([, ...others]: Entry[][]) => others.flat().length;

const objectOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));
const memberOf = (pointer: string) => pointer.slice(pointer.lastIndexOf('/'));
