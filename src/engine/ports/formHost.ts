import type { FormProps } from './formProps.ts';

/** What the program around takes into its own hands for one form: how it is sent, what happens then. */
export type FormHost = Pick<
  FormProps,
  'onSubmit' | 'onDone' | 'onCancel' | 'submitLabel' | 'hideButtonsWhileSending' | 'initial'
>;
