import { describe, expect, it } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { check } from '#/language/check.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { issues } from '#/language/validation/issues.ts';
import { buildRelease } from '#/language/release/release.ts';
import { sha256 } from '#/language/values/hash.ts';
import { errorsOf, file, placesOf, screenFile, aScreen } from '../support/documents.ts';

const reading = {
  kind: 'part',
  id: 'reading',
  properties: {
    read: { type: 'boolean', title: 'He leído el folleto', truthyCheckbox: true },
    doubt: { type: 'string', title: '¿Qué no ha entendido?', maxLength: 200 },
  },
  fields: { read: { widget: 'checkbox', locked: true }, doubt: { widget: 'textarea' } },
  rules: {
    doubts: { when: { at: '/answers/read', equals: true }, show: { doubt: true } },
  },
  step: { title: 'Documentos leídos', fields: { read: 10, doubt: 20 } },
};
const person = {
  kind: 'part',
  id: 'person',
  properties: {
    name: { type: 'string', title: 'Nombre y apellidos', maxLength: 80 },
    role: { type: 'string', title: 'Cargo', maxLength: 80 },
  },
  fields: {
    name: { order: 1, widget: 'text', required: true },
    role: { order: 2, widget: 'text' },
  },
  rules: { role: { when: { at: '/row/name', present: true }, show: { role: true } } },
};
const using = {
  kind: 'form',
  id: 'sample',
  title: 'Sus datos',
  uses: { reading: { part: 'reading', order: 20 } },
  data: {
    type: 'object',
    properties: {
      kind: { type: 'string', title: 'Tipo', maxLength: 20 },
      owners: { type: 'array', title: 'Titulares', items: { type: 'object', part: 'person' } },
      patrons: {
        type: 'array',
        title: 'Patronos',
        items: {
          type: 'object',
          part: 'person',
          properties: { since: { type: 'string', title: 'Desde', maxLength: 10 } },
        },
      },
    },
  },
  fields: {
    kind: { widget: 'text' },
    owners: { widget: 'rows' },
    patrons: { widget: 'rows', fields: { since: { order: 3, widget: 'text' } } },
  },
  steps: { plan: { order: 10, title: 'Su plan', fields: { kind: 1, owners: 2, patrons: 3 } } },
};

const changed = (document: object, change: (draft: Draft) => void): object => {
  const draft = structuredClone(document) as Draft;
  change(draft);
  return draft;
};
interface Draft {
  [name: string]: Draft;
}

const formFile = (document: object = using) => file('schemas/forms/sample.json', document);
const partFile = (document: object) =>
  file(`schemas/parts/${(document as { id: string }).id}.json`, document);
const all = (form: object = using, ...parts: object[]): DocumentFile[] => [
  formFile(form),
  ...[reading, person]
    .filter(({ id }) => !parts.some((part) => (part as { id: string }).id === id))
    .map(partFile),
  ...parts.map(partFile),
];
const formOf = (files: readonly DocumentFile[], own: readonly DocumentFile[] = []) =>
  assemble(files, own).documents.get('form/sample')?.value as FormDocument;

