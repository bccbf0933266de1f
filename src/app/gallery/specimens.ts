import { blocks } from '#/language/blocks/index.ts';
import type { BlockExample, WidgetExample } from '#/language/notation/example.ts';
import type { Schema } from '#/language/notation/grammar.ts';
import type { Block } from '#/language/documents/block.ts';
import { widgets } from '#/language/widgets/index.ts';
import { manyRows } from './manifold.ts';
import { parts } from './parts/index.ts';
import type { Part } from './parts/part.ts';
import { partStates, statesOf, widgetStates } from './specimens/states.ts';
import type { BlockState, PartState, WidgetState } from './specimens/states.ts';
import type { Wanted } from './wanted.ts';

/** One example in one look and one state. */
export type Specimen = { id: string; name: string } & (
  | { kind: 'widget'; example: WidgetExample; state: WidgetState }
  | { kind: 'block'; example: BlockExample; state: BlockState }
  | { kind: 'part'; part: Part; state: PartState }
);

/** Everything of one widget, block or part. */
export interface Exhibit {
  id: string;
  name: string;
  title: string;
  specimens: Specimen[];
}

/**
 * What the tables of the language hold, and the parts, in every look and state that is wanted. A part
 * is open only where it alone is wanted so: one dialog at a time.
 */
export function exhibits({ only, state, many }: Wanted): Exhibit[] {
  const all = [
    ...Object.entries<Schema & { example: WidgetExample }>(widgets).map(
      ([name, { title, example }]) =>
        exhibit('widget', name, title, widgetSpecimens(name, example)),
    ),
    ...Object.entries<Schema & { example: BlockExample }>(blocks).map(
      ([name, { title, example }]) =>
        exhibit(
          'block',
          name,
          title,
          blockSpecimens(name, many ? manyRows(example, many) : example),
        ),
    ),
    ...Object.entries(parts).map(([name, part]) =>
      exhibit('part', name, part.title, partSpecimens(name, part)),
    ),
  ];
  const isWanted = (specimen: Specimen) =>
    state ? specimen.state === state : specimen.state !== 'open';
  return all
    .filter(
      ({ id, name }) => only === undefined || only === name || `${id}-`.startsWith(`${only}-`),
    )
    .map((one) => ({
      ...one,
      specimens: state === 'open' && !only ? [] : one.specimens.filter(isWanted),
    }))
    .filter(({ specimens }) => specimens.length > 0);
}

function exhibit(kind: string, name: string, title = name, specimens: Specimen[]): Exhibit {
  return { id: `${kind}-${name}`, name, title, specimens };
}

function widgetSpecimens(name: string, example: WidgetExample): Specimen[] {
  const looks = [{}, ...(example.others ?? [])].map((field) => ({
    ...example,
    field: { ...example.field, ...field },
  }));
  return looks.flatMap((look, index) =>
    widgetStates.map((state) => ({
      kind: 'widget' as const,
      id: `${name}_${state}${index || ''}`,
      name,
      example: look,
      state,
    })),
  );
}

const partSpecimens = (name: string, part: Part): Specimen[] =>
  partStates.map((state) => ({ kind: 'part', id: `part_${name}_${state}`, name, part, state }));

/** Other looks are told apart by their titles: two parts of a page may not have one name. */
function blockSpecimens(name: string, example: BlockExample): Specimen[] {
  const looks = [{}, ...(example.others ?? [])].map((look, index) => {
    const block: Block = { ...example.block, ...look };
    if (index && typeof block.title === 'string') block.title += ` (${index + 1})`;
    return { ...example, block };
  });
  return looks.flatMap((look, index) =>
    statesOf(look).map((state) => ({
      kind: 'block' as const,
      id: `${name}_${state}${index || ''}`,
      name,
      example: look,
      state,
    })),
  );
}
