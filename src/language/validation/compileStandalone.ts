import standaloneCode from 'ajv/dist/standalone/index.js';
import { createAjv } from './createAjv.ts';
import { sharedChecks } from './sharedChecks.ts';
import type { FormDocument } from '../documents/form.ts';
import type { Keyword } from '../keywords/keyword.ts';

const standalone =
  (standaloneCode as unknown as { default: typeof standaloneCode }).default ?? standaloneCode;

const helpers: Record<string, string> = {
  'ajv/dist/runtime/ucs2length': 'runtime.ucs2length',
  'ajv/dist/runtime/equal': 'runtime.equal',
};

/** What the compiled code says for each fault that it may find; most of it is the same every time. */
const faultPattern =
  /const (err\d+) = \{instancePath(?::([^{}]*?))?,keyword:(#\d+#),params:(\{[^{}]*\})\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g;
const fault =
  'const fault = (list, instancePath, keyword, params) => (list ??= [], list.push({ instancePath, keyword, params }), list);';

/**
 * The text of a form's validator: an ES module without imports, `export default (runtime) => validate`,
 * made when a release is made, so that browsers need no compiler and no `unsafe-eval`. Faults are told
 * through one function: the module is a third shorter, and ready so much sooner.
 * Throws when the compiled code asks for anything but the two helpers of the runtime.
 */
export function compileStandalone(
  form: FormDocument,
  table?: Readonly<Record<string, Keyword>>,
): string {
  const ajv = createAjv(table);
  const { schema, names } = sharedChecks(form);
  const { code, restore } = withoutTexts(standalone(ajv, ajv.compile(schema)));
  const [, name, body] =
    /^#\d+#;module\.exports = (\w+);module\.exports\.default = \w+;(.*)$/s.exec(code) ?? [];
  if (!name || !body) throw new Error('the compiled validator has an unexpected shape');
  const handed = body.replace(/require\((#\d+#)\)(?:\.default)?/g, (_, text: string) => {
    const module = JSON.parse(restore(text)) as string;
    const helper = helpers[module];
    if (!helper) throw new Error(`the compiled validator asks for ${module}`);
    return helper;
  });
  // Where in the schema a check stands, nobody asks.
  const short = overNames(handed, restore, names)
    .replace(/,schemaPath:#\d+#/g, '')
    .replace(
      faultPattern,
      (_, __, path: string | undefined, keyword: string, params: string) =>
        `vErrors = fault(vErrors,${path ?? 'instancePath'},${keyword},${params});errors++;`,
    );
  return `export default (runtime) => {\n${fault}\n${restore(short)}\nreturn ${name};\n};\n`;
}

/**
 * Properties that are checked alike are gone through by their names, where the compiler would try each pattern
 * on each answer.
 */
function overNames(
  code: string,
  restore: (part: string) => string,
  names: ReadonlyMap<string, readonly string[]>,
): string {
  const lists = new Set<string>();
  return code
    .replace(
      /const (pattern\d+) = new RegExp\((#\d+#), #\d+#\);/g,
      (whole, list: string, text: string) => {
        const all = names.get(JSON.parse(restore(text)) as string);
        if (!all) return whole;
        lists.add(list);
        return `const ${list} = new Set(${JSON.stringify(all)});`;
      },
    )
    .replace(
      /for\(const (key\d+) in (data\d*)\)\{if\((pattern\d+)\.test\(\1\)\)\{/g,
      (whole, key: string, data: string, list: string) =>
        lists.has(list) ? `for(const ${key} of ${list}){if(${data}[${key}] !== undefined){` : whole,
    )
    .replace(/(pattern\d+)\.test\(/g, (whole, list: string) =>
      lists.has(list) ? `${list}.has(` : whole,
    );
}

/**
 * Code with every text in it put aside, so that what a document says is never taken for code, and how
 * to put the texts back. The compiler writes all of them in double quotes.
 */
function withoutTexts(whole: string): { code: string; restore(code: string): string } {
  const texts: string[] = [];
  const code = whole.replace(/"(?:[^"\\]|\\.)*"/g, (text) => `#${texts.push(text) - 1}#`);
  return { code, restore: (part) => part.replace(/#(\d+)#/g, (_, at) => texts[Number(at)]!) };
}
