/** The first of somebody's accounts that takes funds; where none does their first. */
export const fundAccount = <T extends { uuid: string; kind: string }>(accounts: readonly T[]): T =>
  accounts.find(({ kind }) => kind === 'FI') ?? accounts[0]!;
