import { isOfType } from '../blocks/isOfType.ts';
import type { Block } from '../documents/block.ts';
import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { step } from '../values/pointer.ts';
import { formsOn } from './callers.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, ofKind, type Check, type Context } from './context.ts';
import { isSatisfiable } from './isSatisfiable.ts';
import { leadsTo } from './routes.ts';

/**
 * A form, or how far it has come, is shown to whom the form is for; and what is said of how far leads to the page of
 * that form. A form that is for nobody who sees it is wrong itself.
 */
export const checkFormsForOthers: Check = ({ kind, value }, context) => {
  if (kind === 'form') {
    const form = value as FormDocument;
    return isForNobody(form, context)
      ? [
          error(
            '/access',
            'Nadie de quienes lo ven puede rellenarlo: ninguna pantalla lo enseña a quien es.',
          ),
        ]
      : [];
  }
  if (kind !== 'screen') return [];
  const screen = value as ScreenDocument;
  return shownOn(screen).flatMap(({ block, at }) => {
    const form = context.documents.get(`form/${block.form}`)?.value as FormDocument | undefined;
    if (!form || context.unread?.has(`form/${block.form}`)) return [];
    const isLost = isForOthers(screen, block, form) && !isForNobody(form, context);
    return [
      ...(isLost
        ? [
            error(
              `${at}/form`,
              `«${form.id}» no es para quien lo ve aquí: lo contradice su «access».`,
            ),
          ]
        : []),
      ...('to' in block ? elsewhere(String(block.to), block.form, at, context) : []),
    ];
  });
};

type Shown = Block & { form: string };

const shownOn = ({ blocks }: ScreenDocument): { block: Shown; at: string }[] =>
  Object.entries(blocks).flatMap(([id, block]) =>
    isOfType(block, 'form') || isOfType(block, 'formSteps')
      ? [{ block, at: `/blocks${step(id)}` }]
      : [],
  );

/** Whether each page that shows a form shows it to others than whom it is for. */
export function isForNobody(form: FormDocument, context: Context): boolean {
  if (!form.access) return false;
  const places = ofKind<ScreenDocument>(context, 'screen').flatMap((screen) =>
    shownOn(screen)
      .filter(({ block }) => block.form === form.id)
      .map(({ block }) => isForOthers(screen, block, form)),
  );
  return places.length > 0 && places.every((isLost) => isLost);
}

function isForOthers({ access }: ScreenDocument, { when }: Block, form: FormDocument): boolean {
  if (!form.access) return false;
  const around = [access, when].filter((one) => one !== undefined);
  const open = () => ({});
  return (
    isSatisfiable({ all: around }, open) &&
    isSatisfiable(form.access, open) &&
    !isSatisfiable({ all: [...around, form.access] }, open)
  );
}

function elsewhere(to: string, form: string, at: string, context: Context): Diagnostic[] {
  const [path = ''] = to.split(/[?#]/);
  const screens = ofKind<ScreenDocument>(context, 'screen').filter((one) =>
    leadsTo(path, one.path),
  );
  if (screens.length === 0 || screens.some((one) => context.unread?.has(`screen/${one.id}`)))
    return [];
  return screens.some((one) => formsOn(one).some(([, id]) => id === form))
    ? []
    : [error(`${at}/form`, `«${form}» no se rellena en «${path}», adonde llevan sus secciones.`)];
}
