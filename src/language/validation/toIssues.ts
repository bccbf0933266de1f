import type { Issue } from '#/domain/kernel/issue.ts';
import { standardIssue } from './standardIssue.ts';
import type { ValidatorError } from './runtime.ts';
import { unknownField } from './unknownField.ts';

/** Ajv's errors as issues with pointers such as `/answers/amount`. Our keywords bring their own. */
export function toIssues(errors: readonly ValidatorError[] | null | undefined): Issue[] {
  return (errors ?? []).flatMap(({ keyword, instancePath, params }) => {
    const own = params.issues as Issue[] | undefined;
    if (own) return own.map((issue) => ({ ...issue, path: instancePath + issue.path }));
    const extra = params.additionalProperty;
    if (typeof extra === 'string') return [unknownField(instancePath, extra)];
    return [{ path: instancePath, ...standardIssue(keyword, params) }];
  });
}
