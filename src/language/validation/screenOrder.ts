import type { Issue } from '#/domain/kernel/issue.ts';
import type { Plan } from './plan.ts';
import { segments } from '../values/pointer.ts';

/** Issues in the order in which a person meets their fields; those of no field come first. */
export function inScreenOrder(plan: Plan, issues: Issue[]): Issue[] {
  const places = new Map(plan.order.map((name, place) => [name, place]));
  const keys = new Map(issues.map((issue) => [issue, placeOf(plan, places, segments(issue.path))]));
  return issues.sort((a, b) => byPlace(keys.get(a)!, keys.get(b)!));
}

function placeOf(
  plan: Plan,
  places: ReadonlyMap<string, number>,
  [root, name, row, inner]: readonly string[],
): number[] {
  if (root !== 'answers' || !name) return [-1];
  const within = inner === undefined ? -1 : (plan.rows.get(name)?.order.indexOf(inner) ?? -1);
  return [places.get(name) ?? -1, row === undefined ? -1 : Number(row), within];
}

function byPlace(a: number[], b: number[]): number {
  for (let i = 0; i < 3; i++) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference) return difference;
  }
  return 0;
}
