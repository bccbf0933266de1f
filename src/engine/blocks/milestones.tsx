import { holds } from '#/language/expressions/condition.ts';
import { format, sentence } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';
import { Cell } from './Cell.tsx';
import { FormattedText } from './FormattedText.tsx';
import { rowsOf } from './rows.ts';
import './timeline.css';
import './milestones.css';

function Component({ block, scope, words, titleId }: BlockProps<'milestones'>) {
  const { event, state, at, items = {}, notes = {} } = block;
  return (
    <ol className="card timeline" aria-labelledby={block.title ? titleId : undefined}>
      {rowsOf(block.rows, scope).map((row, index) => {
        const inner = { ...scope, row };
        const code = String(read(inner, state.from));
        const isShown = ({ when }: { when?: Parameters<typeof holds>[0] }) =>
          !when || holds(when, inner);
        return (
          <li
            key={String((block.key && read(inner, block.key)) ?? index)}
            className={`moment milestone milestone--${code.toLowerCase()}`}
            aria-current={code === 'NOW' ? 'step' : undefined}
          >
            <p className="moment-event">
              <FormattedText words={words}>{format(event, inner, words)}</FormattedText>
            </p>
            <p className="moment-when">
              <span className="milestone-state">{format(state, inner, words)}</span>
              {format(at, inner, words) !== '-' && (
                <>
                  {' · '}
                  <Cell shown={{ value: at }} scope={inner} words={words} />
                </>
              )}
            </p>
            {ordered(items)
              .filter(([, item]) => isShown(item))
              .map(([id, { label, ...shown }]) => (
                <p key={id} className="milestone-item">
                  {sentence(label, inner, words)}:{' '}
                  <span className="numeric">
                    <Cell shown={shown} scope={inner} words={words} />
                  </span>
                </p>
              ))}
            {ordered(notes)
              .filter(([, note]) => isShown(note))
              .map(([id, { text }]) => (
                <p key={id} className="moment-note">
                  <FormattedText words={words}>{sentence(text, inner, words)}</FormattedText>
                </p>
              ))}
          </li>
        );
      })}
    </ol>
  );
}

function Skeleton() {
  return (
    <div className="card timeline" aria-hidden="true">
      {[1, 2, 3, 4].map((step) => (
        <div key={step} className="moment milestone">
          <span className="bone bone--label" />
          <span className="bone bone--text" />
        </div>
      ))}
    </div>
  );
}

/** What is done of one thing, what it waits for, and what is to come. */
export const milestones: BlockDrawing<'milestones'> = {
  Component,
  Skeleton,
  isEmpty: ({ block, scope }) => rowsOf(block.rows, scope).length === 0,
};
