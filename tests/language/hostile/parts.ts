import { aForm, file } from '../../support/documents.ts';
import type { HostileCase } from './case.ts';

const page = {
  kind: 'part',
  id: 'page',
  properties: { extra: { type: 'string', title: 'Algo más', maxLength: 80 } },
  fields: { extra: { widget: 'text' } },
  step: { title: 'Algo más', fields: { extra: 1 } },
};
const columns = { ...page, step: undefined };
const column = (type: object) => ({ ...columns, properties: { extra: type } });

const used = (part: string) => ({ uses: { more: { part, order: 9 } } });
const rowsOf = (part: string) => {
  const { data } = aForm();
  data.properties.holders!.items = { type: 'object', part } as never;
  return { data };
};

const FORM = 'schemas/forms/sample.json';
const PART = 'schemas/parts/page.json';
const one = (what: string, form: object, part: object, at: string): HostileCase => ({
  what,
  files: [file(FORM, { ...aForm(), ...form }), file(PART, part)],
  at,
});

/** Parts that are none, and forms that use them in another way than they are meant. */
export const parts: HostileCase[] = [
  one('a part that is not there', used('pege'), page, `${FORM}:/uses/more/part`),
  one(
    'a name that the form has',
    used('page'),
    {
      ...page,
      properties: { note: { type: 'string', title: 'Nota', maxLength: 8 } },
      fields: { note: { widget: 'text' } },
      step: { title: 'Nota', fields: { note: 1 } },
    },
    `${FORM}:/uses/more`,
  ),
  one(
    'a step that the form has',
    { uses: { plan: { part: 'page', order: 9 } } },
    page,
    `${FORM}:/uses/plan`,
  ),
  one(
    'the same part twice',
    { uses: { more: { part: 'page', order: 8 }, again: { part: 'page', order: 9 } } },
    page,
    `${FORM}:/uses/again`,
  ),
  one('a part without a step as a page', used('page'), columns, `${FORM}:/uses/more/part`),
  one('a page as columns', rowsOf('page'), page, `${FORM}:/data/properties/holders/items/part`),
  one(
    'rows within rows',
    rowsOf('page'),
    column({ type: 'array', title: 'Más', items: { type: 'string' } }),
    `${PART}:/properties/extra/type`,
  ),
  one(
    'an own question in a row',
    rowsOf('page'),
    column({ type: 'string', title: 'Más', maxLength: 8, own: true }),
    `${PART}:/properties/extra/own`,
  ),
  one('a part that uses another', used('page'), { ...page, uses: {} }, `${PART}:/uses`),
  one(
    'parameters',
    { uses: { more: { part: 'page', order: 9, title: 'x' } } },
    page,
    `${FORM}:/uses/more/title`,
  ),
  one(
    'a body where the answers are the body',
    used('page'),
    { ...page, body: { a: 1 } },
    `${FORM}:/uses/more`,
  ),
  one(
    'rows without columns',
    {
      data: {
        ...aForm().data,
        properties: {
          ...aForm().data.properties,
          holders: { type: 'array', title: 'Titulares', items: { type: 'object' } },
        },
      },
    },
    page,
    `${FORM}:/data/properties/holders/items`,
  ),
  {
    what: 'a part of a tenant',
    files: [file('tenants/sample/parts/page.json', page)],
    at: 'tenants/sample/parts/page.json:',
  },
  {
    what: 'a variant of a part',
    files: [
      file(PART, page),
      file('tenants/sample/overlays/parts/page.json', {
        base: { id: 'page', sha256: '0'.repeat(64) },
        patch: {},
      }),
    ],
    at: 'tenants/sample/overlays/parts/page.json:',
  },
  {
    what: 'a part under another name',
    files: [file(PART, { ...page, id: 'other' })],
    at: `${PART}:/id`,
  },
];
