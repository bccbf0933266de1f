import { sentence, type Localization } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Block } from '#/language/documents/block.ts';
import { addressOf } from '../links/address.ts';
import { Nothing } from '../blocks/Nothing.tsx';

interface BlockNothingProps {
  block: Block;
  /** The address without the filters that narrow its list now. */
  unfiltered: string | undefined;
  /** The address of its first page, where it stands on a later one. */
  first: string | undefined;
  scope: Scope;
  words: Localization;
  level: 2 | 3;
}

/** A list with nothing in it, and why: a page beyond its end, filters that leave nothing, or nothing at all. */
export function BlockNothing({ block, unfiltered, first, scope, words, level }: BlockNothingProps) {
  const { empty, noResults } = block;
  if (first !== undefined)
    return (
      <Nothing
        title={words.text('page.nothing.on_page')}
        action={{ label: words.text('page.pages.first'), to: first }}
        level={level}
      />
    );
  if (unfiltered !== undefined)
    return (
      <Nothing
        title={
          noResults ? sentence(noResults.title, scope, words) : words.text('page.nothing.filtered')
        }
        text={
          noResults?.text
            ? sentence(noResults.text, scope, words)
            : words.text('page.nothing.other_filters')
        }
        action={{ label: words.text('page.filters.remove_all'), to: unfiltered }}
        level={level}
      />
    );
  if (!empty) return null;
  return (
    <Nothing
      title={sentence(empty.title, scope, words)}
      text={empty.text && sentence(empty.text, scope, words)}
      action={
        empty.action && {
          label: sentence(empty.action.label, scope, words),
          to: addressOf(empty.action, scope),
        }
      }
      level={level}
    />
  );
}
