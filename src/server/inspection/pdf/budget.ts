import { Unfit } from '../fault.ts';
import { pdfLimits } from '../limits.ts';

/** Bytes that streams of one kind may still unpack to. Throws `complex` beyond them. */
export interface Purse {
  /** Takes bytes that a stream unpacked to. */
  unpack(bytes: number): void;
  /** Bytes that the next stream may unpack to. */
  room(): number;
}

/** What is left of the bounds while one file is read. Throws `complex` when a bound is reached. */
export interface Budget extends Purse {
  /** Takes the cost of a value: 1 for what is kept in place, 2 a string, 4 a list, 12 a dictionary. */
  spend(cost: number): void;
  /** For what draws: a part of the whole, and less in one stream. */
  readonly content: Purse;
  /** Points of pictures, which take more than everything else together. */
  readonly pictures: Purse;
}

export function createBudget(): Budget {
  let cost: number = pdfLimits.cost;
  const all = createPurse(pdfLimits.unpackedBytes, pdfLimits.streamBytes);
  return {
    ...all,
    spend(taken) {
      if ((cost -= taken) < 0) throw new Unfit('complex');
    },
    content: { ...all, room: () => Math.min(all.room(), pdfLimits.contentBytes) },
    pictures: createPurse(pdfLimits.picturesBytes, pdfLimits.pictureBytes),
  };
}

function createPurse(whole: number, each: number): Purse {
  let bytes = whole;
  return {
    unpack(taken) {
      if ((bytes -= taken) < 0) throw new Unfit('complex');
    },
    room: () => Math.min(bytes, each),
  };
}
