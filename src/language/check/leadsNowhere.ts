import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { formsOn } from './callers.ts';
import { error, ofKind, type Check } from './context.ts';

/** A form that a screen shows sends its answers or leads on with them: otherwise nothing follows, and it has no button. */
export const checkLeadsNowhere: Check = ({ kind, id, value }, context) => {
  const { submit, next } = value as FormDocument;
  if (kind !== 'form' || submit || next) return [];
  const isShown = ofKind<ScreenDocument>(context, 'screen').some((screen) =>
    formsOn(screen).some(([, form]) => form === id),
  );
  return isShown
    ? [error('/next', 'Este formulario ni envía ni lleva a otra página: falta «submit» o «next».')]
    : [];
};
