type Params = Record<string, unknown>;

/** Standard keywords whose issue has a name or parameters of its own; the others keep Ajv's. */
const renamed: Record<string, { code: string; params?: (params: Params) => Params }> = {
  minLength: { code: 'min_length', params: ({ limit }) => ({ length: limit }) },
  maxLength: { code: 'max_length', params: ({ limit }) => ({ length: limit }) },
};

/** Code and params of the issue for a standard keyword that failed. */
export function standardIssue(keyword: string, params: Params): { code: string; params: Params } {
  const { code, params: change } = renamed[keyword] ?? { code: keyword };
  return { code, params: change ? change(params) : params };
}
