import { put, type Row } from './case.ts';

const title = (what: string, value: string): Row => [what, '/title', value];

export const script = [
  ...put('form', [
    title('a script', 'Hola <script>alert(1)</script>'),
    title('an image that fails', '<img src=x onerror=alert(1)>'),
    title('a drawing that loads', '<svg/onload=alert(1)>'),
    title('a comment', 'Hola <!-- x -->'),
    title('an entity', '&lt;script&gt;'),
    title('a numbered entity', '&#x3c;script'),
    title('a script address', 'Pulse javascript:alert(1)'),
    title('a data address', 'data:text/html,<x'),
    title('an address', 'Entre en https://evil.example/login'),
    title('letters that turn around', 'Importe \u202e000.1'),
    title('a control character', 'Hola\u0000'),
    ['in a label', '/data/properties/note/title', '<b>Nota</b>'],
    ['in a hint', '/fields/note/hint', '<a href="/x">Aquí</a>'],
    ['in an option', '/fields/kind/options/once/label', '<i>x</i>'],
    [
      'in a text with values',
      '/title',
      { text: '<b>{a}</b>', values: { a: { from: '/me/user/given_name' } } },
    ],
  ]),
  ...put('texts', [
    ['in a translation', '/required', '<script>alert(1)</script>'],
    ['an address in a translation', '/required', 'Vea http://evil.example'],
  ]),
  ...put('codes', [
    ['in a code', '/items/R/label', '<svg onload=alert(1)>'],
    ['in the title of a list', '/title', '</title><script>'],
  ]),
];

const link = (what: string, to: string): Row => [
  what,
  '/blocks/out',
  { type: 'actions', order: 9, items: { a: { order: 1, label: 'Ir', to } } },
  '/blocks/out/items/a/to',
];

export const links = [
  ...put('screen', [
    link('a script', 'javascript:alert(1)'),
    link('another host', 'https://evil.example'),
    link('another host without scheme', '//evil.example'),
    link('another host by a backslash', '/\\evil.example'),
    link('data', 'data:text/html,x'),
    link('a relative path', 'sample'),
    link('a quote', '/sample"onclick="x'),
    link('a line break', '/sample\n/x'),
    link('a colon', '/javascript:alert(1)'),
    link('a screen that is not there', '/sampel'),
    link('a place without value', '/sample/{uuid}'),
    ['where else to go', '/otherwise', '//evil.example'],
  ]),
  ...put('form', [
    [
      'after sending',
      '/submit',
      { call: 'recoverPassword', label: 'Enviar', done: { navigate: 'https://evil.example' } },
      '/submit/done/navigate',
    ],
  ]),
  ...put('navigation', [['in the navigation', '/sections/home/to', 'javascript:alert(1)']]),
];

const primary = (what: string, value: unknown): Row => [what, '/light/--color-primary', value];

export const styles = put('style', [
  primary('an address', 'url(https://evil.example/x)'),
  primary('more than one declaration', '#0B4F6C;background:url(x)'),
  primary('an expression', 'expression(alert(1))'),
  primary('a variable', 'var(--x)'),
  primary('a name', 'red'),
  primary('a short colour', '#fff'),
  primary('a transparent colour', '#0B4F6C00'),
  primary('a number', 0),
  ['a token that is not there', '/light/--color-primry', '#0B4F6C'],
  ['a property of CSS', '/light/background-image', 'url(x)'],
  ['a font from elsewhere', '/light/--font-sans', '"x";@import url(//evil.example)'],
  ['a logo elsewhere', '/logo', 'https://evil.example/logo.svg'],
  ['a logo outside', '/logo', '../../etc/passwd'],
  ['a logo that is a page', '/logo', 'logo.html'],
]);

const colour = (token: string, value: string, at = token): Row => [
  `${token} ${value}`,
  `/light/${token}`,
  value,
  `/light/${at}`,
];

export const contrasts = put('style', [
  colour('--color-primary', '#7CC4E0'),
  colour('--color-primary', '#FFFFFF'),
  colour('--color-on-primary', '#0B4F6D'),
  colour('--color-tint', '#3B7F9C', '--color-primary'),
  colour('--color-accent', '#F0A35C'),
  colour('--color-focus', '#F4F4A0'),
  colour('--color-primary-hover', '#8899AA'),
  ['in the dark', '/dark/--color-primary', '#0B4F6C'],
]);
