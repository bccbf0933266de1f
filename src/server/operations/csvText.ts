/** What spreadsheets take for the beginning of a formula, and the mark that makes a text of it. */
const FORMULA = /^[=+\-@\t\r\n\0'＝＋－＠]/;
const MARK = "'";

/** At the beginning of the file, so that spreadsheets read it as UTF-8. */
export const BOM = '\uFEFF';

/**
 * A cell that is a text and never a formula: quoted, and marked with an apostrophe where a
 * spreadsheet would start to calculate. A text that begins with an apostrophe is marked too, so that
 * taking one away always gives back the value.
 * @source OWASP, CSV injection
 */
export function csvCell(value: string): string {
  const text = FORMULA.test(value) ? MARK + value : value;
  return `"${text.replaceAll('"', '""')}"`;
}

/** A line of cells, as Spanish spreadsheets read it. @source RFC 4180, with semicolons */
export const csvLine = (values: readonly string[]): string =>
  `${values.map(csvCell).join(';')}\r\n`;
