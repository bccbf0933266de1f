/** What is declared without the tick under it, which is kept in the transcript: it is no fact about anybody. */
export function withoutTick<Body extends { declares?: unknown }>(
  body: Body,
): Omit<Body, 'declares'> {
  const said = { ...body };
  delete said.declares;
  return said;
}
