import type { Text } from '../expressions/binding.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { grammars } from '../grammar/index.ts';
import { read } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { isInParts, tenantOf } from '../assembly/source.ts';
import { error, type Check, type Context } from './context.ts';
import { sentenceOf } from './texts.ts';
import { found } from '../grammar/walk.ts';

/** How much a tenant may put on one page, and in all. */
const MOST = {
  reads: 15,
  blocks: 60,
  fields: 80,
  sections: 8,
  menu: 20,
  documents: 400,
  letters: 4 * 1024 * 1024,
};

/** How long a text may be by where it stands; a question may be as long as a text. */
const LENGTHS: readonly [place: RegExp, letters: number][] = [
  [/\/data\/properties\/.*\/title$/, 400],
  [/\/label$|\/placeholder$/, 120],
  [/\/title$/, 160],
  [/./, 1000],
];

/** What a tenant writes can be read and is drawn in a moment: pages, menus, texts and documents have limits. */
export const checkTenantSize: Check = (document, context) => {
  const { kind, file, value, variant } = document;
  if (kind === 'tenant') return inAll(context);
  if (!(tenantOf(file) || variant) || isInParts(kind) || kind === 'codes') return [];
  return [...tooMany(document), ...tooLong(kind, value, variant?.base)];
};

function tooMany({ kind, value, variant }: Assembled): Diagnostic[] {
  const limit = (pointer: string, most: number): Diagnostic[] => {
    const count = (of: unknown) =>
      Object.keys((read(of, pointer) as object | undefined) ?? {}).length;
    const allowed = Math.max(most, variant ? count(variant.base) : 0);
    return count(value) > allowed
      ? [error(pointer, `Aquí caben ${allowed}, y hay ${count(value)}.`)]
      : [];
  };
  if (kind === 'screen') {
    const { blocks } = value as ScreenDocument;
    return [
      ...limit('/data', MOST.reads),
      ...limit('/blocks', MOST.blocks),
      ...Object.keys(blocks).flatMap((name) =>
        ['items', 'columns', 'facts'].flatMap((list) =>
          limit(`/blocks/${name}/${list}`, MOST.blocks),
        ),
      ),
    ];
  }
  if (kind === 'form') return limit('/data/properties', MOST.fields);
  return kind === 'navigation'
    ? [...limit('/sections', MOST.sections), ...limit('/menu', MOST.menu)]
    : [];
}

function tooLong(kind: Assembled['kind'], value: unknown, base: unknown): Diagnostic[] {
  return found(grammars[kind], value, 'text').flatMap(({ value: text, pointer }) => {
    const most = LENGTHS.find(([place]) => place.test(pointer))![1];
    const { length } = sentenceOf(text as Text);
    const before = read(base, pointer) as Text | undefined;
    return length <= Math.max(most, before === undefined ? 0 : sentenceOf(before).length)
      ? []
      : [error(pointer, `Este texto tiene ${length} letras: aquí caben ${most}.`)];
  });
}

function inAll({ documents }: Context): Diagnostic[] {
  const own = [...documents.values()].filter(({ file, variant }) => tenantOf(file) || variant);
  const letters = own.reduce((sum, { text }) => sum + text.length, 0);
  return [
    ...(own.length > MOST.documents
      ? [error('', `Una gestora tiene ${MOST.documents} documentos como mucho: hay ${own.length}.`)]
      : []),
    ...(letters > MOST.letters
      ? [error('', `Los documentos de una gestora caben en ${MOST.letters / 1024} KB.`)]
      : []),
  ];
}
