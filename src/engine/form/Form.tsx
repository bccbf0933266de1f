import { useEffect, useMemo } from 'react';
import { mayFill } from '#/language/expressions/mayFill.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { sentence } from '#/language/presentation/format.ts';
import { planOf } from '#/language/validation/plan.ts';
import { FilledForm } from './FilledForm.tsx';
import { FormWaiting } from './FormWaiting.tsx';
import { bringRows } from './LazyRows.tsx';
import { useFirstAnswers } from './useFirstAnswers.ts';
import type { FormProps } from '../ports/formProps.ts';
import { usePorts, type Ports } from '../ports/ports.tsx';
import './form.css';
import '../widgets/widgets.css';

/**
 * Draws a form document and sends its answers. The page around it has the form's title.
 * Answers live in a store of their own and controls keep what is typed, so a key costs the same in
 * a form of five hundred fields as in one of five. A document with `review` is walked page by page,
 * each with its own address; otherwise its steps are sections of one page.
 */
export function Form(props: FormProps) {
  const ports = usePorts(props.ports);
  const scope = useMemo(() => ({ ...ports.scope, ...props.scope }), [ports.scope, props.scope]);
  const { document } = props;
  if (mayFill(document, scope)) return <OpenForm {...props} scope={scope} ports={ports} />;
  return (
    <p className="notice notice--warning" role="status">
      {sentence(document.otherwise ?? '', scope, { text: ports.text })}
    </p>
  );
}

interface OpenFormProps extends FormProps {
  scope: Scope;
  ports: Ports;
}

/** A form that is for whoever looks at it. */
function OpenForm({ scope, ports, ...props }: OpenFormProps) {
  const { document, hash, initial } = props;
  const { first, problem, retry } = useFirstAnswers(document, hash, initial, scope, ports);
  useEffect(() => {
    if (planOf(document).rows.size > 0) bringRows().catch(() => undefined);
  }, [document]);
  if (!first) return <FormWaiting problem={problem} retry={retry} words={{ text: ports.text }} />;
  return <FilledForm {...props} first={first} scope={scope} ports={ports} />;
}
