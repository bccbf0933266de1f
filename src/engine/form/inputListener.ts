import { deferUntilClick, watchPresses } from '../fields/deferUntilClick.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { toPath, withValue } from '../fields/path.ts';
import type { FormStore } from '../fields/formStore.ts';
import { fieldDescriptorOf } from '../templates/fieldDescriptor.ts';

/** Event delegation for all controls of a form: what they hold goes to the store. */
export interface InputListener {
  input(event: { target: EventTarget }): void;
  blur(event: { target: EventTarget }): void;
  /** Reads every control below the element at once, those that a password manager filled in too. */
  flush(root: ParentNode): void;
  /** The answers with what is in controls that a person has not left yet; nothing is judged or written otherwise by it. */
  answers(): Answers;
}

/** `settled` is told after an answer that a person has finished giving. */
export function createInputListener(store: FormStore, settled: () => void): InputListener {
  const pending = new Set<HTMLElement>();
  watchPresses();

  const commit = (host: HTMLElement, finished: boolean) => {
    pending.delete(host);
    const pointer = host.dataset['field']!;
    const part = fieldDescriptorOf(store.document, toPath(pointer));
    if (!part?.widget) return;
    const { value, doubt } = part.widget.read(host, part);
    store.doubt(pointer, doubt);
    store.set(toPath(pointer), value);
    if (finished && !doubt) part.widget.normalize?.(host, value, part);
  };

  return {
    input({ target }) {
      const host = hostOf(target);
      if (!host) return;
      const path = toPath(host.dataset['field']!);
      const live = fieldDescriptorOf(store.document, path)?.widget?.live;
      if (live) {
        commit(host, true);
        settled();
      } else {
        pending.add(host);
        if (path.length > 1 || store.isDriver(String(path[0]))) commitWhileTyping(host);
      }
    },
    blur({ target }) {
      const host = hostOf(target);
      if (!host || !pending.has(host)) return;
      deferUntilClick(() => {
        if (!pending.has(host)) return;
        commit(host, true);
        settled();
      });
    },
    flush(root) {
      store.together(() => {
        for (const host of root.querySelectorAll<HTMLElement>('[data-field]')) commit(host, true);
      });
      pending.clear();
    },
    answers() {
      return [...pending].reduce((so, host) => {
        const path = toPath(host.dataset['field']!);
        const part = fieldDescriptorOf(store.document, path);
        return part?.widget ? withValue(so, path, part.widget.read(host, part).value) : so;
      }, store.answers());
    },
  };

  function commitWhileTyping(host: HTMLElement) {
    commit(host, false);
    pending.add(host);
  }
}

function hostOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
}
