/** Reads a file of cells as a spreadsheet does and takes away the mark before formulas. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /"((?:[^"]|"")*)"(;|\r\n)/gy;
  cell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  for (let end = cell.lastIndex; end < text.length; end = cell.lastIndex) {
    const found = cell.exec(text);
    if (!found) throw new Error(`no cell at ${end}: ${text.slice(end, end + 40)}`);
    row.push(found[1]!.replaceAll('""', '"').replace(/^'/, ''));
    if (found[2] === ';') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
