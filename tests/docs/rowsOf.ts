/**
 * The cells of every row of those tables of a Markdown page whose first column is called `first`, in order.
 */
export function rowsOf(page: string, first: string): string[][] {
  const rows: string[][] = [];
  let isInside = false;
  for (const line of page.split('\n')) {
    if (!line.startsWith('|')) {
      isInside = false;
      continue;
    }
    const cells = line
      .slice(1, line.lastIndexOf('|'))
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    if (cells[0] === first) isInside = true;
    else if (isInside && !/^:?-+:?$/.test(cells[0]!)) rows.push(cells);
  }
  return rows;
}
