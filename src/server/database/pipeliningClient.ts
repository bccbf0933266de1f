import pg from 'pg';
import { nameOf } from './prepared.ts';

const BEGIN = 'begin';

/**
 * How a transaction is bound to its tenant. What it is bound with is a parameter, which nobody reads who
 * looks at the statements of other connections.
 */
export const BINDING = "select set_config('app.tenant', $1, true)";

/** How a transaction asks whether the session that it works for is open, once it is bound to its tenant. */
export const HOLDING = 'select hold_session($1, $2, $3)';

/**
 * A connection that saves round trips. What opens a transaction, its beginning, the tenant that it is
 * bound to and the session that it needs, waits for the first real statement and goes with it, in one packet and in
 * this order. So do statements that are sent at once.
 * Statements of the closed set stay prepared.
 */
export class PipeliningClient extends pg.Client {
  #opening: pg.QueryConfig[] = [];

  // The query builder calls in this one of the many ways.
  override query(text: unknown, values?: unknown): never {
    return this.#send(text as string, (values ?? []) as unknown[]) as never;
  }

  #send(text: string, values: unknown[]): Promise<unknown> {
    if (text === BEGIN) return this.#keep([{ text }]);
    if (text === BINDING && this.#opening.length === 1)
      return this.#keep([...this.#opening, { name: 'binding', text, values }]);
    if (text === HOLDING && this.#opening.length === 2)
      return this.#keep([...this.#opening, { name: 'holding', text, values }]);
    const name = nameOf(text);
    const own = name === undefined ? { text, values } : { name, text, values };
    this.#gather();
    const opening = this.#opening;
    if (opening.length === 0) return super.query(own);
    this.#opening = [];
    const all = Promise.all([...opening.map((each) => super.query(each)), super.query(own)]);
    return all.then((answers) => answers.at(-1));
  }

  /** What is sent before this turn ends leaves together. */
  #gather(): void {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }

  #keep(opening: pg.QueryConfig[]): Promise<unknown> {
    this.#opening = opening;
    return Promise.resolve(NOTHING);
  }
}

const NOTHING = { command: '', rowCount: null, rows: [] };
