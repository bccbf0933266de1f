import { useSyncExternalStore } from 'react';

/** A word that changes whenever colours on a canvas must be drawn anew: theme, contrast, print. */
export function useTheme(): string {
  return useSyncExternalStore(subscribe, read);
}

const QUERIES = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

function subscribe(listener: () => void): () => void {
  const media = QUERIES.map((query) => matchMedia(query));
  for (const query of media) query.addEventListener('change', listener);
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'style'] });
  return () => {
    for (const query of media) query.removeEventListener('change', listener);
    observer.disconnect();
  };
}

const read = () =>
  QUERIES.map((query) => matchMedia(query).matches).join() +
  String(document.documentElement.dataset['theme']);
