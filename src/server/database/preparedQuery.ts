import { sql, type Kysely, type RawBuilder } from 'kysely';
import { prepared, type Value } from './prepared.ts';
import type { Tables } from '../tables/tables.ts';

/** Where a statement has the value with a name, of a type of the database. */
export type At<Name extends string> = (name: Name, type: string) => RawBuilder<unknown>;

interface Written {
  text: string;
  names: readonly string[];
}

const written = new Map<string, Written>();

/**
 * Runs a statement whose text depends on a key alone: written at the key's first use, prepared by each
 * connection, and run with other values from then on. Keys are of a small closed set in the code. The
 * planner does not see the values: it would think a plan for these cheaper than the one for all, and
 * make it at every run.
 * @param write the statement; every value in it stands at its name
 */
export function preparedQuery<Row, Name extends string>(
  db: Kysely<Tables>,
  key: string,
  values: Record<Name, Value>,
  write: (at: At<Name>) => RawBuilder<Row>,
): Promise<Row[]> {
  const known = written.get(key) ?? compile(db, write as (at: At<string>) => RawBuilder<Row>);
  written.set(key, known);
  return prepared<Row>(
    db,
    known.text,
    known.names.map((name) => values[name as Name]),
  );
}

/**
 * The same for a statement with values of its own, which is written every time. The planner sees these no
 * more than those: of a table without statistics it would believe that a tenant has one row, and read all
 * of it again and again.
 */
export async function adHocQuery<Row, Name extends string>(
  db: Kysely<Tables>,
  values: Record<Name, Value>,
  write: (at: At<Name>) => RawBuilder<Row>,
): Promise<Row[]> {
  const { rows } = await write(
    (name, type) => sql`(select ${values[name]}::${sql.raw(type)})`,
  ).execute(db);
  return rows;
}

class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

function compile(db: Kysely<Tables>, write: (at: At<string>) => RawBuilder<unknown>): Written {
  const { sql: text, parameters } = write(
    (name, type) => sql`(select ${new Slot(name)}::${sql.raw(type)})`,
  ).compile(db);
  const names = parameters.map((each) => {
    // It would be everybody's from then on.
    if (!(each instanceof Slot)) throw new Error('a value in a statement that is written once');
    return each.name;
  });
  return { text, names };
}
