import { describe, expect, it } from 'vitest';
import { planned } from '#/server/handlers/planned.ts';
import { openapi, type OpenApiDocument } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { sha256 } from '#/language/values/hash.ts';
import {
  aForm,
  aScreen,
  base,
  errorsOf,
  file,
  formFile,
  screenFile,
  tenants,
} from '../support/documents.ts';
import { cpuTime } from '../support/cpuTime.ts';

describe('check', () => {
  it('finds no error in the documents of the repository', () => {
    const all = [...base, ...Object.values(tenants).flat()];
    const unbuilt = Object.keys(planned);
    expect(check(all, openapi, { unbuilt }).filter(({ severity }) => severity === 'error')).toEqual(
      [],
    );
  });

  it('finds nothing in the samples that the other tests break', () => {
    expect(errorsOf(formFile(aForm()), screenFile(aScreen()))).toEqual([]);
  });

  it('lets no document name a call that nobody answers yet', () => {
    const files = [
      screenFile(aScreen()),
      ...base.filter(({ file: path }) => path.includes('/texts/')),
    ];
    const places = check(files, openapi, { unbuilt: ['getIntervenerBalance'] }).map(
      ({ pointer }) => pointer,
    );
    expect(places).toContain('/data/balance/call');
  });

  it('refuses a code list that offers what the call does not take', () => {
    const form = aForm((draft) => {
      draft.data.properties = { gender: { type: 'string', title: 'Sexo' } };
      draft.fields = { gender: { widget: 'select', codes: 'colours' } };
      draft.steps = { all: { order: 1, title: 'Todo', fields: { gender: 1 } } };
      draft.submit = {
        call: 'updateIntervener',
        label: 'Guardar',
        input: { path: { id: { from: '/me/intervener/uuid' } } },
        done: { text: 'Hemos guardado sus datos.' },
      };
    });
    const codes = (items: object) =>
      file('schemas/codes/colours.json', { kind: 'codes', id: 'colours', title: 'Lista', items });
    const pointers = (items: object) =>
      errorsOf(formFile(form), codes(items)).map(({ pointer }) => pointer);
    expect(pointers({ V: { order: 1, label: 'Hombre' } })).toEqual([]);
    expect(pointers({ V: { order: 1, label: 'Hombre' }, X: { order: 2, label: 'Otro' } })).toEqual([
      '/fields/gender/codes',
    ]);
  });

  it('tells what an overlay brings in where the overlay says it', () => {
    const under = formFile(aForm());
    const over = file('tenants/sample/overlays/forms/sample.json', {
      base: { id: 'sample', sha256: sha256(under.text) },
      patch: {
        rules: { r: { when: { at: '/answers/knid', present: true }, show: { note: true } } },
      },
    });
    expect(errorsOf(under, over)).toEqual([
      expect.objectContaining({
        file: over.file,
        pointer: '/patch/rules/r/when/at',
        message: expect.stringContaining('¿Quería decir «kind»?') as string,
      }),
    ]);
  });

  it('tells what the base has wrong once, however many tenants there are', () => {
    const broken = formFile(aForm((form) => (form.title = 'Hola {name}')));
    const folders = ['a', 'b'].map((name) =>
      file(`tenants/${name}/texts/es.json`, { required: 'Falta.' }),
    );
    expect(errorsOf(broken, ...folders)).toHaveLength(1);
  });

  it('misses no translation of a text that is places alone', () => {
    const [tenant] = tenants.almadraba!.filter(({ file: path }) => path.endsWith('tenant.json'));
    const screen = (note: string) => {
      const list = {
        type: 'text',
        order: 10,
        text: { text: note, values: { one: { from: '/me/intervener/uuid' } } },
      };
      const text = JSON.stringify({
        kind: 'screen',
        id: 'x',
        path: '/x',
        name: 'X',
        title: '-',
        blocks: { list },
      });
      const problems = check([{ file: 'schemas/screens/x.json', text }, tenant!], openapi);
      return problems.filter(
        ({ file: at, message }) => at.includes('x.json') && message.startsWith('Sin traducir'),
      );
    };
    expect(screen('{one} ({one} %)')).toEqual([]);
    expect(screen('De {one}')).toHaveLength(1);
  });

  it('warns of missing translations, and refuses them where the language is marked complete', () => {
    const [tenant] = tenants.almadraba!.filter(({ file: path }) => path.endsWith('tenant.json'));
    const severities = [false, true].map((complete) => {
      const text = tenant!.text.replace(
        /"en":\s*\{[^}]*\}/,
        `"en": { "order": 20, "complete": ${complete} }`,
      );
      const files = [formFile(aForm()), { ...tenant!, text }];
      return check(files, openapi).find(({ message }) => message.startsWith('Sin traducir al «en»'))
        ?.severity;
    });
    expect(severities).toEqual(['warning', 'error']);
  });

  it('warns of a translation that nothing uses, with what was probably meant', () => {
    const texts = file('tenants/sample/texts/en.json', { 'Sus dato': 'Your data' });
    const problem = check([formFile(aForm()), texts], openapi).find(
      ({ file: path }) => path === texts.file,
    );
    expect(problem).toMatchObject({
      severity: 'warning',
      message: expect.stringContaining('«Sus datos»') as string,
    });
  });

  it('compares many strays within seconds', () => {
    const words = Object.fromEntries(
      Array.from({ length: 9000 }, (_, at) => [`${'palabra '.repeat(11)}${at}`, 'x']),
    );
    const files = [...base, file('tenants/sample/texts/en.json', words)];
    let problems: ReturnType<typeof check> = [];
    expect(cpuTime(() => (problems = check(files, openapi)))).toBeLessThan(6000);
    expect(
      problems.filter(({ file: path }) => path === 'tenants/sample/texts/en.json'),
    ).toHaveLength(9000);
  });

  it('refuses to reword a locked question everywhere', () => {
    const locked = formFile(aForm((form) => (form.fields.note!.locked = true)));
    const texts = file('tenants/sample/texts/es.json', { Nota: 'Comentario' });
    expect(errorsOf(locked, texts)).toEqual([
      expect.objectContaining({ file: texts.file, pointer: '/Nota' }),
    ]);
  });

  it('accepts answers that are the body of their call', () => {
    const form = aForm((draft) => {
      draft.data.properties = {
        username: { type: 'string', title: 'Usuario', maxLength: 100 },
        again: { type: 'string', title: 'Repita', maxLength: 100, local: true },
      };
      draft.fields = { username: { widget: 'text', required: true }, again: { widget: 'text' } };
      draft.steps = { all: { order: 1, title: 'Todo', fields: { username: 1, again: 2 } } };
      draft.submit = {
        call: 'recoverPassword',
        label: 'Enviar',
        done: { text: 'Le hemos escrito.' },
      };
    });
    expect(errorsOf(formFile(form))).toEqual([]);
  });
});

