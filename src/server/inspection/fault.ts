import type { Fault } from '../ports/inspectionFault.ts';

/** Thrown while a file is read; the file is refused for it. */
export class Unfit extends Error {
  override name = 'Unfit';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}
