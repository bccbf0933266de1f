/** Whether a code is what the Studio says to those who change and approve: no tenant says that otherwise. */
export const isOfStudio = (code: string): boolean => /^(?:studio|change)(?:[._]|$)/.test(code);
