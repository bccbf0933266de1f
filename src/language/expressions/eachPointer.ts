/** Every pointer that some part of a document reads: in its conditions (`at`) and bindings (`from`). */
export function eachPointer(value: unknown, tell: (pointer: string) => void): void {
  for (const key in value as Record<string, unknown>) {
    const inner = (value as Record<string, unknown>)[key];
    if (typeof inner === 'object') eachPointer(inner, tell);
    else if (typeof inner === 'string' && (key === 'from' || key === 'at')) tell(inner);
  }
}
