/** How often it is looked whether a field is there, and how long (ms): what draws lists of rows is fetched first. */
const TURN_MS = 50;
const PATIENCE_MS = 3_000;

/** Does something with a field as soon as it is drawn. @returns what stops the waiting */
export function whenDrawn(pointer: string, act: (control: HTMLElement) => void): () => void {
  const since = Date.now();
  const timer = setInterval(() => {
    const control =
      document.getElementById(pointer) ??
      document.querySelector<HTMLElement>(`[data-field=${JSON.stringify(pointer)}]`);
    if (control) act(control);
    if (control || Date.now() - since > PATIENCE_MS) clearInterval(timer);
  }, TURN_MS);
  return () => clearInterval(timer);
}
