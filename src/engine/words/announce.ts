/** How long a region waits before it speaks, in milliseconds: one that is new is not listened to yet. */
const BREATH = 100;

let region: HTMLElement | undefined;

/** Says a sentence to those who listen to the page, politely and without moving the focus. */
export function announce(sentence: string): void {
  if (!region?.isConnected) {
    region = document.createElement('p');
    region.className = 'visually-hidden';
    region.setAttribute('role', 'status');
    region.dataset['liveAnnouncer'] = 'true';
  }
  // A modal dialog makes everything outside it silent, but for what is marked as an announcer.
  (document.querySelector('dialog[open]') ?? document.body).append(region);
  region.textContent = '';
  setTimeout(() => {
    if (region) region.textContent = sentence;
  }, BREATH);
}
