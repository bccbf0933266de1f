/** Longest free text where the document sets no limit, in characters. */
export const FREE_TEXT = 1000;
