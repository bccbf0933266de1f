/** Names as a sentence lists them: `«a», «b»`. */
export const quoted = (names: readonly string[]): string =>
  names.map((name) => `«${name}»`).join(', ');
