import type { StyleDocument } from '#/language/documents/tenantDocuments.ts';
import { styleVariables } from './styleVariables.ts';

/** Gives the page the tenant's look through the object model: the page's policy allows no inline style. Without dark values it has no dark look. */
export function applyStyle(style: StyleDocument, root = document.documentElement): void {
  if (!style.dark) root.dataset['themes'] = 'light';
  for (const [name, value] of styleVariables(style)) root.style.setProperty(name, value);
}
