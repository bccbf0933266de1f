import { alternatives } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import { locate } from '../contract/locate.ts';
import { answerSchema } from '../contract/scopeSchema.ts';
import type { FormDocument } from '../documents/form.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { error, type Check } from './context.ts';

/** Where the answer of a call says by what name the server knows what it has just said. */
const SHOWN = ['/terms/shown', '/change/shown'];

/** A form that shows terms of the server, and may, names those that were shown, so that others are refused. */
export const checkShownTerms: Check = ({ kind, value }, { contract }) => {
  const form = value as FormDocument;
  if (kind !== 'form' || !form.submit) return [];
  const shows = Object.entries(form.calls ?? {}).flatMap(([name, { call }]) =>
    SHOWN.filter((at) => locate(contract, answerSchema(contract, call), at).found).map(
      (at) => `/data/${name}${at}`,
    ),
  );
  const takes = alternatives(contract, callOf(contract, form.submit.call)?.body?.schema).some(
    ({ schema }) => Object.hasOwn((schema.properties ?? {}) as object, 'shown'),
  );
  // What sends no answer changes nothing that was shown but what the call itself names.
  const members = sentMembers(form);
  if (shows.length === 0 || !takes || members.every(({ answer }) => answer === undefined))
    return [];
  const sent = members.find(({ member }) => member === 'shown');
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
