/**
 * What a person declares now: what is in force, with what is sent in its place. What was asked and is not sent was left
 * empty, and is declared no longer. A request that was answered in no form changes what it names and asks nothing else.
 */
export function declaredNow<Declared extends object>(
  inForce: Declared,
  sent: Declared,
  asked: readonly string[] = [],
): Declared {
  const left = Object.entries(inForce).filter(([name]) => !asked.includes(name));
  return { ...Object.fromEntries(left), ...sent } as Declared;
}
