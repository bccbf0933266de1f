import pg from 'pg';
import { nameOf } from './prepared.ts';

const BEGIN = 'begin';

/** How a transaction is bound to its tenant; without a parameter, so that it may wait with the beginning. */
export const BINDING = "select set_config('app.tenant', ";

/**
 * A connection that saves round trips. What opens a transaction, its beginning and the tenant that it is
 * bound to, waits for the first real statement and goes with it, in one packet and in this order.
 * Statements of the closed set stay prepared.
 */
export class ThriftyClient extends pg.Client {
  #opening = '';

  // The query builder calls in this one of the many ways.
  override query(text: unknown, values?: unknown): never {
    return this.#send(text as string, (values ?? []) as unknown[]) as never;
  }

  #send(text: string, values: unknown[]): Promise<unknown> {
    const isBegin = text === BEGIN;
    if (isBegin || (this.#opening === BEGIN && text.startsWith(BINDING))) {
      this.#opening = isBegin ? BEGIN : `${BEGIN};${text}`;
      return Promise.resolve(NOTHING);
    }
    const name = nameOf(text);
    const own = name === undefined ? { text, values } : { name, text, values };
    const opening = this.#opening;
    if (opening === '') return super.query(own);
    this.#opening = '';
    const { stream } = this.connection;
    stream.cork();
    const both = Promise.all([super.query(opening), super.query(own)]);
    stream.uncork();
    return both.then(([, answer]) => answer);
  }
}

const NOTHING = { command: '', rowCount: null, rows: [] };
