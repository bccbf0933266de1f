import { useId } from 'react';
import { holds } from '#/language/expressions/condition.ts';
import { sentence } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import type { Block } from '#/language/documents/block.ts';
import { blocks } from '../blocks/index.ts';
import type { BlockDrawing, BlockProps } from '../blocks/block.ts';
import type { FrameProps } from '../ports/frameProps.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockBroken } from './BlockBroken.tsx';
import { BlockNothing } from './BlockNothing.tsx';
import { BlockProblem } from '../parts/BlockProblem.tsx';
import { useOffers } from '../links/offered.ts';
import type { Source } from '../ports/source.ts';

interface BlockFrameProps extends FrameProps {
  /** The address without the filters that narrow its list now. */
  unfiltered?: string;
  /** One before it is still to come, and will push it: nobody sees it move. */
  behind?: boolean;
}

/**
 * Loading, problem, emptiness and breakage of a block, decided here once for every type. An answer
 * that is not what the contract promises breaks its block alone, until another answer comes. Something stands
 * in the place of the first that is still to come (`pending`), whether it will come or not.
 */
export function BlockFrame({ pending, ...props }: BlockFrameProps & { pending?: boolean }) {
  const { block, source, scope, words } = props;
  if (block.when && !holds(block.when, scope)) return pending ? <Coming /> : null;
  if (props.source?.unasked) return null;
  const broken = (
    <section className={`block ${printOf(block)}`}>
      {block.title && <h2 className="block-title">{sentence(block.title, scope, words)}</h2>}
      <BlockBroken source={source} words={words} />
    </section>
  );
  return (
    <BlockBoundary fallback={broken} resetKey={source?.answeredAt}>
      <FramedBlock {...props} />
    </BlockBoundary>
  );
}

function FramedBlock({ block, source, unfiltered, behind, ...around }: BlockFrameProps) {
  const titleId = useId();
  const offers = useOffers();
  const { scope, words } = around;
  const drawing = Object.hasOwn(blocks, block.type)
    ? (blocks as Record<string, BlockDrawing>)[block.type]
    : undefined;
  if (!drawing) throw new Error(`No drawing of ${block.type}`);
  const isWaiting = source?.loading === true || source?.problem !== undefined;
  const props = {
    ...around,
    block,
    titleId,
    offers,
    refreshing: source?.refreshing ?? false,
    query: source?.query,
    Frame: BlockFrame,
  } as BlockProps;
  if (!isWaiting && lacksItsList(block, source, scope)) throw new Error('The list is missing');
  if (!isWaiting && drawing.isAbsent?.(props)) return null;
  const title = block.title && !drawing.ownTitle && (
    <h2 id={titleId} className="block-title">
      {sentence(block.title, scope, words)}
    </h2>
  );
  return (
    <section
      className={`block block--${block.width ?? 'full'} block--${block.type} ${printOf(block)} ${behind ? 'block--behind' : ''}`}
      aria-labelledby={title ? titleId : undefined}
      aria-busy={source?.loading || undefined}
    >
      {title}
      {content(drawing)}
    </section>
  );

  function content({ Component, Skeleton, isEmpty, first }: BlockDrawing) {
    if (source?.problem) return <BlockProblem source={source} words={words} />;
    if (source?.loading && Skeleton) return <Skeleton {...props} />;
    if (source?.loading) return source.coming ? <Coming /> : null;
    if (isEmpty?.(props) && (block.empty || unfiltered !== undefined || first?.(props)))
      return (
        <BlockNothing
          block={block}
          unfiltered={unfiltered}
          first={first?.(props)}
          scope={scope}
          words={words}
          level={title ? 3 : 2}
        />
      );
    return <Component {...props} />;
  }
}

/** Bones of whatever it will be. */
const Coming = () => (
  <div className="bones" aria-hidden="true">
    <span className="bone bone--label" />
    <span className="bone bone--row" />
    <span className="bone bone--row" />
    <span className="bone bone--row" />
  </div>
);

/** Its call has answered and there is nothing where the contract promises the list. */
function lacksItsList(block: Block, source: Source | undefined, scope: unknown): boolean {
  const { rows } = block;
  return (
    source?.answeredAt !== undefined && typeof rows === 'string' && read(scope, rows) === undefined
  );
}

const printOf = ({ print }: Block) =>
  print === false ? 'no-print' : print === 'only' ? 'only-print' : '';
