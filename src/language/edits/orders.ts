/**
 * Orders of a list in which one entry stands before another (`undefined`: last): only its own changes where there is
 * room between its neighbours; else all are numbered anew by tens.
 */
export function orderedBefore(
  orders: Readonly<Record<string, number>>,
  name: string,
  before: string | undefined,
): Record<string, number> {
  const others = Object.entries(orders)
    .filter(([other]) => other !== name)
    .sort(([, a], [, b]) => a - b);
  const found = others.findIndex(([other]) => other === before);
  const at = found < 0 ? others.length : found;
  const [previous, next] = [others[at - 1]?.[1], others[at]?.[1]];
  const order =
    next === undefined ? (previous ?? 0) + 10 : Math.floor(((previous ?? next - 20) + next) / 2);
  const hasRoom =
    (previous === undefined || order > previous) && (next === undefined || order < next);
  if (hasRoom) return { ...orders, [name]: order };
  const names = others.map(([other]) => other);
  names.splice(at, 0, name);
  return Object.fromEntries(names.map((other, place) => [other, (place + 1) * 10]));
}
