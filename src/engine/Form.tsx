import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Problem } from '#/contract/call.ts';
import type { FormDocument } from '#/language/form.ts';
import type { Answers, Scope } from '#/language/scope.ts';
import { FilledForm } from './form/FilledForm.tsx';
import { FormWaiting } from './form/FormWaiting.tsx';
import { useFirstAnswers } from './form/useFirstAnswers.ts';
import type { FormValidator } from './form/validator.ts';
import { usePorts, type Ports } from './ports.tsx';
import './form/form.css';
import './widgets/widgets.css';

export interface FormProps {
  document: FormDocument;
  /**
   * The rules compiled ahead of time; a promise lets the fields stand before the rules have arrived, and one
   * that begins when it is first waited for (`lazily`) lets them stand before the rules are even fetched.
   */
  validator: FormValidator | PromiseLike<FormValidator>;
  /** Names this version of the form: drafts and the `X-Form` header carry it. */
  hash?: string;
  /** What conditions and limits read, above the scope of the ports. */
  scope?: Partial<Scope>;
  /** Answers to start from, above the defaults. */
  initial?: Answers;
  /** Sends the answers; without it the document's `submit` call is made. A problem lands on the fields. */
  onSubmit?(answers: Answers): Promise<Problem | undefined>;
  /** After a successful submit. */
  onDone?(answers: Answers): void;
  /** Draws a second button. */
  onCancel?(): void;
  /** On the button, where the document does not say it. */
  submitLabel?: string;
  /** Contact form: no buttons while sending, only the live "Enviando…". */
  hideButtonsWhileSending?: boolean;
  /** Outside an application: a benchmark, a preview. Otherwise the ports come from the context. */
  ports?: Ports;
  /** Below the buttons: "¿Ha olvidado su contraseña?". */
  children?: ReactNode;
}

/**
 * Draws a form document and sends its answers. The page around it has the form's title.
 * Answers live in a store of their own and controls keep what is typed, so a key costs the same in
 * a form of five hundred fields as in one of five. A document with `review` is walked page by page,
 * each with its own address; otherwise its steps are sections of one page.
 */
export function Form(props: FormProps) {
  const ports = usePorts(props.ports);
  const scope = useMemo(() => ({ ...ports.scope, ...props.scope }), [ports.scope, props.scope]);
  const { document, hash, initial } = props;
  const { first, problem, retry } = useFirstAnswers(document, hash, initial, scope, ports);
  if (!first) return <FormWaiting problem={problem} retry={retry} words={{ text: ports.text }} />;
  return <FilledForm {...props} first={first} scope={scope} ports={ports} />;
}
