import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addQuestion } from '#/language/edits/addQuestion.ts';
import { readQuestion, writeQuestion } from '#/language/lenses/question.ts';
import { changes } from '#/language/proposals/changes.ts';
import { clashTold } from '#/language/proposals/clashTold.ts';
import { mergeDocuments } from '#/language/proposals/mergeDocuments.ts';
import { begunOver, placeAt, toText, withOverruled } from '#/language/proposals/overruled.ts';
import { proposed, withDocuments } from '#/language/proposals/proposal.ts';
import { mergePatch } from '#/language/values/mergePatch.ts';
import { same } from '#/language/values/same.ts';
import { documentEdits, done, type DocumentEdit } from '../../support/documentEdits.ts';
import { formsOf, freeWorlds } from '../../support/editedForms.ts';
import { fc } from '../../support/fc.ts';
import { say } from '#/studio/kernel/words.ts';
import { times } from '../../support/sweep.ts';

const [base] = freeWorlds as [(typeof freeWorlds)[number]];
const keys = formsOf(base);
const runs = { numRuns: times(600, 30) };
const several = fc.array(documentEdits, { minLength: 1, maxLength: 4 });
const key = fc.constantFrom(...keys);
const all = (edits: readonly DocumentEdit[], of: string) =>
  edits.reduce((so, edit) => done(so, of, edit).documents, base);

it('says every change, and the patch that makes it of the base', () => {
  const codes = Object.keys(
    JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../schemas/words/changes.es.json'), 'utf8'),
    ) as object,
  );
  fc.assert(
    fc.property(key, several, (of, edits) => {
      const after = all(edits, of);
      const { list, step, patches, unpatched } = changes(base, after);
      expect(list.length > 0).toBe(after !== base && after[of] !== base[of]);
      expect(step === undefined).toBe(list.length === 0);
      for (const { code } of list) expect(codes).toContain(code);
      if (list.length === 0 || unpatched.includes(of)) return;
      const patched = mergePatch(JSON.parse(base[of]!), patches[of]);
      expect(same(patched, JSON.parse(after[of]!))).toBe(true);
    }),
    runs,
  );
});

it('is the documents that it changes, over its base', () => {
  fc.assert(
    fc.property(key, several, (of, edits) => {
      const after = all(edits, of);
      const none = { name: 'Otra', base: 'release', changed: {} };
      const proposal = withDocuments(base, none, after);
      expect(proposed(base, proposal)).toEqual(after);
      expect(withDocuments(base, proposal, after)).toBe(proposal);
      expect(none.changed).toEqual({});
    }),
    runs,
  );
});

it('gives equal bytes whichever of two proposals is published first, and both versions where they clash', () => {
  fc.assert(
    fc.property(key, key, several, several, (of, other, a, b) => {
      const [ours, theirs] = [all(a, of), all(b, other)];
      const [one, two] = [mergeDocuments(base, ours, theirs), mergeDocuments(base, theirs, ours)];
      expect(two.documents).toEqual(one.documents);
      const turned = two.conflicts.map((c) => ({ ...c, ours: c.theirs, theirs: c.ours }));
      expect(turned).toEqual(one.conflicts);
      if (of === other) return;
      expect(one.conflicts).toEqual([]);
      expect([one.documents[of], one.documents[other]]).toEqual([ours[of], theirs[other]]);
    }),
    runs,
  );
});

