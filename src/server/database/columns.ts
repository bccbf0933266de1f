/**
 * Every column of a row as a statement names them: all of them, or the compiler says which is missing.
 * Lists keep to the columns that this server knows when a newer one has added some.
 */
export const columns = <Row>(table: string, all: Record<keyof Row, true>): string =>
  Object.keys(all)
    .map((name) => `${table}.${name}`)
    .join(', ');
