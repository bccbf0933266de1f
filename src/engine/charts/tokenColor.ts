/** The colour that a token has at an element now, as `rgb(…)`: a canvas does not understand tokens. Black for an element that has just left the page. */
export function tokenColor(element: HTMLElement, token: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${token})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color || 'rgb(0, 0, 0)';
}
