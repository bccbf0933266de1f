/** Stands where rjsf would draw what our own field template draws already. */
export function Nothing() {
  return null;
}
