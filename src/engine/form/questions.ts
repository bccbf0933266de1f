import type { Issue } from '#/domain/issue.ts';
import { isMissing } from '#/language/condition.ts';
import { resolve, type Value } from '#/language/binding.ts';
import type { Property } from '#/language/form.ts';
import type { Answers } from '#/language/scope.ts';
import type { Ask, Question, Verdict } from '../ask.ts';
import type { FormStore } from './store.ts';

/** Rules of a form that only the server can judge, each asked once for each value. */
export interface Questions {
  /** Asks about what has changed and lets go of answers that nobody waits for any more. */
  settle(): void;
  /** Asks whatever is open and waits for every verdict. */
  all(): Promise<void>;
  /** What the verdicts so far say is wrong. A network that failed says nothing. */
  issues(): Issue[];
  /** `asking`, `held`, or `failed` when the server could not be asked about the present value. */
  statusOf(pointer: string): 'asking' | 'held' | 'failed' | undefined;
  subscribe(listener: () => void): () => void;
}

interface Asked {
  key: string;
  abort: AbortController;
  waiting?: Promise<void>;
  verdict?: Verdict;
}

const RULE = 'tin-validator' satisfies Question['rule'];

export function createQuestions(store: FormStore, ask: Ask, answered: () => void): Questions {
  const asked = new Map<string, Asked>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const start = (pointer: string, question: Question, key: string) => {
    const one: Asked = { key, abort: new AbortController() };
    asked.set(pointer, one);
    const missing = Object.entries(question.with).find(([, need]) => isMissing(need));
    if (missing) {
      one.verdict = { issues: [{ code: `${RULE}.${missing[0]}`, path: '' }] };
      return;
    }
    const settle = (verdict: Verdict | undefined) => {
      if (one.abort.signal.aborted) return;
      one.waiting = undefined;
      one.verdict = verdict;
      tell();
      answered();
    };
    one.waiting = ask(question, one.abort.signal).then(settle, () => settle(undefined));
  };

  const settle = () => {
    const open = new Map(targets(store).map((target) => [target.pointer, target]));
    for (const [pointer, one] of asked) {
      const target = open.get(pointer);
      if (target?.key === one.key) continue;
      one.abort.abort();
      asked.delete(pointer);
    }
    for (const { pointer, key, question } of open.values())
      if (!asked.has(pointer)) start(pointer, question, key);
    tell();
  };

  return {
    settle,
    async all() {
      for (const [pointer, one] of asked) if (isFailed(one)) asked.delete(pointer);
      settle();
      await Promise.all([...asked.values()].map(({ waiting }) => waiting));
    },
    issues: () =>
      [...asked].flatMap(([pointer, { verdict }]) =>
        verdict && 'issues' in verdict
          ? verdict.issues.map((issue) => ({ ...issue, path: pointer + issue.path }))
          : [],
      ),
    statusOf(pointer) {
      const one = asked.get(pointer);
      if (!one) return undefined;
      if (one.waiting) return 'asking';
      if (isFailed(one)) return 'failed';
      return one.verdict && 'issues' in one.verdict && !one.verdict.issues.length
        ? 'held'
        : undefined;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const isFailed = ({ waiting, verdict }: Asked) => !waiting && !(verdict && 'issues' in verdict);

/** Every answered field on the page that bears the rule, with what the rule needs beside it. */
function targets(store: FormStore) {
  const found: { pointer: string; key: string; question: Question }[] = [];
  const look = (properties: Record<string, Property>, at: string, beside: Answers) => {
    for (const [name, property] of Object.entries(properties)) {
      const value = beside[name];
      if (at === '/answers' && !store.isShown(name)) continue;
      if (Array.isArray(value) && property.items?.type === 'object') {
        const inner = property.items.properties as Record<string, Property>;
        value.forEach((row, index) => look(inner, `${at}/${name}/${index}`, row as Answers));
      }
      if (typeof value !== 'string' || !Object.hasOwn(property, RULE)) continue;
      const question: Question = { rule: RULE, value, with: needs(property[RULE], beside, store) };
      found.push({ pointer: `${at}/${name}`, key: JSON.stringify(question), question });
    }
  };
  look(store.document.data.properties, '/answers', store.answers());
  return found;
}

/** The rule's option names fields beside it, or binds to the scope. */
function needs(option: unknown, beside: Answers, store: FormStore): Record<string, unknown> {
  if (option === null || typeof option !== 'object') return {};
  return Object.fromEntries(
    Object.entries(option).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? beside[value]
        : resolve(value as Value, { ...store.scope(), row: beside }),
    ]),
  );
}
