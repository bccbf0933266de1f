import { breaks, holds, judges } from './judges.ts';

judges('email', [
  ...holds(undefined, null, ''),
  ...holds(
    'ana@example.test',
    'a@b.es',
    'ana.robles+fondos@correo.example.test',
    "o'neill@x-y.com",
  ),
  ...holds('a_b@d1.museum', 'x@xn--espaol-zwa.es', 'x@y.xn--p1ai', `${'a'.repeat(64)}@b.es`),
  ...breaks(
    'email',
    'ana',
    'ana@',
    '@example.test',
    'ana@example',
    'ana@@example.test',
    'a b@c.es',
  ),
  ...breaks('email', 'ana@example..test', '.ana@example.test', 'ana.@example.test', 'a..b@c.es'),
  ...breaks('email', 'ana@-a.es', 'ana@a-.es', 'ana@a.e', 'ana@1.2.3.4', ' ana@b.es', 'ana@b.es '),
  ...breaks('email', `${'a'.repeat(65)}@b.es`, `a@${'b'.repeat(64)}.es`, `a@${'b.'.repeat(130)}es`),
  ...breaks('email', {}, [], true, 5, 'ana@españa.es'),
  {
    value: 'ana',
    option: { field: 'Correo electrónico' },
    codes: ['email'],
    says: '"Correo electrónico" tiene un formato incorrecto.',
  },
]);
