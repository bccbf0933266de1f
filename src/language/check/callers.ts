import type { BlockOptions } from '../blocks/index.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { callSitesOf } from './callSites.ts';
import { error, ofKind, type Check, type Context } from './context.ts';

type Seer = 'guest' | 'investor' | 'staff';

/** A screen, and each form on it, makes only calls that are for those who see it. */
export const checkCallers: Check = (document, context) => {
  if (document.kind === 'form')
    return seersOf(document.id, context).flatMap((seer) => notFor(document, seer));
  if (document.kind !== 'screen') return [];
  const screen = document.value as ScreenDocument;
  const seer = seerOf(screen);
  const forms = formsOn(screen).flatMap(([block, id]) => {
    const form = context.documents.get(`form/${id}`);
    const faults = form ? notFor(form, seer) : [];
    return faults.slice(0, 1).map(({ message }) => error(`/blocks/${block}/form`, message));
  });
  return [...notFor(document, seer), ...forms];
};

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

/** A screen is for staff when its access asks for nothing but that; the server asks again at each call. */
function seerOf({ guest, access }: ScreenDocument): Seer {
  if (guest) return 'guest';
  const { at, equals, ...more } = (access ?? {}) as { at?: string; equals?: unknown };
  const isForStaff = at === '/facts/isStaff' && equals === true && Object.keys(more).length === 0;
  return isForStaff ? 'staff' : 'investor';
}

/** Whoever sees one of the screens that draw a form; one that no screen draws is for investors. */
function seersOf(form: string, context: Context): Seer[] {
  const screens = ofKind<ScreenDocument>(context, 'screen').filter((screen) =>
    formsOn(screen).some(([, id]) => id === form),
  );
  return screens.length > 0 ? [...new Set(screens.map(seerOf))] : ['investor'];
}

/** Names of blocks with the forms that they draw. */
export function formsOn({ blocks }: ScreenDocument): [block: string, form: string][] {
  return Object.entries(blocks).flatMap(([name, block]): [string, string][] =>
    block.type === 'form' ? [[name, (block as unknown as BlockOptions['form']).form]] : [],
  );
}
