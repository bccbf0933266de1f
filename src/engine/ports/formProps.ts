import type { ComponentType, ReactNode } from 'react';
import type { Problem } from '#/contract/call.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { FormValidator } from './validator.ts';
import type { FrameProps } from './frameProps.ts';
import type { Ports } from './ports.tsx';

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
  /** Every page may be opened, whatever is answered: where a form is looked at and not filled in. */
  anyPage?: boolean;
  /** Draws a second button. */
  onCancel?(): void;
  /** On the button, where the document does not say it. */
  submitLabel?: string;
  /** Contact form: no buttons while sending, only the live "Enviando…". */
  hideButtonsWhileSending?: boolean;
  /** Outside an application: a benchmark, a preview. Otherwise the ports come from the context. */
  ports?: Ports;
  /** How blocks among the questions are drawn; without it none is. */
  Frame?: ComponentType<FrameProps>;
  /** Below the buttons: "¿Ha olvidado su contraseña?". */
  children?: ReactNode;
}
