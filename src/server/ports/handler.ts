import type { Input, OperationId, Output } from '#/contract/call.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { Words } from '../kernel/words.ts';
import type { Actor } from './actor.ts';
import type { Context } from './context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Answer } from './answer.ts';

/**
 * The business sentence of one call: authorise, decide with the domain, store, answer. What it gets
 * fits the contract already; it says no by throwing an HttpError. With `refuse` it says so too, by name and changing
 * nothing, of what its form has refused: what the law or the account keeps from being done comes before how it was asked.
 */
export type Handler<Id extends OperationId> = ((
  request: HandlerRequest<Id>,
) => Promise<Output<Id> | Answer<Output<Id>>>) & {
  refuse?(request: HandlerRequest<Id>): Promise<void>;
};

export type Handlers = { [Id in OperationId]: Handler<Id> };

type Handled<Body> = Body extends { own_answers?: unknown } ? Omit<Body, 'own_answers'> : Body;

/** A request that passed the contract; `path`, `query` and `body` as the contract types them. */
export interface HandlerRequest<Id extends OperationId> {
  context: Context;
  /** Of the other calls: what a form loads, and what a call shows of an object, is asked of theirs. */
  handlers: Partial<Handlers>;
  /** Whether the parts of such a call fit the contract; texts become the numbers that they should be, in place. */
  fits(call: OperationId, parts: { path: object; query: object; body?: unknown }): boolean;
  actor: Actor;
  tenant: Actor['tenant'];
  /** What the tenant says, in the language of the request. */
  words: Words;
  path: NonNullable<Input<Id>['path']>;
  query: NonNullable<Input<Id>['query']>;
  /** Without a tenant's own questions: they are judged and kept before. */
  body: Handled<Input<Id>['body']>;
  /** Some of those were answered. */
  hasOwnAnswers?: boolean;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  requestId: string;
  /** Address of the asker. */
  ip: string;
  /** Host name without port, as the table of hosts knows it. */
  host: string;
  /** Scheme, host and port of that host's pages, from the table: the start of links in mails. */
  origin: string;
  /** Of the answers that a form judged: kept with the handler's first transaction. */
  transcript?: string;
  /** Members of the body that a form asked as a whole: what of them is not sent was left empty. */
  answered?: readonly string[];
  /** Of a change of some things: what the whole that comes of it leaves unanswered of what its form requires. */
  lacking?(whole: object): Issue[];
  /** Runs work in one transaction that is bound to the tenant; an HttpError undoes it. */
  inTenant<T>(work: (db: TenantDb) => Promise<T>): Promise<T>;
}
