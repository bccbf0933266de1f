import type { BlockOf } from '../blocks/isOfType.ts';
import { isOfType } from '../blocks/isOfType.ts';
import type { Block } from '../documents/block.ts';
import type { Text } from '../expressions/binding.ts';
import { holds, type Condition } from '../expressions/condition.ts';
import type { Scope } from '../expressions/scope.ts';
import { read } from '../values/pointer.ts';
import { format, sentence, type Localization } from './format.ts';

/** What a block said on the page, line by line. */
export interface ReadBlock {
  order: number;
  title?: string;
  text: string;
}

/**
 * What was to be read in some blocks, in their order: sentences, facts each with its name, files with their day. Blocks
 * that said nothing, or whose call has no answer at hand, are left out, and so are those that only show a picture of figures.
 */
export const readBlocks = (
  blocks: Readonly<Record<string, Block>>,
  scope: Scope,
  words: Localization,
): ReadBlock[] =>
  inOrder(blocks)
    .filter(
      (block) => block.print !== 'only' && isMet(block.when, scope) && !isUnasked(block, scope),
    )
    .flatMap((block) => {
      const lines = linesOf(block, scope, words).filter((line) => line !== '');
      if (lines.length === 0) return [];
      const title = block.title === undefined ? {} : { title: sentence(block.title, scope, words) };
      return { order: block.order, ...title, text: lines.join('\n') };
    });

function linesOf(block: Block, scope: Scope, words: Localization): string[] {
  if (isOfType(block, 'text') || isOfType(block, 'notice'))
    return [sentence(block.text, scope, words)];
  if (isOfType(block, 'summaryList')) return factsOf(block.items, scope, words);
  if (isOfType(block, 'fileList')) return filesOf(block, scope, words);
  if (isOfType(block, 'cardList'))
    return rowsOf(block, scope).flatMap((inner) => cardOf(block, inner, words));
  if (isOfType(block, 'table'))
    return rowsOf(block, scope).map((inner) => factsOf(block.columns, inner, words).join(' · '));
  return [];
}

interface Fact {
  order: number;
  label: Text;
  value: { from: string };
  note?: Text;
  when?: Condition;
}

const factsOf = (
  facts: Readonly<Record<string, Fact>>,
  scope: Scope,
  words: Localization,
): string[] =>
  inOrder(facts)
    .filter(({ when }) => isMet(when, scope))
    .map(({ label, value, note }) => {
      const said = `${sentence(label, scope, words)}: ${format(value, scope, words)}`;
      return note === undefined ? said : `${said} (${sentence(note, scope, words)})`;
    });

function filesOf(block: BlockOf<'fileList'>, scope: Scope, words: Localization): string[] {
  const { name, group, category, date } = block;
  return rowsOf(block, scope).map((inner) =>
    [name, group, category, date]
      .flatMap((binding) => binding && format(binding, inner, words))
      .filter((said) => said && said !== '-')
      .join(' · '),
  );
}

const cardOf = (
  { heading, note, facts = {} }: BlockOf<'cardList'>,
  scope: Scope,
  words: Localization,
): string[] => [
  sentence(heading, scope, words),
  ...(note === undefined ? [] : [sentence(note, scope, words)]),
  ...factsOf(facts, scope, words),
];

/** A scope for each row that a block is about. */
function rowsOf({ rows, only }: { rows: string; only?: Condition }, scope: Scope): Scope[] {
  const found = read(scope, rows);
  if (!Array.isArray(found)) return [];
  return found
    .map((row: Record<string, unknown>) => ({ ...scope, row }))
    .filter((inner) => isMet(only, inner));
}

const isMet = (when: Condition | undefined, scope: Scope) => !when || holds(when, scope);

/** Whether a block is fed by a call whose answer is not at hand: what it said is not known. */
const isUnasked = ({ data }: Pick<Block, 'data'>, scope: Scope): boolean =>
  data !== undefined && ((scope.data ?? {})[data] ?? undefined) === undefined;

const inOrder = <T extends { order: number }>(all: Readonly<Record<string, T>>): T[] =>
  Object.values(all).sort((one, other) => one.order - other.order);
