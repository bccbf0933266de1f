/** Which questions of a form are asked, required and limited with the answers as they are. */
export { effective, effectiveRow } from './validation/effective.ts';
export type { Effective, EffectiveForm } from './validation/effective.ts';
