import type { CallLocks, Lock, LocksDocument } from '#/language/documents/locksDocument.ts';

/** The table of locks as people read it: what is locked, where, why, and by which law or section. */
export function lockListing({ locks, calls }: LocksDocument): string {
  const sections = Object.values(locks).sort((a, b) => a.order - b.order);
  return [
    'Bloqueado en los documentos compartidos',
    ...sections.map((lock) => entry(lock, whereOf(lock))),
    'Lo que exige un formulario que envía una llamada regulada',
    ...Object.entries(calls).map(([call, asked]) => entry(asked, [call, ...demandsOf(asked)])),
  ].join('\n\n');
}

function entry({ what, why, source }: Lock | CallLocks, where: string[]): string {
  return [what, `  ${why}`, `  Fuente: ${source}`, ...where.map((line) => `  - ${line}`)].join(
    '\n',
  );
}

function whereOf({ nodes = {}, texts = [], untranslated, structure, unique }: Lock): string[] {
  return [
    ...Object.entries(nodes).map(([key, pointers]) =>
      [key, ...pointers.filter((pointer) => pointer !== '')].join(' '),
    ),
    ...(texts.length > 0 ? [`textos: ${texts.join(', ')}`] : []),
    ...(untranslated ? ['igual en todos los idiomas'] : []),
    ...(structure ? ['con las palabras de cada gestora'] : []),
    ...(unique ? ['ningún otro texto lo dice'] : []),
  ];
}

function demandsOf({ whole, alone, declared, words, every, groups, members }: CallLocks): string[] {
  const asked = Object.entries(members ?? {}).map(([member, { rule, must, when }]) =>
    [
      member,
      ...(must ? ['siempre'] : []),
      ...(rule ? [`con «${rule}»`] : []),
      ...Object.entries(when ?? {}).map(([other, values]) => `si ${other} es ${values.join(', ')}`),
    ].join(', '),
  );
  return [
    ...(whole ? ['todo lo que envía lo responde la persona en pasos bloqueados'] : []),
    ...(alone ? ['en una pantalla bloqueada'] : []),
    ...(declared ? ['con una casilla bloqueada con la que se declara'] : []),
    ...(words ? [`con las palabras de «${words}»${every ? ', todas' : ''}`] : []),
    ...Object.values(groups ?? {}).map((group) => `al menos: ${group.join(', ')}`),
    ...asked,
  ];
}
