import { useId } from 'react';
import { holds } from '#/language/condition.ts';
import { sentence } from '#/language/format.ts';
import type { Block } from '#/language/screen.ts';
import { addressOf } from '../address.ts';
import { blocks } from '../blocks/index.ts';
import type { BlockDrawing, BlockProps } from '../blocks/block.ts';
import { Nothing } from '../blocks/Nothing.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockProblem } from './BlockProblem.tsx';
import type { Source } from './useScreenData.ts';

interface BlockFrameProps extends Omit<BlockProps, 'block' | 'titleId'> {
  block: Block;
  source: Source | undefined;
}

/** Loading, problem, emptiness and breakage of a block, decided here once for every type. */
export function BlockFrame({ block, source, ...around }: BlockFrameProps) {
  const titleId = useId();
  const { scope, words } = around;
  if (block.when && !holds(block.when, scope)) return null;
  const drawing = Object.hasOwn(blocks, block.type)
    ? (blocks as Record<string, BlockDrawing>)[block.type]
    : undefined;
  const broken = <p className="notice notice--danger">{words.text(BROKEN)}</p>;
  const props = {
    ...around,
    block,
    titleId,
    refreshing: source?.refreshing ?? false,
  } as BlockProps;
  if (drawing && !source?.loading && drawing.isAbsent?.(props)) return null;
  const title = block.title && !drawing?.ownTitle && (
    <h2 id={titleId} className="block-title">
      {sentence(block.title, scope, words)}
    </h2>
  );
  return (
    <section
      className={`block block--${block.width ?? 'full'} block--${block.type} ${block.print === false ? 'no-print' : ''}`}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={source?.loading || undefined}
    >
      {title}
      <BlockBoundary fallback={broken}>{content()}</BlockBoundary>
    </section>
  );

  function content() {
    if (!drawing) return broken;
    if (source?.problem) return <BlockProblem source={source} words={words} />;
    if (source?.loading) return drawing.Skeleton ? <drawing.Skeleton {...props} /> : null;
    if (block.empty && drawing.isEmpty?.(props)) {
      const { title: head, text, action } = block.empty;
      return (
        <Nothing
          title={sentence(head, scope, words)}
          text={text && sentence(text, scope, words)}
          action={
            action && { label: sentence(action.label, scope, words), to: addressOf(action, scope) }
          }
          level={title ? 3 : 2}
        />
      );
    }
    return <drawing.Draw {...props} />;
  }
}

const BROKEN = 'Esta parte de la página no se puede mostrar ahora. El resto funciona.';
