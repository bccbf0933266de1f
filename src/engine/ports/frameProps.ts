import type { Block } from '#/language/documents/block.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Localization } from '#/language/presentation/format.ts';
import type { Source } from './source.ts';

/** A block with what feeds it: waiting, problems and emptiness are the frame's. */
export interface FrameProps {
  block: Block;
  source: Source | undefined;
  scope: Scope;
  words: Localization;
}
