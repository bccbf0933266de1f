import { useMemo } from 'react';
import { FormOverCalls } from './FormOverCalls.tsx';
import { OpenedForm } from './OpenedForm.tsx';
import type { FormProps } from '../ports/formProps.ts';
import { usePorts } from '../ports/ports.tsx';
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
  const Opened = props.document.calls ? FormOverCalls : OpenedForm;
  return <Opened {...props} scope={scope} />;
}
