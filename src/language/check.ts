/** Documents, and what is wrong with them. */
export { check, checkAssembled } from './check/checkDocuments.ts';
export type { CheckOptions } from './check/checkDocuments.ts';
