/**
 * Why a file is not taken: broken, more than one kind in one, protected, built to exhaust whoever opens it,
 * not looked through in time, or made for one program that shows something else than its pages.
 */
export type Fault = (typeof faults)[number];

export const faults = ['unreadable', 'mixed', 'encrypted', 'complex', 'slow', 'special'] as const;

/** Thrown while a file is read; the file is refused for it. */
export class Unfit extends Error {
  override name = 'Unfit';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}
