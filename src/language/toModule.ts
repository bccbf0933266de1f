import standaloneCode from 'ajv/dist/standalone/index.js';
import { answersSchema } from './answersSchema.ts';
import { createAjv } from './createAjv.ts';
import type { FormDocument } from './form.ts';
import type { Keyword } from './keywords/keyword.ts';

const standalone =
  (standaloneCode as unknown as { default: typeof standaloneCode }).default ?? standaloneCode;

const helpers: Record<string, string> = {
  'ajv/dist/runtime/ucs2length': 'runtime.ucs2length',
  'ajv/dist/runtime/equal': 'runtime.equal',
};

/**
 * The text of a form's validator: an ES module without imports, `export default (runtime) => validate`,
 * made when a release is made, so that browsers need no compiler and no `unsafe-eval`.
 * Throws when the compiled code asks for anything but the two helpers of the runtime.
 */
export function toModule(form: FormDocument, table?: Readonly<Record<string, Keyword>>): string {
  const ajv = createAjv(table);
  const code = standalone(ajv, ajv.compile(answersSchema(form)));
  const [, name, body] =
    /^"use strict";module\.exports = (\w+);module\.exports\.default = \w+;(.*)$/s.exec(code) ?? [];
  if (!name || !body) throw new Error('the compiled validator has an unexpected shape');
  const handed = body.replace(/require\("([^"]+)"\)(?:\.default)?/g, (_, module: string) => {
    const helper = helpers[module];
    if (!helper) throw new Error(`the compiled validator asks for ${module}`);
    return helper;
  });
  // Where in the schema a check stands, nobody asks; without it the module is a third shorter.
  const short = handed.replace(/,schemaPath:"[^"]*"/g, '');
  return `export default (runtime) => {\n${short}\nreturn ${name};\n};\n`;
}
