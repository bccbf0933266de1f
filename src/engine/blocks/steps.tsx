import { Check } from 'lucide-react';
import { resolve } from '#/language/expressions/binding.ts';
import { holds } from '#/language/expressions/condition.ts';
import { sentence } from '#/language/presentation/format.ts';
import { addressOf } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';
import './steps.css';

function Component({ block, scope, words, titleId }: BlockProps<'steps'>) {
  const shown = ordered(block.items).filter(([, { when }]) => !when || holds(when, scope));
  const current = resolve(block.current, scope);
  const at = shown.findIndex(([id]) => id === current);
  return (
    <nav
      aria-label={words.text('page.steps.name')}
      aria-labelledby={block.title ? titleId : undefined}
    >
      <ol className="steps">
        {shown.map(([id, { label, to, values }], index) => {
          const name = sentence(label, scope, words);
          const isDone = index < at;
          return (
            <li
              key={id}
              className={`step ${isDone ? 'step--done' : index === at ? 'step--now' : ''}`}
              aria-current={index === at ? 'step' : undefined}
            >
              <span className="step-mark" aria-hidden="true">
                {isDone ? <Check /> : index + 1}
              </span>
              <span className="step-name">
                <span className="step-count">
                  {words.text('page.steps.step', {
                    step: String(index + 1),
                    steps: String(shown.length),
                  })}
                </span>
                {isDone && to ? <Link to={addressOf({ to, values }, scope)}>{name}</Link> : name}
                {isDone && (
                  <span className="visually-hidden"> ({words.text('page.steps.completed')})</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Where the person is in a process; on a phone only the present step, with how many there are. */
export const steps: BlockDrawing<'steps'> = { Component };
