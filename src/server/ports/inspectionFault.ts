/**
 * Why a file is not taken: broken, more than one kind in one, protected, built to exhaust whoever opens it,
 * not looked through in time, or made for one program that shows something else than its pages.
 */
export type Fault = (typeof faults)[number];

export const faults = ['unreadable', 'mixed', 'encrypted', 'complex', 'slow', 'special'] as const;
