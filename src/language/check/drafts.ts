import { isOfType } from '../blocks/isOfType.ts';
import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { eachPointer } from '../expressions/eachPointer.ts';
import { routesRead } from '../requests/aboutOf.ts';
import { segments } from '../values/pointer.ts';
import { error, ofKind, type Check } from './context.ts';

/**
 * A draft belongs to what it is about: wherever the answers of a form depend on the address, in the form itself or
 * in what a screen gives it to begin with, the draft names those parts of it. A variant keeps it.
 */
export const checkDrafts: Check = ({ kind, value, variant }, context) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const lost = ofDraft(variant?.base)?.filter((pointer) => !ofDraft(form)?.includes(pointer));
  if (lost && (!form.draft || lost.length > 0))
    return [
      error(
        '/draft',
        'Una variante conserva el borrador: quien deja el formulario a medias lo encontraría vacío, o el de otra cosa.',
      ),
    ];
  if (!form.draft) return [];
  const screens = ofKind<ScreenDocument>(context, 'screen');
  const read = new Set([...routesRead(form), ...screens.flatMap((each) => given(each, form.id))]);
  const of = ofDraft(form)!;
  const unnamed = [...read].filter((pointer) => !of.includes(pointer));
  return [
    ...(unnamed.length === 0
      ? []
      : [
          error(
            '/draft',
            `Las respuestas dependen de ${listOf(unnamed)}: el borrador ${unnamed.length > 1 ? 'los' : 'lo'} nombra en «of», o se abriría en otro lugar.`,
          ),
        ]),
    ...of.flatMap((pointer, index) =>
      read.has(pointer)
        ? []
        : [error(`/draft/of/${index}`, `Nada del formulario depende de «${pointer}».`)],
    ),
  ];
};

/** What the draft of a form is about; `undefined` of one that keeps none. */
function ofDraft(form: unknown): readonly string[] | undefined {
  const { draft } = (form ?? {}) as Partial<FormDocument>;
  if (!draft) return undefined;
  return draft === true ? [] : draft.of;
}

const listOf = (names: readonly string[]) => names.map((name) => `«${name}»`).join(' y ');

/** Parts of the address that the first answers of a form on a screen come from, through whatever calls. */
function given({ blocks, data = {} }: ScreenDocument, id: string): string[] {
  const found = new Set<string>();
  const calls = new Set<string>();
  const follow = (part: unknown) =>
    eachPointer(part, (pointer) => {
      const [root, name] = segments(pointer);
      if (root === 'route') found.add(pointer);
      if (root !== 'data' || !name || calls.has(name) || !Object.hasOwn(data, name)) return;
      calls.add(name);
      follow(data[name]);
    });
  for (const block of Object.values(blocks))
    if (isOfType(block, 'form') && block.form === id) follow(block.initial);
  return [...found];
}
