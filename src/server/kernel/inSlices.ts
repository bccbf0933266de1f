import type { Steps } from '#/domain/kernel/steps.ts';
import { nextTurn } from './nextTurn.ts';

/** Longest that a slice takes. */
const SLICE_MS = 2;

/** The same as `rows.map(to)`; in between others have their turn, so that long lists hold nobody up. */
export async function inSlices<Row, Made>(
  rows: readonly Row[],
  to: (row: Row) => Made,
): Promise<Made[]> {
  return stepsInSlices(mapped(rows, to));
}

/** Carries out a calculation in the same way. */
export async function stepsInSlices<Result>(steps: Steps<Result>): Promise<Result> {
  for (let end = performance.now() + SLICE_MS; ;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() < end) continue;
    await nextTurn();
    end = performance.now() + SLICE_MS;
  }
}

function* mapped<Row, Made>(rows: readonly Row[], to: (row: Row) => Made): Steps<Made[]> {
  const made: Made[] = [];
  for (const row of rows) {
    made.push(to(row));
    yield;
  }
  return made;
}
