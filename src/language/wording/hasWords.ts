/** Whether a text has words of its own: one that is only places that are filled reads alike in every language. */
export const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{[^{}]*\}/g, ''));
