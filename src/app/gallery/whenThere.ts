/**
 * Does something to each element that a selector finds within a place, once, as soon as it is there:
 * what comes later, or is put in its place, is found too. The answer stops it.
 */
export function whenThere(
  place: HTMLElement,
  selector: string,
  act: (found: HTMLElement) => void,
): () => void {
  const done = new WeakSet<Element>();
  const look = () => {
    const found = place.querySelector<HTMLElement>(selector);
    if (!found || done.has(found)) return;
    done.add(found);
    act(found);
  };
  const watcher = new MutationObserver(look);
  watcher.observe(place, { childList: true, subtree: true });
  look();
  return () => watcher.disconnect();
}