describe('a form that uses a part', () => {
  it('asks all its questions, in the order of its data, where its page says of none where it stands', () => {
    const { fields, ...step } = reading.step;
    expect(fields).toEqual({ read: 10, doubt: 20 });
    expect(formOf(all(using, { ...reading, step }))).toEqual(formOf(all()));
  });

  it('has its questions, its rules and its step as if they were its own', () => {
    const form = formOf(all());
    expect(Object.keys(form.data.properties)).toEqual([
      'kind',
      'owners',
      'patrons',
      'read',
      'doubt',
    ]);
    expect(form.fields.read).toEqual(reading.fields.read);
    expect(form.rules).toEqual(reading.rules);
    expect(form.steps.reading).toEqual({ order: 20, ...reading.step });
    expect(form).not.toHaveProperty('uses');
    expect(errorsOf(...all())).toEqual([]);
  });

  it('is judged by what the part asks', () => {
    expect(issues(formOf(all()), { owners: [{ role: 'Administradora' }] }, {})).toEqual([
      expect.objectContaining({ path: '/answers/owners/0/name', code: 'required' }),
      expect.objectContaining({ path: '/answers/read' }),
    ]);
  });

  it('has the columns of a part in its rows, beside those of its own', () => {
    const { data, fields } = formOf(all());
    const columns = (name: string) =>
      Object.keys((data.properties[name]!.items as { properties: object }).properties);
    expect(columns('owners')).toEqual(['name', 'role']);
    expect(columns('patrons')).toEqual(['since', 'name', 'role']);
    expect(Object.keys(fields.patrons!.fields!)).toEqual(['since', 'name', 'role']);
    expect(fields.owners!.rules).toEqual(person.rules);
  });

  it('sends what the part sends, where it says its body itself', () => {
    const sending = changed(using, (form) => {
      form.submit = { call: 'createIssue', label: 'Enviar', input: { body: {} } } as never;
    });
    const part = { ...reading, body: { read: { from: '/answers/read' } } };
    expect(formOf(all(sending, part)).submit!.input!.body).toEqual(part.body);
  });

  const asking = {
    ...reading,
    calls: { me: { call: 'getMe' } },
    rules: {
      doubts: {
        when: { at: '/data/me/user/is_password_expired', present: false },
        show: { doubt: true },
      },
    },
  };

  it('reads of the server what the page of the part reads', () => {
    expect(formOf(all(using, asking)).calls).toEqual(asking.calls);
    const own = changed(using, (form) => {
      form.calls = { config: { call: 'getPublicConfiguration' } } as never;
    });
    expect(Object.keys(formOf(all(own, asking)).calls!)).toEqual(['config', 'me']);
  });

  it('calls nothing by a name that the part has', () => {
    const own = changed(using, (form) => {
      form.calls = { me: { call: 'getPublicConfiguration' } } as never;
    });
    const [fault, ...more] = errorsOf(...all(own, asking));
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ file: 'schemas/forms/sample.json', pointer: '/uses/reading' });
    expect(fault!.message).toContain('«me»');
  });

  it('sends beside its answers, and leads on to, what blocks that it shows say, once', () => {
    const shown = {
      kind: 'part',
      id: 'terms',
      calls: { me: { call: 'getMe' } },
      body: { about: { from: '/data/me/user/uuid' } },
      done: { navigate: '/issues' },
      blocks: { hello: { type: 'notice', order: 1, tone: 'info', text: 'Lea esto.' } },
    };
    const twice = changed(using, (form) => {
      form.uses!.plan = { part: 'terms', in: 'plan' } as never;
      form.uses!.last = { part: 'terms', in: 'revisar' } as never;
      form.submit = { call: 'createIssue', label: 'Enviar', input: { body: {} } } as never;
    });
    const { calls, submit, steps, review } = formOf(all(twice, shown));
    expect([calls, submit!.input!.body, submit!.done]).toEqual([
      shown.calls,
      shown.body,
      shown.done,
    ]);
    expect([steps.plan!.blocks, review]).toEqual([shown.blocks, { blocks: shown.blocks }]);
  });

  it('calls rows and the button that adds one as their columns do', () => {
    const named = { ...person, row: 'Titular', add: 'Añadir otra persona' };
    expect(formOf(all(using, named)).fields.owners).toMatchObject({
      row: 'Titular',
      add: 'Añadir otra persona',
    });
    const own = changed(using, (form) => (form.fields!.owners!.row = 'Dueño' as never));
    const told = errorsOf(...all(own, named)).map(({ pointer, message }) => [pointer, message]);
    expect(told).toEqual([['/data/properties/owners/items', expect.stringContaining('«row»')]]);
  });

  it.each([
    ['calls for columns', { ...person, calls: { me: { call: 'getMe' } } }],
    ['the name of a row for a page', { ...reading, row: 'Fila' }],
  ])('takes no %s', (_what, part) => {
    const messages = errorsOf(...all(using, part)).map(({ message }) => message);
    expect(messages.join()).toContain(`«${part.id}» no son columnas`);
  });

  it('is served expanded, and the part is not served', () => {
    const { manifest, blobs } = buildRelease(all(), [], openapi);
    const text = blobs.get(manifest.documents['form/sample']!)!;
    expect(JSON.parse(text)).toEqual(formOf(all()));
    expect(Object.keys(manifest.documents)).toEqual(['form/sample']);
  });

  it('keeps its own text where it uses none', () => {
    const plain = file('schemas/forms/sample.json', `${JSON.stringify(formOf(all()))}\n\n`);
    expect(assemble([plain]).documents.get('form/sample')!.text).toBe(plain.text);
  });
});

describe('a variant of a form that uses a part', () => {
  const vary = (patch: object, parts: object[] = []) => {
    const under = assemble(all(using, ...parts)).documents.get('form/sample')!;
    return file('tenants/sample/overlays/form/sample.json', {
      base: { id: 'sample', sha256: sha256(under.text) },
      patch,
    });
  };

  it('changes what the part gave', () => {
    const over = vary({ fields: { doubt: { hint: 'Con sus palabras' } } });
    expect(formOf(all(), [over]).fields.doubt).toEqual({
      widget: 'textarea',
      hint: 'Con sus palabras',
    });
    expect(errorsOf(...all(), over)).toEqual([]);
  });

  it('does not touch what the part locks', () => {
    const over = vary({ data: { properties: { read: { title: 'Sí' } } } });
    expect(placesOf(...all(), over)).toContain(`${over.file}:/patch/data/properties/read/title`);
  });

  it('uses no part itself', () => {
    const over = vary({ uses: { again: { part: 'reading', order: 5 } } });
    expect(placesOf(...all(), over)).toEqual([`${over.file}:/patch/uses`]);
  });

  it('is told of a part that has changed under it', () => {
    const over = vary({ fields: { doubt: { hint: 'Con sus palabras' } } });
    const moved = changed(
      reading,
      ({ properties }) => (properties!.doubt!.title = 'Dudas' as never),
    );
    const [said] = check([...all(using, moved), over], openapi).filter(
      (one) => one.pointer === '/base/sha256',
    );
    const { text } = assemble(all(using, moved)).documents.get('form/sample')!;
    expect(said!.message).toContain(sha256(text));
  });
});

