import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { keptInDraft } from '#/language/requests/keptInDraft.ts';
import type { Draft, DraftKey, DraftPort, Sent } from '../ports/drafts.ts';
import { withDefaults } from '../fields/defaults.ts';
import type { FormStore } from '../fields/formStore.ts';

/** How long a person must pause before their answers are kept, in milliseconds. */
const PAUSE = 1500;
/** How long it takes until what could not be kept is tried again, in milliseconds; once there is a network again, at once. */
const AGAIN = 10_000;

export type DraftStatus = 'saving' | 'saved' | 'failed' | undefined;

/** Keeps unfinished answers on the server while a person fills them in: one save at a time, the last one last. */
export interface DraftKeeper {
  /** Saves at once what has changed. */
  keep(): Promise<void>;
  /** Saves at once, and answers under which key what is kept is sent, so that it is sent once. */
  identify(): Promise<string>;
  /** Asks whether the answers were sent already, by whatever page. */
  findSent(): Promise<Sent | undefined>;
  /** That they were, as far as is known here. */
  sent(): Sent | undefined;
  /** Forgets the draft where it was sent: whoever sent it knows so now. */
  acknowledge(): Promise<void>;
  /** Forgets the draft: it was sent, or nobody wants it. */
  discard(sent?: Sent): Promise<void>;
  status(): DraftStatus;
  subscribe(listener: () => void): () => void;
  /** Told that something is being typed: it is kept before the field is left. */
  typed(): void;
  /** Begins to listen; what it returns ends it. */
  start(): () => void;
}

/**
 * Keeps the draft of one form: what a person changed of the answers that it began with, `typed` with what stands in the
 * field that they are in.
 */
export function createDraftKeeper(
  store: FormStore,
  typed: () => Answers,
  port: DraftPort,
  key: DraftKey,
  before: Answers,
  draft?: Draft,
): DraftKeeper {
  const first = withDefaults(store.document, before);
  const changed = () => changes(store.document, first, typed());
  const listeners = new Set<() => void>();
  let status: DraftStatus;
  let kept = JSON.stringify(changed());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<void> = Promise.resolve();
  let idempotencyKey = draft?.idempotencyKey;
  let sent = draft?.sent;
  let isNamed = draft !== undefined;

  const become = (next: DraftStatus) => {
    status = next;
    listeners.forEach((listener) => listener());
  };
  const learn = (known: Draft) => {
    ({ idempotencyKey, sent } = known);
    isNamed = true;
  };
  const save = async (mustBeNamed: boolean) => {
    const answers = changed();
    const text = JSON.stringify(answers);
    if (text === kept && (isNamed || !mustBeNamed)) return;
    const fail = () => {
      become('failed');
      clearTimeout(timer);
      timer = setTimeout(() => void keep(), AGAIN);
    };
    become('saving');
    if (Object.keys(answers).length === 0 && !mustBeNamed) {
      // What was taken back and is still kept would be there again the next time.
      if (await port.discard(key)) return fail();
      isNamed = false;
    } else {
      const { draft: saved, problem } = await port.save(key, { answers, idempotencyKey });
      if (problem) return fail();
      learn(saved);
    }
    kept = text;
    become('saved');
  };
  const keep = (mustBeNamed = false) => {
    clearTimeout(timer);
    const work = () => save(mustBeNamed);
    return (queue = queue.then(work, work));
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), PAUSE);
  };

  const discard = (was?: Sent) => {
    clearTimeout(timer);
    kept = JSON.stringify(changed());
    idempotencyKey = sent = undefined;
    isNamed = false;
    become(undefined);
    return (queue = queue.then(async () => void (await port.discard(key, was))));
  };

  return {
    keep: () => keep(),
    async identify() {
      await keep(true);
      // Where nothing can be kept, this page at least sends once.
      return (idempotencyKey ??= crypto.randomUUID());
    },
    async findSent() {
      await queue;
      // Asked by the key: the page that sent it may have forgotten the draft.
      const answers = changed();
      const { draft: known } = await port.save(key, { answers, idempotencyKey });
      if (known) learn(known);
      become(status);
      return sent;
    },
    sent: () => sent,
    acknowledge: () => (sent ? discard(sent) : Promise.resolve()),
    discard,
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    typed: later,
    start() {
      const stop = store.subscribe('answers', later);
      const tryAgain = () => status === 'failed' && void keep();
      window.addEventListener('online', tryAgain);
      return () => {
        clearTimeout(timer);
        window.removeEventListener('online', tryAgain);
        stop();
      };
    },
  };
}

/**
 * The answers that differ from those of the beginning; `null` for one that was taken back. What the server gave is
 * asked of it again, what nobody can change and what is secret is never kept.
 */
function changes(document: FormDocument, before: Answers, now: Answers): Answers {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  const changed = [...names].filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]),
  );
  return keptInDraft(
    document,
    Object.fromEntries(changed.map((name) => [name, now[name] ?? null])),
  );
}
