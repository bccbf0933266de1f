import type { Issue } from '#/domain/kernel/issue.ts';
import { compare } from '../values/compare.ts';
import type { ResolvedLimits } from '../documents/form.ts';
import { standardIssue } from './standardIssue.ts';
import type { Runtime } from './runtime.ts';

/** What a rule of a form may limit beside the domain's rules: standard keywords as JSON Schema judges them, and the choices. */
export const standardLimits: Record<string, (value: unknown, limit: unknown) => boolean> = {
  minimum: (value, limit) => typeof value !== 'number' || order(value, limit) >= 0,
  maximum: (value, limit) => typeof value !== 'number' || order(value, limit) <= 0,
  exclusiveMinimum: (value, limit) => typeof value !== 'number' || order(value, limit) > 0,
  exclusiveMaximum: (value, limit) => typeof value !== 'number' || order(value, limit) < 0,
  minLength: (value, limit) => typeof value !== 'string' || [...value].length >= Number(limit),
  maxLength: (value, limit) => typeof value !== 'string' || [...value].length <= Number(limit),
  minItems: (value, limit) => !Array.isArray(value) || value.length >= Number(limit),
  maxItems: (value, limit) => !Array.isArray(value) || value.length <= Number(limit),
  among: (value, limit) => [value].flat().every((one) => (limit as unknown[]).includes(one)),
};

const order = (value: unknown, limit: unknown) => compare(value, limit) ?? 0;

/** What a value breaks of the limits that hold now: standard keywords, or rules of the domain by name. */
export function checkLimits(
  limits: ResolvedLimits,
  value: unknown,
  runtime: Runtime,
  scope: { parent: unknown; root: unknown },
): Issue[] {
  return Object.entries(limits).flatMap(([keyword, held]) =>
    held.flatMap((limit) => {
      const standard = Object.hasOwn(standardLimits, keyword) ? standardLimits[keyword] : undefined;
      if (!standard) return runtime.keyword(keyword, value, limit, scope.parent, scope.root);
      return standard(value, limit) ? [] : [{ path: '', ...standardIssue(keyword, { limit }) }];
    }),
  );
}
