/** A form, usable outside the application too: with a document, its validator and ports. */
export { Form } from './form/Form.tsx';
export type { FormProps } from './ports/formProps.ts';
