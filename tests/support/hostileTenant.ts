import type { DocumentFile } from '../../src/language/assembly/source.ts';
import { payloads } from './payloads.ts';

type Json = unknown;

const names = Object.keys(payloads);
const fieldOf = (index: number) => `f${index}`;

/** A guest's screen and form in which every payload stands in every place that takes a text. */
export function hostileDocuments(texts: readonly string[]): Record<string, Json> {
  const each = <T>(make: (text: string, index: number) => T, prefix = 'p') =>
    Object.fromEntries(texts.map((text, index) => [`${prefix}${index}`, make(text, index)]));
  const at = (index: number) => texts[index % texts.length]!;
  return {
    'schemas/forms/hostile.json': {
      kind: 'form',
      id: 'hostile',
      title: at(0),
      intro: at(1),
      data: {
        type: 'object',
        properties: each((title) => ({ type: 'string', title, enum: ['a'] }), 'f'),
      },
      fields: each(
        (label) => ({
          widget: 'radio',
          required: true,
          hint: label,
          options: { a: { order: 1, label, hint: label } },
        }),
        'f',
      ),
      steps: {
        all: {
          order: 1,
          title: at(2),
          intro: at(3),
          fields: Object.fromEntries(texts.map((_, index) => [fieldOf(index), index])),
        },
      },
      submit: {
        call: 'recoverPassword',
        label: at(4),
        input: { body: { username: { from: '/answers/f0' } } },
        done: { text: 'Le hemos escrito.' },
      },
    },
    'schemas/screens/hostile.json': {
      kind: 'screen',
      id: 'hostile',
      path: '/hostil',
      name: 'hostile',
      guest: true,
      title: at(5),
      blocks: {
        ...each((text, index) => ({
          type: 'notice',
          tone: 'info',
          order: index,
          title: text,
          text,
          action: { label: text, to: '/login' },
        })),
        links: {
          type: 'actions',
          order: 500,
          items: each((label, order) => ({ order, label, to: '/login' })),
        },
        form: { type: 'form', order: 600, form: 'hostile' },
      },
    },
  };
}

/** The documents of a tenant in which one place carries a payload, and where the check has to point. */
export function hostilePlaces(payload: string, style: Json): [at: string, file: DocumentFile][] {
  const screen = {
    kind: 'screen',
    id: 'out',
    path: '/out',
    name: 'out',
    title: 'Fuera',
    blocks: {
      out: { type: 'actions', order: 1, items: { a: { order: 1, label: 'Ir', to: payload } } },
    },
  };
  const change = (theme: string, token: string) => {
    const changed = structuredClone(style) as Record<string, Record<string, string>>;
    changed[theme]![token] = payload;
    return changed;
  };
  const file = (path: string, document: Json) => ({ file: path, text: JSON.stringify(document) });
  const styleFile = 'tenants/almadraba/style.json';
  return [
    ['/blocks/out/items/a/to', file('schemas/screens/out.json', screen)],
    ...(['light', 'dark'] as const).flatMap((theme) =>
      ['--color-primary', '--font-sans'].map((token): [string, DocumentFile] => [
        `/${theme}/${token}`,
        file(styleFile, change(theme, token)),
      ]),
    ),
    ['/logo', file(styleFile, { ...(style as object), logo: payload })],
  ];
}

/** What a page would be given if nothing had been checked: every text, link and style of an answer a payload. */
export function poison(value: Json, start = 0): Json {
  let next = start;
  const payload = () => payloads[names[next++ % names.length]!]!;
  const into = (one: Json, key: string): Json => {
    if (typeof one === 'string')
      return /^(title|text|label|hint|placeholder|intro|status|to|note|display_name|hours|phone|email|add|summary|--.*|logo)$/.test(
        key,
      )
        ? payload()
        : one;
    if (Array.isArray(one)) return one.map((item) => into(item, key));
    if (one === null || typeof one !== 'object') return one;
    return Object.fromEntries(Object.entries(one).map(([name, item]) => [name, into(item, name)]));
  };
  return into(value, '');
}
