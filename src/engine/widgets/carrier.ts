/**
 * The hidden control of a widget whose visible controls are not the answer themselves: it carries
 * the chosen keys as a list. It stands last in its host, so that nothing takes it for the first control.
 */
export const CARRIER = 'data-carrier';

/** The keys that a host carries. */
export function carriedKeys(host: HTMLElement): string[] {
  const text = host.querySelector<HTMLInputElement>(`[${CARRIER}]`)?.value;
  return text ? (JSON.parse(text) as string[]) : [];
}

/** Puts keys into the carrier of a host and lets the form hear of it. */
export function carry(host: HTMLElement | null, keys: readonly string[]): void {
  const carrier = host?.querySelector<HTMLInputElement>(`[${CARRIER}]`);
  if (!carrier) return;
  carrier.value = JSON.stringify(keys);
  carrier.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The keys of an answer: one value, a list of values, or nothing. */
export function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null || value === '' ? [] : [String(value)];
}
