import { useEffect, useMemo } from 'react';
import { sentence } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import type { Block } from '#/language/documents/block.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { PageLeftProvider } from '../ports/pageLeft.ts';
import { usePorts } from '../ports/ports.tsx';
import type { Source } from '../ports/source.ts';
import { BlockFrame } from './BlockFrame.tsx';
import { filteredData } from './filteredData.ts';
import { withListParams } from './withListParams.ts';
import { LoadingWord } from '../parts/LoadingWord.tsx';
import { clientFiltered } from './clientFiltered.ts';
import { withDefaultTab } from './withDefaultTab.ts';
import { passedTo } from './passedTo.ts';
import { isNotFound, SubjectNotFound } from './SubjectNotFound.tsx';
import { useNamedCalls } from '../calls/useNamedCalls.ts';
import { useHeld } from './useHeld.ts';
import { waitsFor } from './waitsFor.ts';
import { codeListsOf } from '#/language/presentation/codeListsOf.ts';
import { useWords } from '../words/useWords.ts';
import './screen.css';

export interface ScreenProps {
  document: ScreenDocument;
  /** Above the scope of the ports: `route`, or sample `data` in a preview. */
  scope?: Partial<Scope>;
}

/**
 * Draws a screen document: its title as the page's `h1` (`#page-title`, focusable), then its blocks
 * in order over its named calls. A block that fails says so and leaves the rest working.
 */
export function Screen({ document, scope: given }: ScreenProps) {
  const ports = usePorts();
  const words = useWords(ports, document);
  const { route } = { ...ports.scope, ...given };
  const outer: Scope = { ...ports.scope, ...given, route: withDefaultTab(document, route) };
  const answered = useNamedCalls(withListParams(document, outer), outer, document.subject);
  const [{ data, sources }, leave] = useHeld(answered, route);
  const whole: Scope = { ...outer, data };
  const scope: Scope = { ...outer, data: clientFiltered(document, whole) };
  const unfiltered = filteredData(document, outer);
  const blocks = useMemo(
    () =>
      Object.entries(document.blocks)
        .sort(([, a], [, b]) => a.order - b.order)
        .map(([id, block]) => ({ id, block, waits: waitsFor(block), lists: codeListsOf(block) })),
    [document],
  );
  const passed = passedTo(document.only, scope);
  useEffect(() => {
    if (passed !== undefined) ports.navigate(passed, { replace: true });
  }, [passed, ports]);
  const pending = blocks.findIndex(
    ({ waits, lists }) => waits.some((name) => sources[name]?.coming) || lists.some(words.awaits),
  );
  /** What no call feeds has no bones: until its words are here it is not to be seen. */
  const first = blocks[pending]?.waits.length === 0 ? pending : pending + 1;
  /** A block's call, as one that has not answered while what its answer is called is on its way. */
  const sourceOf = ({ data: name }: Block, lists: readonly string[]): Source | undefined => {
    const source = name === undefined ? undefined : sources[name];
    if (!source || source.problem || source.unasked || !lists.some(words.awaits)) return source;
    return { ...source, loading: true, coming: true };
  };
  if (document.subject && isNotFound(sources[document.subject]))
    return <SubjectNotFound words={words} />;
  return (
    <div className="screen">
      <h1 id="page-title" tabIndex={-1}>
        {sentence(document.title, scope, words)}
      </h1>
      <LoadingWord on={Object.values(sources).some(({ loading }) => loading)} words={words} />
      <PageLeftProvider value={leave}>
        <div className="blocks">
          {blocks.map(({ id, block, lists }, index) => (
            <BlockFrame
              key={`${document.id} ${id}`}
              block={block}
              behind={pending !== -1 && index >= first}
              pending={index === pending}
              source={sourceOf(block, lists)}
              unfiltered={block.data === undefined ? undefined : unfiltered[block.data]}
              scope={block.type === 'filters' ? whole : scope}
              words={words}
            />
          ))}
        </div>
      </PageLeftProvider>
    </div>
  );
}
