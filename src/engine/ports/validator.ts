import type { ValidatorFactory } from '#/language/validation/runtime.ts';

/** A form's rules compiled ahead of time: import-free, handed the rules and Ajv's few helpers. */
export type FormValidator = ValidatorFactory;
