import { runtime } from '#/language/validation/runtime.ts';
import type { FormValidator } from '#/engine/ports/validator.ts';

declare global {
  interface Window {
    /** Milliseconds from a compiled validator that has arrived to one that can judge, and its first record. */
    readyIn(record: object): Promise<{ ready: number; first: number }>;
    created?: FormValidator;
  }
}

window.readyIn = async (record) => {
  // Arrived is not run: the transfer is the network's time. A script in the page runs at once.
  const module = await fetch('/validator.js').then((answer) => answer.text());
  const script = document.createElement('script');
  script.textContent = module.replace('export default', 'window.created =');
  const since = performance.now();
  document.head.append(script);
  const validate = window.created!(runtime);
  const ready = performance.now() - since;
  if (!validate({ answers: record })) throw new Error('the record is valid');
  return { ready, first: performance.now() - since - ready };
};