it('stands over what others published where somebody has seen it and says so, and nowhere else', () => {
  let clashed = 0;
  fc.assert(
    fc.property(key, several, several, fc.nat(), (of, a, b, at) => {
      const [ours, theirs] = [all(a, of), all(b, of)];
      const { conflicts } = mergeDocuments(base, ours, theirs);
      if (conflicts.length === 0) return;
      clashed++;
      const told = (some: typeof conflicts) =>
        some.reduce((so, one) => withOverruled(so, one.in, one.pointer, toText(one.theirs)), {});
      const over = (some: typeof conflicts) =>
        mergeDocuments(begunOver(base, theirs, told(some)), ours, theirs);
      const whole = over(conflicts);
      expect(whole.conflicts).toEqual([]);
      for (const { in: name, pointer, ours: wanted } of conflicts)
        expect(same(placeAt(whole.documents, name, pointer), wanted)).toBe(true);
      const one = conflicts[at % conflicts.length]!;
      const left = conflicts.filter((other) => other !== one);
      expect(
        over([one])
          .conflicts.map(({ pointer }) => pointer)
          .sort(),
      ).toEqual(left.map(({ pointer }) => pointer).sort());
      // What somebody has seen that is there no more is nothing that they have overruled.
      const old = withOverruled({}, one.in, one.pointer, toText({ never: 'there' }));
      expect(begunOver(base, theirs, old)).toBe(base);
      expect(withOverruled(told([one]), one.in, one.pointer)).toEqual({});
    }),
    runs,
  );
  expect(clashed).toBeGreaterThan(0);
});

it('merges two questions of one form, and tells two wordings of one', () => {
  const name = 'form/order-subscription';
  const id = { in: name, name: 'gross_amount' };
  const reworded = (title: string) =>
    writeQuestion(base, id, { ...readQuestion(base, id), title }).documents;
  const added = addQuestion(
    base,
    { in: name, name: 'own_reason' },
    { type: 'string', title: '¿Por qué?', own: true, widget: 'text' },
    { step: 'amount' },
  ).documents;
  const merged = mergeDocuments(base, added, reworded('¿Cuánto?'));
  expect(merged.conflicts).toEqual([]);
  expect(merged.documents[name]).toContain('own_reason');
  expect(merged.documents[name]).toContain('"title": "¿Cuánto?"');
  const clash = mergeDocuments(base, reworded('¿Cuánto?'), reworded('Importe'));
  expect(clash.conflicts).toMatchObject([
    {
      in: name,
      pointer: '/data/properties/gross_amount/title',
      ours: '¿Cuánto?',
      theirs: 'Importe',
    },
  ]);
  expect(clash.documents).toEqual(base);
  expect(changes(base, added).step).toMatchObject({
    code: 'change.question.added',
    params: { question: '¿Por qué?' },
  });
});

it('says of what is read as it stands what was and what is', () => {
  const written = (value: object) => JSON.stringify(value);
  const told = (key: string, before: object, after: object) =>
    changes({ [key]: written(before) }, { [key]: written(after) }).list.map(({ code, params }) => [
      code,
      params,
    ]);
  const settings = { flow: { ALLOW_GDPR: false }, signature_type: 'A', gone: 3 };
  const other = { flow: { ALLOW_GDPR: true }, signature_type: 'B', more: ['x'] };
  expect(told('settings/settings', settings, other)).toEqual([
    [
      'change.setting.on',
      { place: 'Lo que se permite › Pide las preferencias de protección de datos' },
    ],
    ['change.setting.changed', { place: 'Firma', before: 'A', after: 'B' }],
    ['change.setting.removed', { place: 'gone', before: '3' }],
    ['change.setting.other', { place: 'more' }],
  ]);
  const menu = { menu: { a: { label: 'Mi perfil', to: '/profile' } }, sections: {} };
  const moved = { menu: {}, sections: { b: { label: { text: 'Fondos' }, to: '/operate' } } };
  expect(told('navigation/navigation', menu, moved)).toEqual([
    ['change.entry.removed', { label: 'Mi perfil' }],
    ['change.entry.added', { label: 'Fondos' }],
  ]);
});

