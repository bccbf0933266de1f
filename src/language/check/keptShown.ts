import type { FormDocument } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { same } from '../locks/guarded.ts';
import { read, segments, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { blocksOfForm } from './blocksOfForm.ts';
import { error, type Check } from './context.ts';
import { graveCallOf, isWatched, tellsOutcome } from './grave.ts';
import { lockedFields } from '../locks/lockedForm.ts';

/**
 * What somebody sees before they send what changes something, a variant may put into other words: each figure stays,
 * where it is read from and when it is seen; and so does where the form leads to afterwards.
 */
export const checkKeptShown: Check = ({ kind, value, variant }) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  const call = graveCallOf(base);
  if (call === undefined && !tellsOutcome(base)) return [];
  const [before, now] = [base.submit?.done, form.submit?.done];
  const leads = (done: typeof before) => [done?.navigate, done?.values, done?.before?.to];
  return [
    ...blocksOfForm(base).flatMap((block) => changed(block, base, form)),
    ...(isWatched(base) ? wordsBeside(base, form) : []),
    ...(tellsOutcome(base) ? asksOtherwise(base, form) : []),
    ...(same(leads(before), leads(now))
      ? []
      : [error('/submit/done', 'Una variante no cambia adónde se va después de enviarlo.')]),
  ];
};

/**
 * Beside regulated questions a variant says nothing of its own, for nobody has read what it says of them: it adds no
 * block, and no introduction to a step. Only a step that is not locked and asks nothing that is takes blocks.
 */
function wordsBeside(base: FormDocument, form: FormDocument): Diagnostic[] {
  const locked = new Set(lockedFields(base));
  const isOpen = (id: string) => {
    const page = Object.hasOwn(base.steps, id) ? base.steps[id]! : undefined;
    const asks = Object.keys(page?.fields ?? {});
    return page !== undefined && page.locked !== true && !asks.some((name) => locked.has(name));
  };
  const blocks = blocksOfForm(form).filter((at) => {
    const [root, id] = segments(at);
    return read(base, at) === undefined && !(root === 'steps' && isOpen(id!));
  });
  const intros = Object.keys(form.steps)
    .filter((id) => form.steps[id]!.intro !== undefined && !isOpen(id))
    .map((id) => `/steps${step(id)}/intro`)
    .filter((at) => read(base, at) === undefined);
  return [...blocks, ...intros].map((at) =>
    error(
      at,
      'Este formulario envía respuestas reguladas: nada junto a sus preguntas las explica ni las desmiente.',
    ),
  );
}

/** What the server is asked for, so that it says what would come, and where one goes on from there. */
function asksOtherwise(base: FormDocument, form: FormDocument): Diagnostic[] {
  const places = [
    ...Object.keys(base.calls ?? {}).map((name) => `/calls${step(name)}`),
    ...['to', 'values'].map((part) => `/next/${part}`),
  ];
  return places
    .filter((at) => !same(read(base, at), read(form, at)))
    .map((at) =>
      error(at, 'Una variante no cambia qué se pregunta al servidor ni adónde se va después.'),
    );
}

function changed(block: string, base: FormDocument, form: FormDocument): Diagnostic[] {
  if (read(form, block) === undefined)
    return [error(block, 'Una variante no quita lo que se ve antes de enviarlo.')];
  const places = found(grammars.form, base, 'binding', 'condition', 'list', 'source').filter(
    ({ pointer }) => pointer.startsWith(`${block}/`),
  );
  const other = places.find(({ pointer, value }) => !same(value, read(form, pointer)));
  const added = found(grammars.form, form, 'condition').find(
    ({ pointer }) => pointer.startsWith(`${block}/`) && read(base, pointer) === undefined,
  );
  const at = other?.pointer ?? added?.pointer;
  return at === undefined
    ? []
    : [error(at, 'Una variante no cambia qué se ve antes de enviarlo, ni cuándo.')];
}
