import { createSignal } from '../kernel/signal.ts';

export interface Toast {
  id: number;
  tone: 'success' | 'danger' | 'warning' | 'info';
  title: string;
  text?: string;
  action?: { label: string; run(): void };
}

export interface Toasts {
  list(): readonly Toast[];
  show(toast: Omit<Toast, 'id'>): void;
  hide(id: number): void;
  subscribe(listener: () => void): () => void;
}

/** The outcomes that are on show, oldest first. How long each stays is the region's business. */
export function createToasts(): Toasts {
  const { get, set, subscribe } = createSignal<readonly Toast[]>([]);
  let last = 0;
  return {
    list: get,
    subscribe,
    show: (toast) => set([...get(), { ...toast, id: ++last }]),
    hide: (id) => set(get().filter((toast) => toast.id !== id)),
  };
}