describe('a fault of a part', () => {
  it('is told in the part, once for all forms', () => {
    const wrong = changed(
      reading,
      ({ rules }) => (rules!.doubts!.when!.at = '/answers/raed' as never),
    );
    const other = file('schemas/forms/other.json', { ...using, id: 'other' });
    expect(errorsOf(...all(using, wrong), other)).toEqual([
      expect.objectContaining({
        file: 'schemas/parts/reading.json',
        pointer: '/rules/doubts/when/at',
      }),
    ]);
  });

  it('names the form where another one has what the part reads', () => {
    const wants = changed(
      reading,
      ({ rules }) => (rules!.doubts!.when = { at: '/answers/size', present: true } as never),
    );
    const other = changed(using, (form) => {
      form.id = 'other' as never;
      form.data!.properties!.size = { type: 'string', title: 'Talla', maxLength: 9 } as never;
      form.fields!.size = { widget: 'text' } as never;
      form.steps!.plan!.fields!.size = 4 as never;
    });
    const [fault, ...more] = errorsOf(
      ...all(using, wants),
      file('schemas/forms/other.json', other),
    );
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ file: 'schemas/parts/reading.json' });
    expect(fault!.message).toContain('«sample»');
  });

  it('hides the forms that use it and the screens that show them, and names both', () => {
    const broken = changed(reading, (part) => (part.stpe = {}));
    const screen = screenFile(
      aScreen((draft) => (draft.blocks.ask = { type: 'form', order: 9, form: 'sample' })),
    );
    const [fault, ...more] = errorsOf(...all(using, broken), screen);
    expect(more).toEqual([]);
    expect(fault).toMatchObject({ file: 'schemas/parts/reading.json', pointer: '/stpe' });
    expect(fault!.message).toContain(
      'No se ha podido seguir: «form/sample», «screen/sampleScreen».',
    );
  });

  it('is looked for only where a form uses it', () => {
    const spare = { ...reading, id: 'spare' };
    const [said] = check(all(using, spare), openapi).filter((one) =>
      one.file.endsWith('spare.json'),
    );
    expect(said).toMatchObject({ severity: 'warning', pointer: '' });
  });
});

describe('the table of locks', () => {
  const locks = (nodes: object) =>
    file('schemas/locks.json', {
      kind: 'locks',
      id: 'locks',
      locks: { read: { order: 1, what: 'Leer', why: 'La ley.', source: 'Ley', nodes } },
      calls: {},
    });
  const said = (nodes: object) =>
    errorsOf(...all(), locks(nodes)).filter(({ message }) => message.includes('bloqueado'));

  it('says once, of the part, why it locks', () => {
    expect(said({ 'part/reading': ['/fields/read'] })).toEqual([]);
  });

  it('misses the reason where nobody gives it, by the name of the part', () => {
    expect(said({}).map(({ message }) => message)).toEqual([
      'No dice por qué está bloqueado «part/reading» en «/fields/read».',
    ]);
  });

  it('names no node of a part that is open', () => {
    const nodes = { 'part/reading': ['/fields/read', '/fields/doubt'] };
    expect(said(nodes).map(({ pointer }) => pointer)).toEqual([
      '/locks/read/nodes/part~1reading/1',
    ]);
  });
});

describe('blocks of a part', () => {
  const costs = {
    kind: 'part',
    id: 'costs',
    blocks: { costs: { type: 'notice', order: 10, tone: 'info', text: 'No le cobramos nada.' } },
  };
  const withCosts = (use: object) => ({ ...using, uses: { ...using.uses, costs: use } });
  const formOf = (use: object) =>
    assemble(all(withCosts(use), reading, person, costs)).documents.get('form/sample')!
      .value as FormDocument;

  it('stand on the step that the form says, also one of another part, or on its review', () => {
    const { steps } = formOf({ part: 'costs', in: 'plan' });
    expect(steps['plan']?.blocks).toEqual(costs.blocks);
    expect(formOf({ part: 'costs', in: 'reading' }).steps['reading']?.blocks).toEqual(costs.blocks);
    expect(formOf({ part: 'costs', in: 'revisar' }).review).toEqual({ blocks: costs.blocks });
  });

  it.each([
    ['nowhere', { part: 'costs', order: 30 }, '/uses/costs/part'],
    ['on no step', { part: 'costs', in: 'plam' }, '/uses/costs/in'],
    ['a page in a step', { part: 'reading', in: 'plan' }, '/uses/costs/part'],
  ])('are refused %s', (_what, use, at) => {
    expect(placesOf(...all(withCosts(use), reading, person, costs))).toContain(
      `schemas/forms/sample.json:${at}`,
    );
  });
});
