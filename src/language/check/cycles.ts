import { pointersOf, type Condition } from '../expressions/condition.ts';
import type { CallUse, FormDocument, FormRule } from '../documents/form.ts';
import { namesIn } from '../validation/plan.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { error, type Check } from './context.ts';

/** Nothing waits for itself: no field shown because of itself, no call fed by its own answer. */
export const checkCycles: Check = ({ kind, value }) => {
  const { calls, data } = value as FormDocument & ScreenDocument;
  if (kind === 'form')
    return [...formCycles(value as FormDocument), ...callCycles(calls, '/calls')];
  return kind === 'screen' ? callCycles(data, '/data') : [];
};

function formCycles({ rules = {}, steps, fields }: FormDocument): Diagnostic[] {
  const graph = showGraph('answers', rules);
  for (const { when, fields: names } of Object.values(steps))
    if (when)
      for (const name of Object.keys(names)) add(graph, name, namesIn('answers', pointersOf(when)));
  return [
    ...report(graph, '/rules'),
    ...Object.entries(fields).flatMap(([name, field]) =>
      report(showGraph('row', field.rules ?? {}), `/fields/${name}/rules`),
    ),
  ];
}

function showGraph(root: string, rules: Record<string, FormRule>): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const { when, show } of Object.values(rules))
    for (const name of Object.keys(show ?? {})) add(graph, name, namesIn(root, pointersOf(when)));
  return graph;
}

function callCycles(calls: Record<string, CallUse> = {}, at: string): Diagnostic[] {
  const graph = new Map(
    Object.entries(calls).map(([name, { input = {}, when }]) => [
      name,
      namesIn('data', [...sources(input), ...(when ? pointersOf(when as Condition) : [])]),
    ]),
  );
  return report(graph, at);
}

function sources(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'from' && typeof inner === 'string' ? [inner] : sources(inner),
  );
}

function add(graph: Map<string, string[]>, name: string, others: string[]): void {
  graph.set(name, [...(graph.get(name) ?? []), ...others]);
}

/** The first circle that each name is part of, said once. */
function report(graph: Map<string, string[]>, at: string): Diagnostic[] {
  const done = new Set<string>();
  const faults: Diagnostic[] = [];
  const visit = (name: string, path: string[]) => {
    const start = path.indexOf(name);
    if (start >= 0) {
      const circle = [...path.slice(start), name];
      faults.push(error(at, `Las condiciones forman un círculo: ${circle.join(' → ')}.`));
    }
    if (start >= 0 || done.has(name)) return;
    for (const other of graph.get(name) ?? []) visit(other, [...path, name]);
    done.add(name);
  };
  for (const name of graph.keys()) visit(name, []);
  return faults;
}
