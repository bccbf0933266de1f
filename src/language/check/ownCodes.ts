import { lockedIn } from '../locks/lockedIn.ts';
import type { Field, FormDocument } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import type { Text } from '../expressions/binding.ts';
import { isOfType } from '../blocks/isOfType.ts';
import { same } from '../locks/guarded.ts';
import { read, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { tenantOf } from '../assembly/source.ts';
import { error, type Check, type Context } from './context.ts';
import { sentenceOf } from './texts.ts';
import { found } from '../grammar/walk.ts';

/**
 * What a locked list calls a value, nobody calls otherwise: neither a list of the tenant's own, nor options written into
 * a field, nor the two words of a question for yes or no.
 */
export const checkOwnCodes: Check = (document, context) => {
  const { kind, value, file, variant } = document;
  const locked = lockedLabels(context);
  if (kind === 'codes' && tenantOf(file))
    return Object.entries((value as CodesDocument).items).flatMap(([key, { label }]) =>
      otherwise(locked, key, label, `/items${step(key)}/label`),
    );
  if (kind === 'screen')
    return tenantOf(file) || variant ? inFilters(value, variant?.base, locked) : [];
  if (kind !== 'form') return [];
  const written = tenantOf(file) || variant ? (value as FormDocument).fields : {};
  const before = variant
    ? optionsOf((variant.base as FormDocument).fields, '/fields', locked).map(
        ({ pointer }) => pointer,
      )
    : [];
  const said = optionsOf(written, '/fields', locked).filter(
    ({ pointer }) => !before.includes(pointer),
  );
  return [...said, ...yesNo(value)];
};

type Labels = ReadonlyMap<string, ReadonlySet<string>>;

const known = new WeakMap<Context['documents'], Labels>();

/** Value → what locked lists call it. Values of one letter or of digits alone mean something else in each list. */
function lockedLabels({ documents }: Context): Labels {
  const before = known.get(documents);
  if (before) return before;
  const all = new Map<string, Set<string>>();
  for (const { kind, value } of documents.values()) {
    if (kind !== 'codes' || lockedIn(value).length === 0) continue;
    for (const [key, { label }] of Object.entries((value as CodesDocument).items))
      if (/[A-Za-z].*[A-Za-z]/.test(key)) all.set(key, (all.get(key) ?? new Set()).add(label));
  }
  known.set(documents, all);
  return all;
}

function otherwise(locked: Labels, key: string, label: string, at: string): Diagnostic[] {
  const labels = locked.get(key);
  return !labels || labels.has(label)
    ? []
    : [error(at, `«${key}» se dice «${[...labels].join('» o «')}»: la lista está bloqueada.`)];
}

function optionsOf(fields: Record<string, Field>, at: string, locked: Labels): Diagnostic[] {
  return Object.entries(fields).flatMap(([name, { options = {}, fields: cells = {} }]) => [
    ...Object.entries(options).flatMap(([key, { label }]) =>
      otherwise(locked, key, sentenceOf(label), `${at}${step(name)}/options${step(key)}/label`),
    ),
    ...optionsOf(cells, `${at}${step(name)}/fields`, locked),
  ]);
}

/** "Sí" says yes and "No" says no, with whatever follows. */
function yesNo(form: unknown): Diagnostic[] {
  return found(grammars.form, form, 'text').flatMap(({ value, pointer }) => {
    const [, word] = /^\/fields\/.*\/(yes|no)$/.exec(pointer) ?? [];
    if (!word) return [];
    const words = sentenceOf(value as Parameters<typeof sentenceOf>[0]);
    const says = { yes: /^s[íi](?![\p{L}\p{N}])/iu, no: /^no(?![\p{L}\p{N}])/iu };
    const other = word === 'yes' ? says.no : says.yes;
    return other.test(words) || !says[word as 'yes' | 'no'].test(words)
      ? [error(pointer, `Esta respuesta empieza por «${word === 'yes' ? 'Sí' : 'No'}».`)]
      : [];
  });
}

/** What narrows a list says of a status what the list itself says of it. */
function inFilters(screen: unknown, base: unknown, locked: Labels): Diagnostic[] {
  const { blocks } = screen as ScreenDocument;
  return Object.entries(blocks).flatMap(([name, block]) => {
    if (!isOfType(block, 'filters')) return [];
    const { items } = block;
    return Object.entries(items).flatMap(([item, { options = {} }]) =>
      Object.entries(options).flatMap(([key, { label }]) => {
        const at = `/blocks${step(name)}/items${step(item)}/options${step(key)}/label`;
        const before = base === undefined ? undefined : read(base, at);
        if (before === undefined) return otherwise(locked, key, sentenceOf(label), at);
        return same(before, label) || !locked.has(key)
          ? []
          : [
              error(
                at,
                `«${key}» se dice «${sentenceOf(before as Text)}»: la lista está bloqueada.`,
              ),
            ];
      }),
    );
  });
}
