import type { Assembled } from '../assembly/assemble.ts';
import { tenantOf } from '../assembly/source.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import { numericFormats, type Binding, type Format, type Text } from '../expressions/binding.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { read, segments } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { sentenceOf } from './texts.ts';

/** What a call answers, shown under a name. */
export interface Labelled {
  /** The last two steps to it (`fees/redemption`): what it is, whichever call answers it. */
  member: string;
  label: string;
  pointer: string;
  /** The entries among which it stands. */
  table: string;
  /** It is an amount, a number or a day: one is easily read as another. */
  isFigure: boolean;
}

/**
 * What a call answers goes by the name that the table of locks has for it, so that a fee is not read as another, nor a
 * day. Of a variant it is told that it takes the name of something else; its own words for it are its own.
 */
export const checkLabels: Check = (document, { documents }) => {
  const { labels = {} } = (documents.get(LOCKS)?.value ?? {}) as Partial<LocksDocument>;
  const isOwn = document.variant !== undefined || tenantOf(document.file) !== undefined;
  const told = labelledIn(document).flatMap((one) => {
    const { member, label, pointer, table } = one;
    const names = Object.hasOwn(labels, member) ? labels[member]! : [];
    const [other] = Object.keys(labels).filter((name) => labels[name]!.includes(label));
    if (names.includes(label)) return [];
    if (other !== undefined && (names.length > 0 || (document.kind === 'form' && !isOwn)))
      return [{ fault: error(`${pointer}/value/from`, taken(one, other, names)), table }];
    return names.length > 0 && !isOwn
      ? [{ fault: error(`${pointer}/label`, renamed(one, names)), table }]
      : [];
  });
  // Two in each other's place are one mistake.
  return [...Map.groupBy(told, ({ table }) => table).values()].map(([first]) => first!.fault);
};

const taken = ({ label, member }: Labelled, other: string, names: readonly string[]) =>
  `«${label}» es el nombre de «${other}», y aquí se enseña «${member}»${names.length > 0 ? `, que es «${names.join('» o «')}»` : ''}.`;

const renamed = ({ label, member }: Labelled, names: readonly string[]) =>
  `«${member}» se llama aquí «${label}», y en la tabla de bloqueos «${names.join('» o «')}».`;

/** One of these is easily read as another. */
const figures: ReadonlySet<Format> = new Set<Format>([...numericFormats, 'date', 'instant']);

/** All that a document shows of the answers of calls under a name. */
export function labelledIn({ kind, value }: Pick<Assembled, 'kind' | 'value'>): Labelled[] {
  if (kind !== 'form' && kind !== 'screen') return [];
  return found(grammars[kind], value, 'binding').flatMap((visit) => {
    const [, pointer, table] =
      /^((.*\/(?:items|columns|facts))\/[^/]+)\/value$/.exec(visit.pointer) ?? [];
    if (pointer === undefined || table === undefined) return [];
    const label = read(value, `${pointer}/label`);
    const { from, as } = visit.value as Binding;
    const whole = from.startsWith('/row/') ? `${visit.rows ?? ''}${from.slice(4)}` : from;
    return label === undefined || !whole.startsWith('/data/')
      ? []
      : [
          {
            member: segments(whole).slice(-2).join('/'),
            label: sentenceOf(label as Text),
            pointer,
            table,
            isFigure: as !== undefined && figures.has(as),
          },
        ];
  });
}
