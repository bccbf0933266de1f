import { REVIEW } from '../documents/form.ts';
import type { FormFile, PartDocument } from '../documents/part.ts';
import { placesOfPart } from '../documents/placesOfPart.ts';
import { step } from '../values/pointer.ts';

/** A place of a form that uses a part, and the tables of the form that its entries go into. */
export interface Use {
  /** Where the form says it. */
  at: string;
  part: string;
  as: 'step' | 'columns' | 'within';
  order?: number;
  /** The step that asks its questions and shows its blocks, or the review. */
  place?: string;
  tables: (part: PartDocument) => Table[];
}

interface Table {
  /** Pointer in the form. */
  at: string;
  entries: Readonly<Record<string, unknown>>;
  /** Entry → pointer in the part. */
  from: (name: string) => string;
}

/** Every use of a part by a form: its steps in their order of writing, then what stands on them, then rows. */
export function usesOf({ uses = {}, data }: FormFile): Use[] {
  const used = Object.entries(uses).map(([name, { part, order, in: place }]): Use => {
    const given = { at: `/uses${step(name)}`, part, order };
    return place === undefined
      ? { ...given, as: 'step', tables: (whole) => asStep(name, order ?? 0, whole) }
      : { ...given, as: 'within', place, tables: (whole) => within(place, whole) };
  });
  return [
    ...used.filter((use) => use.as === 'step'),
    ...used.filter((use) => use.as === 'within'),
    ...Object.entries(data.properties).flatMap(([name, { items }]) => {
      const { part } = (items ?? {}) as { part?: string };
      if (part === undefined) return [];
      const tables = (given: PartDocument) => asColumns(name, given);
      return [{ at: `/data/properties${step(name)}/items`, part, as: 'columns' as const, tables }];
    }),
  ];
}

function asStep(name: string, order: number, part: PartDocument): Table[] {
  const page = { order, ...pageOf(part) };
  return [
    ...asAsked(part),
    { at: '/steps', entries: { [name]: page }, from: () => '/step' },
    ...asSent(part),
  ];
}

/** The page of a part, and where each of its questions stands on it. */
function pageOf(part: PartDocument) {
  const { blocks, ...page } = part.step ?? {};
  return { ...page, fields: placesOfPart(part), ...(blocks && { blocks }) };
}

const asAsked = (part: PartDocument): Table[] => [
  table('/data/properties', '/properties', part.properties),
  table('/fields', '/fields', part.fields),
  table('/rules', '/rules', part.rules),
];

function asColumns(name: string, part: PartDocument): Table[] {
  const drawn = `/fields${step(name)}`;
  return [
    table(`/data/properties${step(name)}/items/properties`, '/properties', part.properties),
    table(`${drawn}/fields`, '/fields', part.fields),
    table(`${drawn}/rules`, '/rules', part.rules),
    table(drawn, '', { ...(part.row && { row: part.row }), ...(part.add && { add: part.add }) }),
  ];
}

function within(place: string, part: PartDocument): Table[] {
  const page = `/steps${step(place)}`;
  const asked = Object.entries(part.fields ?? {}).map(([name, { order = 0 }]) => [name, order]);
  return [
    ...asAsked(part),
    {
      at: `${page}/fields`,
      entries: Object.fromEntries(asked),
      from: (name) => `/fields${step(name)}/order`,
    },
    table(place === REVIEW ? '/review/blocks' : `${page}/blocks`, '/blocks', part.blocks),
    ...asSent(part),
  ];
}

/** What a part reads of the server, sends besides answers, and leads on to: of the form, wherever the part is seen. */
const asSent = ({ calls, body, done }: PartDocument): Table[] => [
  table('/calls', '/calls', calls),
  table('/submit/input/body', '/body', body),
  table('/submit', '', done && { done }),
];

const table = (
  at: string,
  from: string,
  entries: Readonly<Record<string, unknown>> = {},
): Table => ({
  at,
  entries,
  from: (name) => from + step(name),
});
