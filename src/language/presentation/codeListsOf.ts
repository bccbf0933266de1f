/** Every code list that a document names, wherever it does. */
export function codeListsOf(document: object): string[] {
  return [...collected(document, new Set())];
}

function collected(value: object, found: Set<string>): Set<string> {
  for (const key in value) {
    const inner: unknown = value[key as keyof typeof value];
    if (key === 'codes' && typeof inner === 'string') found.add(inner);
    else if (inner !== null && typeof inner === 'object') collected(inner, found);
  }
  return found;
}