describe('another contract', () => {
  const files = [formFile(aForm()), screenFile(aScreen())];
  const changed = (change: (contract: OpenApiDocument) => void) => {
    const contract = structuredClone(openapi);
    change(contract);
    return check([...base.filter(({ file: path }) => path.includes('/texts/')), ...files], contract)
      .filter(({ severity }) => severity === 'error')
      .map(({ pointer }) => pointer);
  };
  const properties = (contract: OpenApiDocument, name: string) =>
    contract.components.schemas[name]!.properties as Record<string, object>;

  it.each<[string, (contract: OpenApiDocument) => void, string]>([
    [
      'a field of an answer that goes',
      (contract) => Reflect.deleteProperty(properties(contract, 'Balance'), 'value'),
      '/blocks/figures/items/value/value/from',
    ],
    [
      'a field that becomes another type',
      (contract) => (properties(contract, 'Balance').value = { type: 'boolean' }),
      '/blocks/figures/items/value/value/as',
    ],
    [
      'a list that becomes an object',
      (contract) => (properties(contract, 'Account').value = { type: 'object', properties: {} }),
      '/blocks/accounts/columns/value/value/as',
    ],
    [
      'a call that goes',
      (contract) => Reflect.deleteProperty(contract.paths, '/interveners/{id}/balance'),
      '/data/balance/call',
    ],
    [
      'a parameter that is new',
      (contract) => addParameter(contract, '/interveners/{id}/balance'),
      '/data/balance/input/query',
    ],
  ])('breaks documents by %s', (_what, change, pointer) => {
    expect(changed(change)).toContain(pointer);
  });

  it('breaks nothing by what it adds', () => {
    expect(
      changed((contract) => (properties(contract, 'Balance').extra = { type: 'string' })),
    ).toEqual([]);
  });
});

function addParameter(contract: OpenApiDocument, path: string): void {
  const call = contract.paths[path]!.get!;
  const added = {
    name: 'currency',
    in: 'query' as const,
    required: true,
    schema: { type: 'string' },
  };
  call.parameters = [...(call.parameters ?? []), added];
}
