import { useEffect, useState } from 'react';
import type { StepState } from '#/language/validation/stepStates.ts';
import { sentence } from '#/language/presentation/format.ts';
import { useStepStates } from '../form/useStepStates.ts';
import { addressOf } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import type { LoadedForm } from '../ports/loadedForm.ts';
import { usePorts } from '../ports/ports.tsx';
import type { BlockProps } from './block.ts';
import { FormBones } from './FormBones.tsx';
import './taskList.css';

type Props = BlockProps<'formSteps'>;

/** The pages of a form with how far each has come, once the form is here. */
export default function FormStepsBlock(props: Props) {
  const { block, words } = props;
  const ports = usePorts();
  const [form, setForm] = useState<LoadedForm | 'failed'>();
  useEffect(() => {
    let gone = false;
    ports.form(block.form).then(
      (loaded) => gone || setForm(loaded),
      () => gone || setForm('failed'),
    );
    return () => void (gone = true);
  }, [ports, block.form]);
  if (form === 'failed') return <Missing words={words} />;
  return form ? <States {...props} form={form} /> : <FormBones />;
}

function States({ block, scope, words, titleId, form }: Props & { form: LoadedForm }) {
  const ports = usePorts();
  const { states, failed, retry } = useStepStates(form, scope, ports);
  if (failed) return <Missing words={words} retry={retry} />;
  if (!states) return <FormBones />;
  const { document } = form;
  return (
    <ul className="card tasks" aria-labelledby={block.title ? titleId : undefined}>
      {states.map(({ id, state }, index) => {
        const [label, tone] = told[state];
        const to = addressOf(block, scope);
        const page = document.review && index > 0 ? withPage(to, id) : to;
        return (
          <li key={id} className="task">
            <Link className="task-link" to={page}>
              {sentence(document.steps[id]!.title, scope, words)}
            </Link>
            <span className={`tag tag--${tone}`}>{words.text(label)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const told: Record<StepState, [label: string, tone: string]> = {
  DONE: ['page.steps.done', 'success'],
  BEGUN: ['page.steps.begun', 'warning'],
  OPEN: ['page.steps.to_do', 'info'],
};

/** The address of a form with one of its pages open. */
const withPage = (to: string, step: string) => `${to}${to.includes('?') ? '&' : '?'}paso=${step}`;

function Missing({ words, retry }: Pick<Props, 'words'> & { retry?: () => void }) {
  return (
    <div className="card block-problem" role="alert">
      <p>{words.text('page.form.unavailable')}</p>
      {retry && (
        <button type="button" className="button button--quiet" onClick={retry}>
          {words.text('page.retry')}
        </button>
      )}
    </div>
  );
}
