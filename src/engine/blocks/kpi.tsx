import { holds } from '#/language/expressions/condition.ts';
import { format, sentence } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';
import { Gain } from './Gain.tsx';
import { Missing } from './Missing.tsx';
import { FormattedText } from './FormattedText.tsx';
import './kpi.css';

function Component({ block, scope, words }: BlockProps<'kpi'>) {
  const items = ordered(block.items).filter(([, { when }]) => !when || holds(when, scope));
  return (
    <dl className="card kpis">
      {items.map(([id, { label, value, note, tone, size }]) => {
        const told = format(value, scope, words);
        return (
          <div key={id} className={size === 'large' ? 'kpi kpi--large' : 'kpi'}>
            <dt>{sentence(label, scope, words)}</dt>
            <dd className="kpi-value">
              {told === '-' ? (
                <Missing words={words} />
              ) : tone === 'gain' ? (
                <Gain value={read(scope, value.from)} words={words}>
                  <FormattedText words={words}>{told}</FormattedText>
                </Gain>
              ) : (
                <FormattedText words={words}>{told}</FormattedText>
              )}
            </dd>
            {note && (
              <dd className="kpi-note">
                <FormattedText words={words}>{sentence(note, scope, words)}</FormattedText>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

function Skeleton({ block }: BlockProps<'kpi'>) {
  return (
    <div className="card kpis" aria-hidden="true">
      {ordered(block.items).map(([id, { size }]) => (
        <div key={id} className={size === 'large' ? 'kpi kpi--large' : 'kpi'}>
          <span className="bone bone--label" />
          <span className="bone bone--figure" />
          <span className="bone bone--note" />
        </div>
      ))}
    </div>
  );
}

/** Key figures in a row, the most important one large. */
export const kpi: BlockDrawing<'kpi'> = { Component, Skeleton };
