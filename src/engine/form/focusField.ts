/** Brings a field into view with its label and puts the focus into its first control; false when it is not there. */
export function focusField(pointer: string): boolean {
  const page = window.document;
  const host =
    page.querySelector<HTMLElement>(`[data-field=${JSON.stringify(pointer)}]`) ??
    page.getElementById(pointer);
  if (!host) return false;
  const control =
    host.querySelector<HTMLElement>('input:checked') ??
    (host.matches(CONTROL) ? host : host.querySelector<HTMLElement>(CONTROL)) ??
    host;
  (host.closest('.field') ?? host).scrollIntoView({ block: 'start' });
  control.focus({ preventScroll: true });
  return true;
}

const CONTROL = 'input, select, textarea, button';
