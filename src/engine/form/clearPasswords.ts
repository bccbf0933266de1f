import { secretWidgets } from '#/language/secretWidgets.ts';
import { fieldDescriptorOf } from './fieldDescriptor.ts';
import { toPath } from './path.ts';
import type { FormStore } from './store.ts';

/** Forgets every typed password: after a refusal nobody's secret stays on the page. */
export function clearPasswords(store: FormStore, root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLInputElement>('input[data-field]')) {
    const path = toPath(host.dataset['field']!);
    if (!secretWidgets.has(fieldDescriptorOf(store.document, path)?.widgetName ?? '')) continue;
    host.value = '';
    store.set(path, undefined);
  }
}
