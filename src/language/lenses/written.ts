import type { Issue } from '#/domain/kernel/issue.ts';
import type { Documents } from './documents.ts';

/** What came of writing: other documents, or the same ones and why nothing was written. */
export interface Written {
  documents: Documents;
  /** `path` is the pointer in the document; `params.in` says which. */
  issues: readonly Issue[];
}

export const refused = (
  documents: Documents,
  code: string,
  key: string,
  path = '',
  params: Record<string, unknown> = {},
): Written => ({ documents, issues: [{ code, path, params: { in: key, ...params } }] });