it('says the words that were and are, what a rule does, and calls a step after its main change', () => {
  const written = (value: object) => JSON.stringify(value);
  const form = (title: string, hint: string | undefined, rules: object) =>
    written({
      data: {
        properties: {
          how: { type: 'string', title: '¿Cómo nos conoció?' },
          friend: { type: 'string', title },
        },
      },
      fields: {
        how: { widget: 'radio', options: { F: { label: 'Por un amigo' } } },
        friend: { widget: 'text', ...(hint !== undefined && { hint }) },
      },
      rules,
    });
  const shown = (when: object) => ({ show_x: { when, show: { friend: true } } });
  const before = {
    'form/a': form('Nombre', 'Completo', {}),
    'texts/en': written({ Nombre: 'Name', Otro: 'Other' }),
  };
  const after = {
    'form/a': form('Nombre de su amigo', 'El de pila', shown({ at: '/answers/how', equals: 'F' })),
    'texts/en': written({ 'Nombre de su amigo': 'Name', Otro: 'Another' }),
  };
  const told = changes(before, after);
  const question = 'Nombre de su amigo';
  const by = '«¿Cómo nos conoció?»';
  const is = (value: string) => ({
    words: 'change.test.is',
    values: { by, value: { words: 'change.test.quoted', values: { value } } },
  });
  expect(told.list.map(({ code, params }) => [code, params])).toEqual([
    ['change.question.title', { question, before: 'Nombre', after: question }],
    ['change.question.help.changed', { question, before: 'Completo', after: 'El de pila' }],
    ['change.rule.shows.added', { questions: `«${question}»`, condition: is('Por un amigo') }],
    ['change.text.removed', { sentence: 'Nombre', language: 'en', before: 'Name' }],
    [
      'change.text.changed',
      { sentence: 'Otro', language: 'en', before: 'Other', after: 'Another' },
    ],
    ['change.text.added', { sentence: question, language: 'en', after: 'Name' }],
  ]);
  const reworded = {
    ...before,
    'form/a': form(question, 'Completo', {}),
    'texts/en': after['texts/en'],
  };
  expect(changes(before, reworded).step?.code).toBe('change.question.title');
});

it('says of a new rule the question and every test of its condition, in the words of the choices', () => {
  const form = (rules?: object) =>
    JSON.stringify({
      data: {
        properties: {
          how: { type: 'string', title: '¿Cómo?', enum: ['F', 'P'] },
          income: { type: 'string', title: 'Ingresos' },
          more: { type: 'boolean', title: '¿Más?' },
          list: { type: 'array', title: 'Usos', items: { type: 'string', enum: ['A', 'B'] } },
          friend: { type: 'string', title: 'Nombre' },
        },
      },
      fields: {
        how: { widget: 'radio', options: { F: { label: 'Amigo' }, P: { label: 'Prensa' } } },
        income: { widget: 'select', codes: 'incomes' },
        list: { widget: 'checkboxes', options: { A: { label: 'Ahorro' }, B: { label: 'Otro' } } },
      },
      ...(rules && { rules }),
    });
  const codes = JSON.stringify({
    items: { DE_30000_A_60000: { label: 'De 30.000 a 60.000 €' } },
  });
  /** Only what is changed is compared; the lists stand beside it. */
  const told = (when: object, part = 'show') => {
    const after = form({ own: { when, [part]: { friend: true } } });
    const { list } = changes(
      { 'form/a': form() },
      { 'form/a': after },
      { 'form/a': after, 'codes/incomes': codes },
    );
    return list.map(({ code, params }) => say(code, params));
  };
  const asked = 'Regla nueva: «Nombre» se pregunta solo si';
  expect(told({ at: '/answers/how', equals: 'P' })).toEqual([
    `${asked} la respuesta a «¿Cómo?» es «Prensa»`,
  ]);
  expect(told({ at: '/answers/income', equals: 'DE_30000_A_60000' })).toEqual([
    `${asked} la respuesta a «Ingresos» es «De 30.000 a 60.000 €»`,
  ]);
  expect(told({ at: '/answers/how', present: true })).toEqual([
    `${asked} se ha respondido a «¿Cómo?»`,
  ]);
  expect(told({ at: '/facts/isMinor', equals: true })).toEqual([
    `${asked} es cierto que «La persona es menor de edad»`,
  ]);
  const tests = [
    { at: '/answers/list', includes: 'A' },
    { at: '/answers/income', atLeast: '5' },
    { not: { at: '/answers/more', equals: true } },
    { at: '/answers/how', in: ['F', 'P'] },
    { at: '/answers/how', present: true },
    { at: '/answers/how', present: false },
  ];
  const said = [
    'la respuesta a «Usos» incluye «Ahorro»',
    'la respuesta a «Ingresos» es como mínimo «5»',
    'la respuesta a «¿Más?» no es «Sí»',
    'la respuesta a «¿Cómo?» es «Amigo» o «Prensa»',
  ];
  expect(told({ any: tests.slice(0, 2) })).toEqual([`${asked} ${said[0]} o ${said[1]}`]);
  expect(told({ all: tests.slice(0, 4) }, 'require')).toEqual([
    `Regla nueva: «Nombre» es obligatoria si ${said.slice(0, 3).join(', ')} y ${said[3]}`,
  ]);
  expect(told({ all: tests })).toEqual([`${asked} ${said.join(', ')} y 2 más`]);
  expect(told({ all: [tests[0], { any: [tests[1], tests[2]] }] })).toEqual([
    `${asked} ${said[0]} y (${said[1]} o ${said[2]})`,
  ]);
});

