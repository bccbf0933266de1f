import { grammars } from '../grammar/index.ts';
import { isUnder, lockedIn } from '../locks/lockedIn.ts';
import { read, step } from '../values/pointer.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { tenantOf } from '../assembly/source.ts';
import { LOCKS } from '../documents/locksDocument.ts';
import { graveCallOf } from './grave.ts';
import { nodesOf } from './namedEntries.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { error, type Check, type Context } from './context.ts';
import { lockedFields } from '../locks/lockedForm.ts';
import type { FormDocument } from '../documents/form.ts';
import { found } from '../grammar/walk.ts';

/**
 * Locked lists stay what they are where they are used: a locked node takes its words from locked lists only, and so do
 * figures that keep their names and questions of which the answer is sent; no variant changes a locked list for
 * another, and no other item of a list says what a locked one says.
 */
export const checkLockedCodes: Check = (document, context) => {
  const { kind, value, variant } = document;
  if (kind === 'codes') return doubles(value as CodesDocument);
  const nodes = [...lockedIn(value), ...entriesOf(document, context)];
  if (kind === 'form') {
    const form = value as FormDocument;
    nodes.push(...[...lockedFields(form), ...sentFields(document, context)].map(fieldAt));
  }
  const uses = found(grammars[kind], value, 'codes');
  const open = uses
    .filter(({ pointer }) => nodes.some((node) => isUnder(pointer, node)))
    .filter((use) => listOf(use.value, context)?.locked === undefined)
    .map(({ pointer, value: list }) =>
      error(
        pointer,
        `Lo que aquí se dice o se envía está bloqueado y la lista «${String(list)}» no lo está.`,
      ),
    );
  const swapped = uses.flatMap(({ pointer, value: list }) => {
    const before = variant && read(variant.base, pointer);
    return before !== undefined && before !== list && listOf(before, context)?.locked
      ? [error(pointer, `La lista «${String(before)}» está bloqueada: no puede ser otra.`)]
      : [];
  });
  const gone = found(grammars[kind], variant?.base ?? {}, 'codes')
    .filter((use) => listOf(use.value, context)?.locked && read(value, use.pointer) === undefined)
    .filter(({ pointer }) => read(value, pointer.replace(/\/[^/]*$/, '')) !== undefined)
    .map(({ pointer, value: list }) =>
      error(pointer, `La lista «${String(list)}» está bloqueada: no se puede quitar.`),
    );
  return [...open, ...swapped, ...gone];
};

const fieldAt = (name: string) => `/fields${step(name)}`;

/** The blocks of a shared screen whose figures keep their names: a code is not told under the name of another. */
const entriesOf = ({ kind, id, file }: Assembled, { documents }: Context): string[] =>
  tenantOf(file)
    ? []
    : nodesOf(documents)
        .filter(([key]) => key === `${kind}/${id}`)
        .map(([, node]) => node);

/** Questions of a shared form that changes something: who chooses a word sends the code behind it. */
function sentFields({ file, value }: Assembled, { documents }: Context): string[] {
  const form = value as FormDocument;
  if (tenantOf(file) || !documents.has(LOCKS) || graveCallOf(form) === undefined) return [];
  return Object.keys(form.data.properties).filter((name) => {
    const { own, local } = form.data.properties[name]!;
    return own !== true && local !== true;
  });
}

/** A list that is locked as a whole or in some items; `undefined` where there is no such list. */
function listOf(id: unknown, { documents }: Context): { locked?: true } | undefined {
  const list = documents.get(`codes/${String(id)}`)?.value as CodesDocument | undefined;
  return list && (lockedIn(list).length > 0 ? { locked: true } : {});
}

function doubles({ items, locked }: CodesDocument) {
  const kept = Object.entries(items).filter(([, item]) => item.locked === true && locked !== true);
  return Object.entries(items).flatMap(([name, item]) =>
    kept
      .filter(([other, { label }]) => other !== name && label === item.label)
      .map(([other]) =>
        error(`/items/${name}/label`, `Dice lo mismo que «${other}», que está bloqueado.`),
      ),
  );
}
