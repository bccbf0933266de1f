const NEEDED = [22, 22, 2];

/** The line that says which Node is needed, or nothing when this one will do. */
export function checkNodeVersion(version: string): string | undefined {
  const parts = version.replace(/^v/, '').split('.').map(Number);
  for (const [index, needed] of NEEDED.entries()) {
    const part = parts[index] ?? 0;
    if (part > needed) return undefined;
    if (part < needed) {
      return `Node ${NEEDED.join('.')} or newer is needed and this is ${version}: start with "npm start", which brings its own`;
    }
  }
  return undefined;
}
