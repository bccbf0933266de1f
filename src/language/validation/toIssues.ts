import type { Issue } from '#/domain/kernel/issue.ts';
import { standardIssue } from './issueCodes.ts';
import type { ValidatorError } from './runtime.ts';

/** Ajv's errors as issues with pointers such as `/answers/amount`. Our keywords bring their own. */
export function toIssues(errors: readonly ValidatorError[] | null | undefined): Issue[] {
  return (errors ?? []).flatMap(({ keyword, instancePath, params }) => {
    const own = params.issues as Issue[] | undefined;
    if (own) return own.map((issue) => ({ ...issue, path: instancePath + issue.path }));
    const extra = params.additionalProperty;
    const path = typeof extra === 'string' ? `${instancePath}/${extra}` : instancePath;
    return [{ path, ...standardIssue(keyword, params) }];
  });
}
