/** The largest whole number from `from` to `to` of which something holds that, once it fails, fails of all larger ones; undefined when it fails of the first. */
export function largest(
  from: bigint,
  to: bigint,
  holds: (number: bigint) => boolean,
): bigint | undefined {
  if (from > to || !holds(from)) return undefined;
  let [yes, no] = [from, to + 1n];
  while (no - yes > 1n) {
    const middle = (yes + no) / 2n;
    if (holds(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** The smallest one of which something holds that, once it holds, holds of all larger ones; undefined when it fails of the last. */
export function smallest(
  from: bigint,
  to: bigint,
  holds: (number: bigint) => boolean,
): bigint | undefined {
  const last = largest(from, to, (number) => !holds(number));
  if (last === undefined) return from <= to ? from : undefined;
  return last < to ? last + 1n : undefined;
}
