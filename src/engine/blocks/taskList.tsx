import { holds } from '#/language/expressions/condition.ts';
import { sentence } from '#/language/presentation/format.ts';
import { addressOf } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';
import './taskList.css';

function Component({ block, scope, words, titleId }: BlockProps<'taskList'>) {
  return (
    <ul className="card tasks" aria-labelledby={block.title ? titleId : undefined}>
      {waiting(block, scope).map(([id, { label, hint, status, tone = 'info', to, values }]) => (
        <li key={id} className="task">
          <div>
            {to ? (
              <Link className="task-link" to={addressOf({ to, values }, scope)}>
                {sentence(label, scope, words)}
              </Link>
            ) : (
              <span className="task-label">{sentence(label, scope, words)}</span>
            )}
            {hint && <p className="task-hint">{sentence(hint, scope, words)}</p>}
          </div>
          {status && <span className={`tag tag--${tone}`}>{sentence(status, scope, words)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** What waits for the person; absent when nothing does. */
export const taskList: BlockDrawing<'taskList'> = {
  Component,
  isAbsent: ({ block, scope }) => waiting(block, scope).length === 0,
};

function waiting(block: BlockProps<'taskList'>['block'], scope: unknown) {
  return ordered(block.items).filter(([, { when }]) => !when || holds(when, scope));
}
