import Ajv07 from 'ajv';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OperationId } from '#/contract/call.ts';
import { answerSchema, bodySchema, parametersSchema, sharedSchemas } from './contractSchemas.ts';

const Plain = (Ajv07 as unknown as { default: typeof Ajv07 }).default ?? Ajv07;
const Ajv = (Ajv2020 as unknown as { default: typeof Ajv2020 }).default ?? Ajv2020;
const formats = (addFormats as unknown as { default: typeof addFormats }).default ?? addFormats;

/** Says what in a call's parts does not fit the contract; compiled at first use. */
export interface Validators {
  /** Turns texts into the numbers and booleans that they should be, and adds defaults, in place. */
  path(id: OperationId): ValidateFunction;
  query(id: OperationId): ValidateFunction;
  /** Nothing when the call has no body in this encoding. Of one with very many values only the first fault is found. */
  body(id: OperationId, mediaType: string, isLarge?: boolean): ValidateFunction | undefined;
  answer(id: OperationId, status: number): ValidateFunction | undefined;
}

export function createValidators(): Validators {
  // The 2020 dialect tries every branch of an `anyOf`, and each would turn the value into its own type:
  // the number of `$offset` would leave as a text. This one stops at the branch that fits.
  const parameters = prepare(new Plain({ ...options, coerceTypes: 'array', useDefaults: true }));
  const bodies = prepare(new Ajv(options));
  const largeBodies = prepare(new Ajv({ ...options, allErrors: false }));
  const kept = new Map<string, ValidateFunction | undefined>();
  const once = (key: string, compile: () => ValidateFunction | undefined) => {
    if (!kept.has(key)) kept.set(key, compile());
    return kept.get(key);
  };
  return {
    path: (id) => once(`path ${id}`, () => parameters.compile(parametersSchema(id, 'path')))!,
    query: (id) => once(`query ${id}`, () => parameters.compile(parametersSchema(id, 'query')))!,
    body: (id, mediaType, isLarge) =>
      once(`body ${id} ${mediaType} ${isLarge}`, () => {
        const schema = bodySchema(id, mediaType);
        return schema && (isLarge ? largeBodies : bodies).compile(schema);
      }),
    answer: (id, status) =>
      once(`answer ${id} ${status}`, () => {
        const schema = answerSchema(id, status);
        return schema && bodies.compile(schema);
      }),
  };
}

const options = { allErrors: true, strict: false, messages: false };

function prepare<Compiler extends Ajv07>(ajv: Compiler): Compiler {
  formats(ajv);
  ajv.addFormat('binary', true);
  ajv.addSchema(sharedSchemas);
  return ajv;
}
