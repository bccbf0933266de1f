import { secretWidgets } from '#/language/values/secretWidgets.ts';
import { fieldDescriptorOf } from '../templates/fieldDescriptor.ts';
import { toPath } from '../fields/path.ts';
import type { FormStore } from '../fields/formStore.ts';

/** Forgets every typed password: after a refusal nobody's secret stays on the page. */
export function clearPasswords(store: FormStore, root: ParentNode): void {
  for (const host of root.querySelectorAll<HTMLInputElement>('input[data-field]')) {
    const path = toPath(host.dataset['field']!);
    if (!secretWidgets.has(fieldDescriptorOf(store.document, path)?.widgetName ?? '')) continue;
    host.value = '';
    store.set(path, undefined);
  }
}
