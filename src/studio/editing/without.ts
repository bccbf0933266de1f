/** A table without one of its entries. */
export const without = <T>(table: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => name !== key));
