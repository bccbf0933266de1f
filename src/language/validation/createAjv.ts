import { Ajv } from 'ajv';
import { keywords } from '../keywords/index.ts';
import type { Keyword } from '../keywords/keyword.ts';
import { toAjv } from './toAjv.ts';
import { createRuntime, type Runtime } from './runtime.ts';

/** An Ajv with our keywords, for servers, tools and tests: browsers load what `compileStandalone` made. */
export function createAjv(
  table: Readonly<Record<string, Keyword>> = keywords,
  runtime: Runtime = createRuntime(table),
) {
  return new Ajv({
    allErrors: true,
    strict: true,
    strictRequired: false,
    strictTypes: false,
    messages: false,
    validateSchema: false,
    code: { source: true },
    keywords: Object.values(table).map((keyword) => toAjv(keyword, runtime)),
  });
}
