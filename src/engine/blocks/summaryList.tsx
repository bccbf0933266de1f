import { holds } from '#/language/expressions/condition.ts';
import { sentence } from '#/language/presentation/format.ts';
import { addressOf } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';
import { Cell } from './Cell.tsx';
import { FormattedText } from './FormattedText.tsx';
import './summaryList.css';

function Component({ block, scope, words, offers }: BlockProps<'summaryList'>) {
  return (
    <div className="card summary">
      <dl className="summary-lines">
        {shownNow(block, scope).map(([id, { label, note, action, ...shown }]) => {
          const name = sentence(label, scope, words);
          return (
            <div key={id} className="summary-line">
              <dt>{name}</dt>
              <dd className="summary-value">
                <Cell shown={shown} scope={scope} words={words} />
                {note && (
                  <span className="summary-note">
                    <FormattedText words={words}>{sentence(note, scope, words)}</FormattedText>
                  </span>
                )}
              </dd>
              {action && offers(action, scope) && (
                <dd className="summary-action">
                  <Link to={addressOf(action, scope)}>
                    {sentence(action.label, scope, words)}
                    <span className="visually-hidden"> {name}</span>
                  </Link>
                </dd>
              )}
            </div>
          );
        })}
      </dl>
      {block.action && offers(block.action, scope) && (
        <p className="summary-end">
          <Link className="button button--quiet" to={addressOf(block.action, scope)}>
            {sentence(block.action.label, scope, words)}
          </Link>
        </p>
      )}
    </div>
  );
}

function Skeleton({ block }: BlockProps<'summaryList'>) {
  return (
    <div className="card summary" aria-hidden="true">
      {ordered(block.items).map(([id]) => (
        <div key={id} className="summary-line">
          <span className="bone bone--label" />
          <span className="bone bone--text" />
        </div>
      ))}
    </div>
  );
}

/** Facts about one thing, a line each; absent when none is shown now. */
export const summaryList: BlockDrawing<'summaryList'> = {
  Component,
  Skeleton,
  isAbsent: ({ block, scope }) => shownNow(block, scope).length === 0,
};

function shownNow({ items }: BlockProps<'summaryList'>['block'], scope: unknown) {
  return ordered(items).filter(([, { when }]) => !when || holds(when, scope));
}
