import { holds } from '#/language/expressions/condition.ts';
import { format, sentence } from '#/language/presentation/format.ts';
import { Link } from '../links/Link.tsx';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';
import { withParameters } from './chosen.ts';
import './tabs.css';

function Component({ block, scope, words, titleId }: BlockProps<'tabs'>) {
  const { param, items } = block;
  const shown = ordered(items).filter(([, { when }]) => !when || holds(when, scope));
  const chosen = scope.route?.query[param];
  const route = scope.route ?? { path: '/', query: {} };
  return (
    <nav
      className="tabs"
      aria-label={block.title ? undefined : words.text('page.tabs')}
      aria-labelledby={block.title ? titleId : undefined}
    >
      <ul className="tabs-list">
        {shown.map(([id, { label, count }]) => (
          <li key={id}>
            <Link
              className="tab"
              to={withParameters(route, { [param]: id === block.default ? '' : id })}
              aria-current={id === chosen ? 'page' : undefined}
            >
              {sentence(label, scope, words)}
              {count && <span className="tab-count">({format(count, scope, words)})</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Views of one page as links: side by side, and below each other on a phone, so that nothing scrolls sideways. */
export const tabs: BlockDrawing<'tabs'> = { Component };
