import type { operations } from './contract.gen.ts';

/** Name of a call of the contract, e.g. `getMe`. */
export type OperationId = keyof operations;

/**
 * One function for the whole contract. It answers with values: what the server or the network
 * refused is a `problem`, never an exception.
 */
export type Call = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
) => Promise<Result<Output<Id>>>;

/** What a call needs: each part is required exactly where the contract requires it. */
export type Input<Id extends OperationId> = Part<'path', ParametersIn<Id, 'path'>> &
  Part<'query', ParametersIn<Id, 'query'>> &
  Part<'headers', ParametersIn<Id, 'header'>> &
  BodyPart<operations[Id]>;

/** The body of the success answer: JSON as its type, text as a string, a file as a `Blob`. */
export type Output<Id extends OperationId> = Content<Success<operations[Id]['responses']>>;

export type Result<T> = { data: T; problem?: undefined } | { data?: undefined; problem: Problem };

/** The backend, or the way to it, said no. `name` and `message` follow the error catalogue. @source specification §8 */
export interface Problem {
  /** HTTP status; 0 when no answer arrived. */
  status: number;
  name: string;
  message: string;
  errors: WireError[];
  requestId?: string;
  /** We do not know whether the server carried it out. */
  lost?: boolean;
}

/** One entry of `result.errors`; `path` is a JSON Pointer such as `/body/gross_amount`. */
export interface WireError {
  message: string;
  code?: string;
  path?: string;
  params?: Record<string, unknown>;
}

type ParametersIn<Id extends OperationId, Where extends 'path' | 'query' | 'header'> = NonNullable<
  operations[Id]['parameters'][Where]
>;
type Part<Name extends string, T> = [T] extends [never]
  ? { [K in Name]?: never }
  : object extends T
    ? { [K in Name]?: T }
    : { [K in Name]: T };
type BodyPart<Operation> = Operation extends { requestBody: { content: infer Bodies } }
  ? { body: Bodies[keyof Bodies] }
  : Operation extends { requestBody?: { content: infer Bodies } }
    ? { body?: Bodies[keyof Bodies] }
    : { body?: never };
/** A call that answers 204 beside something else has nothing to give then: clients take it as a problem. */
type Success<Responses> = [keyof Responses & (200 | 201 | 202)] extends [never]
  ? Responses[keyof Responses & 204]
  : Responses[keyof Responses & (200 | 201 | 202)];
type Content<Response> = Response extends { content: infer Contents }
  ? Contents[keyof Contents]
  : undefined;
