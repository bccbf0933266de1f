import { isOfType } from '../blocks/isOfType.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { seerOf, seersOf, type Seer } from '../requests/seersOf.ts';
import { callSitesOf } from './callSites.ts';
import { error, ofKind, type Check, type Context } from './context.ts';

/** A screen, and each form on it, makes only calls that are for those who see it. */
export const checkCallers: Check = (document, context) => {
  if (document.kind === 'form')
    return isShownByNone(document.id, context) ? [] : ofForm(document, context);
  if (document.kind !== 'screen') return [];
  const screen = document.value as ScreenDocument;
  const seer = seerOf(screen);
  const forms = formsOn(screen).flatMap(([block, id]) => {
    const form = context.documents.get(`form/${id}`);
    const faults = form && ofForm(form, context).length === 0 ? notFor(form, seer) : [];
    return faults.slice(0, 1).map(({ message }) => error(`/blocks/${block}/form`, message));
  });
  return [...notFor(document, seer), ...forms];
};

/** What is for nobody who sees the form is wrong in it; what is for some of them, where the others see it. */
function ofForm(form: Assembled, context: Context): Diagnostic[] {
  const seers = [...new Set(seersIn(form.id, context))];
  const faults = seers.map((seer) => notFor(form, seer));
  return faults.every((own) => own.length > 0) ? faults.flat() : [];
}

/** A page that shows the form is no document: nobody knows who sees it. */
const isShownByNone = (form: string, context: Context) =>
  ofKind<ScreenDocument>(context, 'screen').some(
    (screen) =>
      context.unread?.has(`screen/${screen.id}`) && formsOn(screen).some(([, id]) => id === form),
  );

function notFor(document: Assembled, seer: Seer): Diagnostic[] {
  return callSitesOf(document)
    .filter(({ facts }) => !facts.callers.includes(seer))
    .map(({ use, pointer }) => error(`${pointer}/call`, `«${use.call}» no es para ${whom[seer]}.`));
}

const whom: Readonly<Record<Seer, string>> = {
  guest: 'quien no se ha identificado',
  investor: 'inversores',
  staff: 'empleados',
};

/** Whoever sees a form, as the screens of the tenant draw it. */
export const seersIn = (form: string, context: Context): Seer[] =>
  seersOf(
    form,
    ofKind<ScreenDocument>(context, 'screen').map((screen) => ({
      ...screen,
      forms: formsOn(screen).map(([, id]) => id),
    })),
  );

/** Names of blocks with the forms that they draw. */
export function formsOn({ blocks }: ScreenDocument): readonly [block: string, form: string][] {
  const forms =
    drawn.get(blocks) ??
    Object.entries(blocks).flatMap(([name, block]): [string, string][] =>
      isOfType(block, 'form') ? [[name, block.form]] : [],
    );
  drawn.set(blocks, forms);
  return forms;
}

/** Every form asks every screen. */
const drawn = new WeakMap<ScreenDocument['blocks'], [block: string, form: string][]>();
