import { say, type Code } from '../kernel/words.ts';
import { depths, type Depth } from './questionPanel.ts';

const names: Readonly<Record<Depth, Code>> = {
  essential: 'studio.depth.essential',
  more: 'studio.depth.more',
  all: 'studio.depth.all',
};

/** How much of something is shown. */
export function Depths({ depth, onChoose }: { depth: Depth; onChoose(depth: Depth): void }) {
  return (
    <div className="tools" role="group" aria-label={say('studio.depth')}>
      {depths.map((each) => (
        <button
          key={each}
          type="button"
          className="button button--quiet button--small"
          aria-pressed={each === depth}
          onClick={() => onChoose(each)}
        >
          {say(names[each])}
        </button>
      ))}
    </div>
  );
}
