import { format } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import type { BlockDrawing, BlockProps } from './block.ts';
import { Cell } from './Cell.tsx';
import { rowsOf } from './rows.ts';
import { FormattedText } from './FormattedText.tsx';
import './timeline.css';

function Component({ block, scope, words, titleId }: BlockProps<'timeline'>) {
  const { at, event, who, name, note, tones } = block;
  return (
    <ol className="card timeline" reversed aria-labelledby={block.title ? titleId : undefined}>
      {newestFirst(block, scope).map((row, index) => {
        const inner = { ...scope, row };
        const told = (binding = event) => format(binding, inner, words);
        return (
          <li key={String((block.key && read(inner, block.key)) ?? index)} className="moment">
            <p className="moment-event">
              <Cell shown={{ value: event, tones }} scope={inner} words={words} />
            </p>
            <p className="moment-when">
              <Cell shown={{ value: at }} scope={inner} words={words} />
              {[who, name].map(
                (part, place) =>
                  part && told(part) !== '-' && <span key={place}> · {told(part)}</span>,
              )}
            </p>
            {note && told(note) !== '-' && (
              <p className="moment-note">
                <FormattedText words={words}>{told(note)}</FormattedText>
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Skeleton() {
  return (
    <div className="card timeline" aria-hidden="true">
      {[1, 2, 3].map((moment) => (
        <div key={moment} className="moment">
          <span className="bone bone--label" />
          <span className="bone bone--text" />
        </div>
      ))}
    </div>
  );
}

/** Whatever order the rows come in; instants of one notation sort as their text. */
function newestFirst({ rows, at }: BlockProps<'timeline'>['block'], scope: BlockProps['scope']) {
  const when = (row: unknown) => String(read({ row }, at.from) ?? '');
  return rowsOf(rows, scope).toSorted((a, b) => (when(a) < when(b) ? 1 : -1));
}

/** What has happened to one thing, newest first. */
export const timeline: BlockDrawing<'timeline'> = {
  Component,
  Skeleton,
  isEmpty: ({ block, scope }) => rowsOf(block.rows, scope).length === 0,
};
