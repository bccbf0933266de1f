import pg from 'pg';

/**
 * How PostgreSQL's types reach JavaScript, exactly: `date` stays 'YYYY-MM-DD', `int8` is a bigint,
 * `numeric` a string, instants are `Date`s. Handed to every connection of the server.
 */
export const pgTypeParsers: pg.CustomTypesConfig = {
  getTypeParser(id: number, format?: 'text' | 'binary') {
    return parsers[id] ?? fallback(id, format);
  },
};

const fallback = pg.types.getTypeParser as (
  id: number,
  format?: string,
) => (value: string) => unknown;
const asText = (value: string) => value;
const arrayOf = (element: (value: string) => unknown) => (value: string) =>
  (fallback(TEXT_ARRAY) as (value: string) => (string | null)[])(value).map((item) =>
    item === null ? null : element(item),
  );

const TEXT_ARRAY = 1009;
const parsers: Record<number, (value: string) => unknown> = {
  [pg.types.builtins.DATE]: asText,
  [pg.types.builtins.TIME]: asText,
  [pg.types.builtins.INT8]: BigInt,
  [pg.types.builtins.NUMERIC]: asText,
  // date[], int8[] and numeric[]
  1182: arrayOf(asText),
  1016: arrayOf(BigInt),
  1231: arrayOf(asText),
};
