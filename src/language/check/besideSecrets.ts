import type { Text } from '../expressions/binding.ts';
import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { grammars } from '../grammar/index.ts';
import { same } from '../locks/guarded.ts';
import { isUnder } from '../locks/lockedIn.ts';
import { read, step } from '../values/pointer.ts';
import { formsOn } from './callers.ts';
import { error, type Check, type Context } from './context.ts';
import { isToldTo, speaksOfSecret } from './handedOver.ts';
import { secretsOf } from './secretFields.ts';
import { PASSWORD, sentenceOf } from './texts.ts';
import { found } from '../grammar/walk.ts';

/**
 * Where a password or a code is typed it may be asked for, and there alone could words have it told to somebody else: a
 * variant adds nothing beside its field, what it adds on the page around it speaks of no secret, and none of the words
 * that it changes hand it over.
 */
export const checkBesideSecrets: Check = ({ kind, value, variant }, context) => {
  if (!variant || !asksSecrets(kind, variant.base, context)) return [];
  const own = blocksOf(kind, value).filter((at) => read(variant.base, at) === undefined);
  const texts = found(grammars[kind], value, 'text');
  const added = own
    .filter(
      (at) =>
        kind === 'form' || texts.some((one) => isUnder(one.pointer, at) && isAboutSecret(one)),
    )
    .map((at) => error(at, 'Donde se pide una clave, lo que una variante añade no habla de ella.'));
  const told = texts
    .filter(({ value: text, pointer }) => !same(text, read(variant.base, pointer)))
    .filter(({ pointer }) => !own.some((at) => isUnder(pointer, at)))
    .filter(({ value: text }) => isToldTo(sentenceOf(text as Text)))
    .map(({ pointer }) => error(pointer, PASSWORD));
  return [...added, ...told];
};

const isAboutSecret = ({ value }: { value: unknown }) => speaksOfSecret(sentenceOf(value as Text));

function asksSecrets(kind: string, base: unknown, { documents }: Context): boolean {
  if (kind === 'form') return secretsOf(base as FormDocument).length > 0;
  if (kind !== 'screen') return false;
  return formsOn(base as ScreenDocument).some(([, id]) => {
    const form = documents.get(`form/${id}`)?.value as FormDocument | undefined;
    return form !== undefined && secretsOf(form).length > 0;
  });
}

/** Pointers to the blocks of a screen, or to what a form says beside its fields. */
function blocksOf(kind: string, value: unknown): string[] {
  if (kind === 'screen')
    return Object.keys((value as ScreenDocument).blocks).map((id) => `/blocks${step(id)}`);
  const { steps, intro } = value as FormDocument;
  const within = Object.entries(steps).flatMap(([id, page]) => [
    ...Object.keys(page.blocks ?? {}).map((name) => `/steps${step(id)}/blocks${step(name)}`),
    ...(page.intro === undefined ? [] : [`/steps${step(id)}/intro`]),
  ]);
  return intro === undefined ? within : [...within, '/intro'];
}
