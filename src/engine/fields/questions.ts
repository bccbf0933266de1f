import type { Issue } from '#/domain/kernel/issue.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import { neededBy } from '#/language/grammar/questions.ts';
import { effective, type Effective } from '#/language/effective.ts';
import type { Property } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { Ask, Question, Verdict } from '../ports/ask.ts';
import type { FormStore } from './formStore.ts';

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

/** The questions of a form over its store; `answered` is told of each verdict that has come. */
export function createQuestions(store: FormStore, ask: Ask, answered: () => void): Questions {
  const asked = new Map<string, Asked>();
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const start = (pointer: string, question: Question, key: string) => {
    const one: Asked = { key, abort: new AbortController() };
    asked.set(pointer, one);
    const missing = Object.entries(question.with).find(([, need]) => isEmpty(need));
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

/**
 * Every answer that counts and bears the rule, with what the rule needs beside it: what is hidden is neither
 * asked about nor told to the server, as the server itself does at submit.
 */
function targets(store: FormStore) {
  const found: { pointer: string; key: string; question: Question }[] = [];
  if (!bears(store.document.data.properties)) return found;
  const now = effective(store.document, store.scope());
  const scope = { ...store.scope(), answers: now.answers };
  const look = (properties: Record<string, Property>, at: string, { answers, rows }: Effective) => {
    for (const [name, property] of Object.entries(properties)) {
      const value = answers[name];
      const inner = property.items?.properties as Record<string, Property> | undefined;
      if (inner) rows[name]?.forEach((row, index) => look(inner, `${at}/${name}/${index}`, row));
      if (typeof value !== 'string' || !Object.hasOwn(property, RULE)) continue;
      const question: Question = { rule: RULE, value, with: needs(property[RULE], answers, scope) };
      found.push({ pointer: `${at}/${name}`, key: JSON.stringify(question), question });
    }
  };
  look(store.document.data.properties, '/answers', now);
  return found;
}

const bears = (properties: Record<string, Property>): boolean =>
  Object.values(properties).some(
    (property) =>
      Object.hasOwn(property, RULE) ||
      (property.items?.type === 'object' &&
        bears(property.items.properties as Record<string, Property>)),
  );

/** Everything that the rule's option asks for, by name. */
function needs(option: unknown, beside: Answers, scope: Scope): Record<string, unknown> {
  if (option === null || typeof option !== 'object') return {};
  return Object.fromEntries(
    Object.entries(option).map(([name, need]) => [name, neededBy(need, beside, scope)]),
  );
}
