import { calls } from '#/contract/calls.gen.ts';
import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { formsOn } from './callers.ts';
import { callSitesOf } from './callSites.ts';
import { error, ofKind, type Check, type Context } from './context.ts';
import { leadsTo } from './routes.ts';

/**
 * A page whose forms are for people without a session is seen without one: the guard would send them to log in, and
 * the page on which one logs in to itself.
 */
export const checkGuestPages: Check = (document, context) => {
  const screen = document.value as ScreenDocument;
  if (document.kind !== 'screen' || screen.guest) return [];
  const forms = formsOn(screen).flatMap(([, id]) => {
    const form = context.documents.get(`form/${id}`);
    return form?.kind === 'form' && !context.unread?.has(`form/${id}`) ? [form] : [];
  });
  const isForGuests =
    forms.length > 0 && forms.every(({ value }) => asksGuests(value as FormDocument, context));
  const needs = [document, ...forms].some((one) =>
    callSitesOf(one).some(({ use }) => needsSession(use.call)),
  );
  return isForGuests && !needs
    ? [error('/guest', 'Sus formularios son para quien no ha entrado, y sin «guest» no la vería.')]
    : [];
};

/** Whether a form sends what needs no session, or leads on to a page that needs none. */
function asksGuests({ submit, next }: FormDocument, context: Context): boolean {
  if (submit) return !needsSession(submit.call);
  const [path = ''] = (next?.to ?? '').split('?');
  return ofKind<ScreenDocument>(context, 'screen').some(
    (screen) => screen.guest === true && leadsTo(path, screen.path),
  );
}

const needsSession = (call: string): boolean =>
  !Object.hasOwn(calls, call) || calls[call as keyof typeof calls].security.includes('bearer');
