import { _, type KeywordCxt, type CodeKeywordDefinition } from 'ajv';
import names from 'ajv/dist/compile/names.js';
import type { Runtime } from './runtime.ts';
import type { Keyword } from '../keywords/keyword.ts';

const { rootData } = (names as unknown as { default: typeof names }).default ?? names;

/**
 * A keyword for Ajv. It is a `code` keyword, for a function keyword could not be compiled ahead of time:
 * the compiled text calls `runtime.keyword(name, value, option, parent, root)`.
 */
export function toAjv({ name, type }: Keyword, runtime: Runtime): CodeKeywordDefinition {
  return {
    keyword: name,
    type: [...type],
    code(context: KeywordCxt) {
      const { gen, data, schemaValue, it } = context;
      const call = gen.scopeValue('func', {
        key: runtime.keyword,
        ref: runtime.keyword,
        code: _`runtime.keyword`,
      });
      const issues = gen.const(
        'issues',
        _`${call}(${name}, ${data}, ${schemaValue}, ${it.parentData}, ${rootData})`,
      );
      context.setParams({ issues });
      context.fail(_`${issues}.length > 0`);
    },
    error: { message: name, params: ({ params }) => _`{issues: ${params.issues}}` },
  };
}