it('says what an answer that must be given becomes, and each example by its name as it comes, changes and goes', () => {
  const form = (required: boolean, own: boolean, examples: object) =>
    JSON.stringify({
      data: { properties: { a: { type: 'string', title: 'Uno', ...(own && { own }) } } },
      fields: { a: { widget: 'text', ...(required && { required }) } },
      examples,
    });
  const told = (before: string, after: string) =>
    changes({ 'form/a': before }, { 'form/a': after }).list.map(({ code, params }) => [
      code,
      params,
    ]);
  const question = 'Uno';
  expect(told(form(true, false, {}), form(false, false, {}))).toEqual([
    ['change.question.required.off', { question }],
  ]);
  expect(told(form(false, false, {}), form(true, false, {}))).toEqual([
    ['change.question.required.on', { question }],
  ]);
  const example = (code: string) => ({ answers: {}, issues: [{ path: '/answers/a', code }] });
  expect(
    told(
      form(true, false, { gone: example('x'), kept: example('x') }),
      form(true, false, { kept: example('y'), fresh: example('x') }),
    ),
  ).toEqual([
    ['change.example.removed', { example: 'gone' }],
    ['change.example.changed', { example: 'kept' }],
    ['change.example.added', { example: 'fresh' }],
  ]);
  const none = JSON.stringify({ data: { properties: {} }, fields: {}, examples: {} });
  expect(told(form(true, true, {}), none)).toEqual([['change.question.removed', { question }]]);
  expect(told(form(true, false, {}), none)).toEqual([['change.question.hidden', { question }]]);
});

it('says what each side of a clash did, and that a question was taken away', () => {
  const form = (asked: object, drawn: object) =>
    JSON.stringify({ data: { properties: asked }, fields: drawn });
  const name = { type: 'string', title: 'Nombre' };
  const all = (asked: object, drawn: object) => ({ 'form/a': form(asked, drawn) });
  const before = all({ name }, { name: { widget: 'text' } });
  const ours = all({ name }, { name: { widget: 'radio' } });
  const theirs = all({}, {});
  const [clash, ...others] = mergeDocuments(before, ours, theirs).conflicts;
  expect(others).toEqual([]);
  expect(clashTold(clash!, { ours, theirs })).toMatchObject({
    ours: { code: 'change.question.drawing', params: { question: 'Nombre' } },
    theirs: { code: 'change.question.hidden', params: { question: 'Nombre' } },
  });
  const gone = { in: 'form/a', pointer: '', base: {}, ours: {}, theirs: undefined };
  expect(clashTold(gone, { ours, theirs: {} }).theirs.code).toBe('change.document.removed');
});

it('other Spanish words for a sentence are told as said everywhere, and not as a translation', () => {
  const texts = (said?: string) => ({ 'texts/es': JSON.stringify(said ? { Cheque: said } : {}) });
  const told = (before?: string, after?: string) =>
    changes(texts(before), texts(after)).list.map(({ code }) => code);
  expect(told(undefined, 'Talón')).toEqual(['change.text.said.added']);
  expect(told('Talón', 'Pagaré')).toEqual(['change.text.said.changed']);
  expect(told('Talón')).toEqual(['change.text.said.removed']);
});
