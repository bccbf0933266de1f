import { sha256 } from '#/language/values/hash.ts';
import { aForm, aScreen, file, formFile, screenFile } from '../../support/documents.ts';
import type { HostileCase } from './case.ts';

const answered = (name: string) => ({ at: `/answers/${name}`, present: true as const });

const locked = formFile(
  aForm((form) => {
    form.fields.note!.locked = true;
    form.rules = {
      ask: {
        when: { at: '/answers/kind', equals: 'once' },
        show: { note: true },
        require: { note: true },
      },
      other: { when: answered('agreed'), show: { amount: true } },
    };
  }),
);
const lockedScreen = screenFile(
  aScreen((screen) => {
    screen.blocks.figures!.locked = true;
  }),
);

function over(what: string, patch: object, at: string, base = locked, kind = 'forms'): HostileCase {
  const id = kind === 'forms' ? 'sample' : 'sampleScreen';
  const path = `tenants/sample/overlays/${kind}/${id}.json`;
  const variant = file(path, { base: { id, sha256: sha256(base.text) }, patch });
  return { what, files: [base, variant], at: `${path}:${at}` };
}

export const locks = [
  over('its hint', { fields: { note: { hint: 'x' } } }, '/patch/fields/note/hint'),
  over('its lock', { fields: { note: { locked: null } } }, '/patch/fields/note/locked'),
  over(
    'its data',
    { data: { properties: { note: { maxLength: 5 } } } },
    '/patch/data/properties/note/maxLength',
  ),
  over(
    'its label',
    { data: { properties: { note: { title: 'Otra' } } } },
    '/patch/data/properties/note/title',
  ),
  over(
    'where it is sent',
    { submit: { call: 'recoverPassword', label: 'Enviar' } },
    '/patch/submit/call',
  ),
  over('whether it is there', { fields: { note: null } }, '/patch/fields/note'),
  over('whether it is required', { rules: { ask: { require: null } } }, '/patch/rules/ask/require'),
  over(
    'what shows it',
    { rules: { ask: { when: { equals: 'periodic' } } } },
    '/patch/rules/ask/when/equals',
  ),
  over(
    'one more way to show it',
    { rules: { more: { when: answered('agreed'), show: { note: true } } } },
    '/patch/rules/more/when/at',
  ),
  over(
    'a limit on it',
    { rules: { cap: { when: answered('kind'), limit: { note: { maxLength: 1 } } } } },
    '/patch/rules/cap/when/at',
  ),
  over(
    'its place in the step',
    { steps: { rest: { fields: { note: 9 } } } },
    '/patch/steps/rest/fields/note',
  ),
  over(
    'its step',
    { steps: { rest: { fields: { note: null } }, plan: { fields: { note: 9 } } } },
    '/patch/steps/rest/fields/note',
  ),
  over(
    'when its step is shown',
    { steps: { rest: { when: answered('agreed') } } },
    '/patch/steps/rest/when/at',
  ),
  over('the order of its step', { steps: { rest: { order: 0 } } }, '/patch/steps/rest/order'),
  over(
    'the field that shows it',
    { data: { properties: { kind: { enum: ['once'] } } } },
    '/patch/data/properties/kind/enum',
  ),
  over(
    'how that field is drawn',
    { fields: { kind: { options: { once: { label: 'Otra' } } } } },
    '/patch/fields/kind/options/once/label',
  ),
  over(
    'what shows that field',
    { rules: { hide: { when: answered('agreed'), show: { kind: true } } } },
    '/patch/rules/hide/when/at',
  ),
  over('all fields at once', { fields: null }, '/patch/fields'),
  over(
    'a block',
    { blocks: { figures: { order: 9 } } },
    '/patch/blocks/figures/order',
    lockedScreen,
    'screens',
  ),
  over(
    'whether a block is there',
    { blocks: { figures: null } },
    '/patch/blocks/figures',
    lockedScreen,
    'screens',
  ),
  over('all blocks', { blocks: null }, '/patch/blocks', lockedScreen, 'screens'),
];

const plain = formFile(aForm());
const at = (path: string, document: unknown, pointer: string, what: string): HostileCase => ({
  what,
  files: [plain, file(path, document)],
  at: `${path}:${pointer}`,
});
const FORM = 'tenants/sample/overlays/forms/sample.json';
const good = { id: 'sample', sha256: sha256(plain.text) };

export const overlays = [
  at(
    'tenants/sample/overlays/forms/sampel.json',
    { base: { id: 'sampel', sha256: good.sha256 }, patch: {} },
    '/base/id',
    'a base that is not there',
  ),
  at(
    FORM,
    { base: { id: 'other', sha256: good.sha256 }, patch: {} },
    '/base/id',
    'a base of another name',
  ),
  at(FORM, { base: { id: 'sample', sha256: 'latest' }, patch: {} }, '/base/sha256', 'no hash'),
  at(FORM, { base: good, patch: [] }, '/patch', 'a list of changes'),
  at(FORM, { base: good, patch: null }, '/patch', 'a patch that empties'),
  at(
    FORM,
    { base: good, patch: { data: { properties: { note: { pattern: 'x' } } } } },
    '/patch/data/properties/note/pattern',
    'a pattern brought in',
  ),
  at(FORM, { base: good, patch: { title: '<script>' } }, '/patch/title', 'markup brought in'),
  at(
    FORM,
    { base: good, patch: { fields: { note: { widget: 'editor' } } } },
    '/patch/fields/note/widget',
    'a widget that is not there',
  ),
  at(FORM, { base: good, patch: { kind: 'screen' } }, '/patch/kind', 'another kind'),
  at(FORM, { base: good, patch: { id: 'other' } }, '/patch/id', 'another name'),
  at(
    FORM,
    { base: good, patch: { rules: { r: { when: answered('note'), show: { note: true } } } } },
    '/patch/rules',
    'a cycle brought in',
  ),
  at(
    FORM,
    `{"base":${JSON.stringify(good)},"patch":{"__proto__":{"x":1}}}`,
    '/patch/__proto__',
    'a prototype',
  ),
  at(
    'tenants/sample/overlays/tenants/x.json',
    { base: good, patch: {} },
    '',
    'over what has no variants',
  ),
  at('tenants/sample/forms/sample.json', aForm(), '', 'a document that is there already'),
  at('schemas/other/sample.json', {}, '', 'a folder that is not there'),
  at('schemas/forms/../../x.json', {}, '', 'a path that leaves'),
];
