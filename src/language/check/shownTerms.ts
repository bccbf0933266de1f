import { locate } from '../contract/locate.ts';
import { answerSchema } from '../contract/scopeSchema.ts';
import type { FormDocument } from '../documents/form.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { error, type Check } from './context.ts';
import { graveness } from './grave.ts';

/** Where the answer of a call says by what name the server knows what it has just said. */
const SHOWN = '/terms/shown';

/** A regulated form that shows terms of the server names those that were shown, so that others are refused. */
export const checkShownTerms: Check = ({ kind, value }, { contract }) => {
  const form = value as FormDocument;
  if (kind !== 'form' || !form.submit || graveness(form.submit.call) !== 'regulated') return [];
  const shows = Object.entries(form.calls ?? {})
    .filter(([, { call }]) => locate(contract, answerSchema(contract, call), SHOWN).found)
    .map(([name]) => `/data/${name}${SHOWN}`);
  if (shows.length === 0) return [];
  const sent = sentMembers(form).find(({ member }) => member === 'shown');
  const from =
    sent?.value !== null && typeof sent?.value === 'object' ? sent.value.from : undefined;
  return from !== undefined && shows.includes(from)
    ? []
    : [
        error(
          sent?.pointer ?? '/submit/input/body',
          `Ha de enviarse en «shown» qué condiciones se vieron: ${shows.map((one) => `«${one}»`).join(' o ')}.`,
        ),
      ];
};
