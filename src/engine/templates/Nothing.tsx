/** Stands where rjsf would draw what our own templates draw already. */
export function Nothing() {
  return null;
}
