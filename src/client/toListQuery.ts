/** Query of a list call: the value 'null' removes a list parameter. @source specification §7 */
export function toListQuery(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => !(name.startsWith('$') && value === 'null')),
  );
}
