import { expect, it } from 'vitest';
import type { FormDocument } from '#/language/documents/form.ts';
import { validateGrammar } from '#/language/grammar/validateGrammar.ts';
import { grammars } from '#/language/grammar/index.ts';
import { sha256 } from '#/language/values/hash.ts';
import { lockedFields } from '#/language/locks/lockedForm.ts';
import { isObject } from '#/language/values/mergePatch.ts';
import { overlay } from '#/language/assembly/overlay.ts';
import { segments, step } from '#/language/values/pointer.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { structureOf } from '#/language/locks/structure.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { ground } from '../support/attacks/locks.ts';
import { meaningOfCodes, meaningOfForm, meaningOfScreen } from '../support/attacks/meaningOf.ts';
import { base as shared } from '../support/documents.ts';
import { fc } from '../support/fc.ts';

const TRIES = 800;

const read = <T>(path: string) => JSON.parse(ground.find(({ file }) => file === path)!.text) as T;
const order = read<FormDocument>('schemas/forms/order.json');
const consents = read<FormDocument>('schemas/forms/consents.json');
const login = JSON.parse(
  shared.find(({ file }) => file === 'schemas/forms/login.json')!.text,
) as FormDocument;
const blocked = read<ScreenDocument>('schemas/screens/blockIntervener.json');
const summary = read<ScreenDocument>('schemas/screens/summary.json');
const answers = read<CodesDocument>('schemas/codes/yes-no.json');
const crs = read<CodesDocument>('schemas/codes/crs-indicators.json');

/** Blocks locked with their words: where only the structure is locked, the manager words it. */
const lockedBlocks = ({ blocks }: ScreenDocument) =>
  Object.keys(blocks).filter((name) => blocks[name]!.locked === true);

/** Document → what its locked nodes mean to a person. */
const subjects: [string, 'form' | 'screen' | 'codes', object, (of: never) => unknown][] = [
  [
    'an order',
    'form',
    order,
    (of: FormDocument) =>
      meaningOfForm(
        { ...of, title: order.title, intro: undefined } as FormDocument,
        lockedFields(order),
      ),
  ],
  ['consents', 'form', consents, (of: FormDocument) => meaningOfForm(of, lockedFields(consents))],
  [
    'a warning',
    'screen',
    blocked,
    (of: ScreenDocument) => meaningOfScreen(of, lockedBlocks(blocked), Object.keys(blocked.blocks)),
  ],
  [
    'statuses',
    'screen',
    summary,
    (of: ScreenDocument) => meaningOfScreen(of, lockedBlocks(summary), Object.keys(summary.blocks)),
  ],
  ['the entrance, but for its words', 'form', login, (of: FormDocument) => structureOf('form', of)],
  [
    'yes and no',
    'codes',
    answers,
    (of: CodesDocument) => meaningOfCodes(of, Object.keys(answers.items)),
  ],
  ['two of a list', 'codes', crs, (of: CodesDocument) => meaningOfCodes(of, ['RP', 'NRP'])],
] as [string, 'form' | 'screen' | 'codes', object, (of: never) => unknown][];

const never = { at: '/facts/canOperate', equals: 'never' };
/** Whole entries that a tenant might add or put in place of another. */
const pieces: unknown[] = [
  null,
  true,
  false,
  0,
  1,
  5,
  15,
  999,
  'Otra',
  '/otra',
  'checkbox',
  never,
  { when: never, show: { has_read_dfi: true, profiling: true } },
  { when: never, require: { result: true }, limit: { convenience_phrase: { maxLength: 1 } } },
  { order: 1, title: 'Antes', fields: { extra: 1, has_read_dfi: 2 } },
  { type: 'notice', order: 0, tone: 'info', text: 'Todo va bien.' },
  { from: '/answers/gross_amount' },
  { order: 15, label: 'Sí' },
  {},
];

/** Every pointer of a document, and new names beside each. */
function places(value: unknown, at = ''): string[] {
  if (!isObject(value)) return [at];
  return [
    at,
    ...['extra', 'own', 'when', 'hint', 'locked', 'default', 'local'].map(
      (name) => at + step(name),
    ),
    ...Object.entries(value).flatMap(([name, inner]) => places(inner, at + step(name))),
  ];
}

function patchOf(writes: readonly (readonly [string, unknown])[]): Record<string, unknown> {
  const patch: Record<string, unknown> = {};
  for (const [pointer, value] of writes) {
    const path = [...segments(pointer)];
    const last = path.pop();
    if (last === undefined) continue;
    let at = patch;
    for (const name of path) at = (isObject(at[name]) ? at[name] : (at[name] = {})) as typeof patch;
    at[last] = structuredClone(value);
  }
  return patch;
}

let laid = 0;
it.each(subjects)(
  'no variant changes what is locked of %s',
  (_name, kind, base, meaningOf) => {
    const meant = JSON.stringify(meaningOf(base as never));
    const hash = sha256(JSON.stringify(base));
    const write = fc.tuple(fc.constantFrom(...new Set(places(base))), fc.constantFrom(...pieces));
    fc.assert(
      fc.property(fc.array(write, { minLength: 1, maxLength: 3 }), (writes) => {
        const variant = { base: { id: 'x', sha256: hash }, patch: patchOf(writes) };
        const { document, faults } = overlay(base, hash, variant, kind);
        if (faults.length > 0 || validateGrammar(grammars[kind], document).length > 0) return;
        laid++;
        expect(JSON.stringify(meaningOf(document as never))).toBe(meant);
      }),
      { numRuns: TRIES },
    );
  },
  60_000,
);

it('enough of the variants were laid to say so', () => expect(laid).toBeGreaterThan(150));
