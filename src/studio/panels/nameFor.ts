/** A name for words that people read: letters, digits and low lines, none that is taken. */
export function nameFor(words: string, taken: ReadonlySet<string>): string {
  const plain = words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[^A-Z]+|_+$/g, '')
    .slice(0, 40)
    .replace(/_+$/, '');
  const name = plain || 'X';
  if (!taken.has(name)) return name;
  for (let count = 2; ; count++) if (!taken.has(`${name}_${count}`)) return `${name}_${count}`;
}
