import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { secretWidgets } from '#/language/values/secretWidgets.ts';
import type { DraftPort } from '../ports/drafts.ts';
import { fieldDescriptorOf } from '../templates/fieldDescriptor.ts';
import type { FormStore } from '../fields/formStore.ts';

/** How long a person must pause before their answers are kept, in milliseconds. */
const PAUSE = 1500;

export type DraftStatus = 'saving' | 'saved' | 'failed' | undefined;

/** Keeps unfinished answers on the server while a person fills them in: one save at a time, the last one last. */
export interface DraftKeeper {
  /** Saves at once what has changed. */
  keep(): Promise<void>;
  /** Forgets the draft: it was sent, or nobody wants it. */
  discard(): Promise<void>;
  status(): DraftStatus;
  subscribe(listener: () => void): () => void;
  /** Begins to listen; what it returns ends it. */
  start(): () => void;
}

/** Keeps the draft of one form, named by its hash; passwords and codes are never part of it. */
export function createDraftKeeper(store: FormStore, port: DraftPort, hash: string): DraftKeeper {
  const { document } = store;
  const listeners = new Set<() => void>();
  let status: DraftStatus;
  let kept = JSON.stringify(keepable(document, store.answers()));
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();

  const become = (next: DraftStatus) => {
    status = next;
    listeners.forEach((listener) => listener());
  };
  const save = async () => {
    const answers = keepable(document, store.answers());
    const text = JSON.stringify(answers);
    if (text === kept) return;
    become('saving');
    const problem = await port.save(document.id, hash, { answers });
    if (!problem) kept = text;
    become(problem ? 'failed' : 'saved');
  };
  const keep = () => {
    clearTimeout(timer);
    return (queue = queue.then(save, save));
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), PAUSE);
  };

  return {
    keep,
    discard() {
      clearTimeout(timer);
      kept = JSON.stringify(keepable(document, store.answers()));
      become(undefined);
      return (queue = queue.then(() => port.discard(document.id, hash)));
    },
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      const stop = store.subscribe('answers', later);
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}

/** Answers without passwords and codes: those are never kept. */
function keepable(document: FormDocument, answers: Answers): Answers {
  return Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) => !secretWidgets.has(fieldDescriptorOf(document, [name])?.widgetName ?? ''),
    ),
  );
}
