import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';

/** What is left of the bounds while one file is read. Throws `complex` when a bound is reached. */
export interface Budget {
  /** Takes the cost of a value: 1 for what is kept in place, 2 a string, 4 a list, 12 a dictionary. */
  spend(cost: number): void;
  /** Takes bytes that a stream unpacked to. */
  unpack(bytes: number): void;
  /** Bytes that the next stream may unpack to. */
  room(): number;
}

export function createBudget(): Budget {
  let cost: number = pdfLimits.cost;
  let bytes: number = pdfLimits.unpackedBytes;
  return {
    spend(taken) {
      if ((cost -= taken) < 0) throw new Unfit('complex');
    },
    unpack(taken) {
      if ((bytes -= taken) < 0) throw new Unfit('complex');
    },
    room: () => Math.min(bytes, pdfLimits.streamBytes),
  };
}
