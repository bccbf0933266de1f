/** A calculation in small steps: whoever carries it out may rest between any two of them. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** Carries out all steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
