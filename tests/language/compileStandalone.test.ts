import { describe, expect, it } from 'vitest';
import { keywords } from '#/language/keywords/index.ts';
import { runtime } from '#/language/validation/runtime.ts';
import { compileStandalone } from '#/language/validation/compileStandalone.ts';
import { aForm } from '../support/documents.ts';
import { loadModule } from '../support/judges.ts';

describe('a validator module', () => {
  const text = compileStandalone(aForm((form) => (form.data.properties.note!.dni = true)));

  it('imports and requires nothing', () => {
    expect(text).not.toMatch(/\bimport\b|\brequire\b/);
    expect(text).toMatch(/^export default \(runtime\) => \{/);
  });

  it('is the same text for the same document', () => {
    expect(compileStandalone(aForm())).toBe(compileStandalone(aForm()));
  });

  it('asks the rules that it is handed', () => {
    const asked: unknown[] = [];
    const validate = loadModule(text)({
      ...runtime,
      keyword: (name, value, option, parent, root) => {
        asked.push([name, value, option, parent, root]);
        return [];
      },
    });
    const root = { answers: { note: 'x' }, facts: {} };
    expect(validate(root)).toBe(true);
    expect(asked).toEqual([['dni', 'x', true, root.answers, root]]);
  });

  it('is not confused by texts that look like code', () => {
    const form = aForm((draft) => {
      draft.data.properties.kind!.enum = [
        'require("fs")',
        '",schemaPath:"x"',
        'one,schemaPath:',
        '#0#',
        'const err0 = {instancePath,keyword:#1#,params:{}};if(vErrors === null){vErrors = [err0];}else {vErrors.push(err0);}errors++;',
        '`${1}`',
        '</script>',
        "'\\u2028",
      ];
    });
    const validate = loadModule(compileStandalone(form))(runtime);
    for (const kind of form.data.properties.kind!.enum!)
      expect(validate({ answers: { kind } })).toBe(true);
    for (const kind of ['fs', 'one', '"one,schemaPath:"'])
      expect(validate({ answers: { kind } })).toBe(false);
  });

  it('says of many fields that are alike what it says of one, in a fraction of the text', () => {
    const formOf = (count: number) =>
      aForm((draft) => {
        for (let at = 0; at < count; at++)
          draft.data.properties[`field${at}`] = {
            type: 'string',
            title: 'x',
            maxLength: 3,
            dni: true,
          };
      });
    const texts = [3, 200].map((count) => compileStandalone(formOf(count)));
    expect(texts[1]!.length).toBeLessThan(texts[0]!.length * 3);
    const told = texts.map((text) => {
      const validate = loadModule(text)(runtime);
      const wrong = { field0: 'ABCD', field1: '12345678Z', field2: 7, stranger: 1 };
      const isRight = validate({ answers: wrong });
      const faults = validate.errors!.map(({ instancePath, keyword, params }) =>
        JSON.stringify([instancePath, keyword, params]),
      );
      return { isRight, faults: faults.sort() };
    });
    expect(told[1]).toEqual(told[0]);
    expect(told[0]!.faults.length).toBeGreaterThan(3);
  });

  it('is made for 60 fields that use every rule', () => {
    const names = Object.values(keywords).filter(({ type }) => type.includes('string'));
    const form = aForm((draft) => {
      for (let at = 0; at < 60; at++) {
        const { name } = names[at % names.length]!;
        draft.data.properties[`field${at}`] = { type: 'string', title: 'x', [name]: true };
      }
    });
    const validate = loadModule(compileStandalone(form))(runtime);
    expect(validate({ answers: { field0: 1 } })).toBe(false);
    expect(validate({ answers: {} })).toBe(true);
  });
});
