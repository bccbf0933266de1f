import { createContext, use, useEffect } from 'react';
import type { Block } from '#/language/documents/block.ts';
import type { FormDocument, Step } from '#/language/documents/form.ts';
import type { FrameProps } from '#/engine/ports/frameProps.ts';
import type { Problem } from '../editing/useProblems.ts';
import { say } from '../kernel/words.ts';
import type { FieldOf } from './fieldFor.ts';
import { whenDrawn } from './whenDrawn.ts';

/** A problem with the field at which it is mended. */
export interface FieldProblem extends FieldOf {
  problem: Problem;
}

const Told = createContext<readonly FieldProblem[]>([]);

/** What is wrong with the fields of the panels within. It may come and go: nothing that is typed is touched by it. */
export const FieldProblemsProvider = Told;

/** A panel with room above each of its fields for what is wrong there, which `ProblemFrame` draws. */
export function withRoom(document: FormDocument): FormDocument {
  const steps = Object.entries(document.steps).map(([id, step]): [string, Step] => [
    id,
    {
      ...step,
      blocks: Object.fromEntries(
        Object.entries(step.fields).map(([about, order]): [string, Block] => [
          about,
          { type: 'notice', order: order - 1, about },
        ]),
      ),
    },
  ]);
  return { ...document, steps: Object.fromEntries(steps) };
}

/** What is wrong with the field that follows. */
export function ProblemFrame({ block }: Pick<FrameProps, 'block'>) {
  const own = use(Told).filter(({ name }) => name === block.about);
  if (own.length === 0) return null;
  return (
    <div className="field field--full">
      {own.map((one) => (
        <Notice key={one.problem.pointer + one.problem.sentence} {...one} />
      ))}
    </div>
  );
}

function Notice({ problem: { severity, sentence, pointer }, field, row }: FieldProblem) {
  const id = `told ${pointer}`.replace(/\s/g, '_');
  // The engine draws the field, and knows nothing of what somebody else has found.
  useEffect(
    () =>
      whenDrawn(field, (control) => {
        const others = control.getAttribute('aria-describedby')?.split(' ') ?? [];
        control.setAttribute('aria-describedby', [...new Set([...others, id])].join(' '));
      }),
    [field, id],
  );
  return (
    <p id={id} className={`notice notice--${severity === 'error' ? 'danger' : 'warning'}`}>
      <span className={`tag tag--${severity}`}>
        {say(severity === 'error' ? 'studio.problem.error' : 'studio.problem.warning')}
      </span>{' '}
      {row !== undefined && <strong>{row}: </strong>}
      {sentence}
    </p>
  );
}
