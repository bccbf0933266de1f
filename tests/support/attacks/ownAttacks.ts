import { facts } from '../../../src/contract/facts.gen.ts';
import type { CallFacts } from '../../../src/contract/callFacts.ts';
import { byForm, byScreen, formOf, screenOf, type Attack } from './attack.ts';

const writing = Object.entries(facts as Record<string, CallFacts>).filter(
  ([, { effect, harmless }]) => effect !== 'reads' && harmless === undefined,
);
const ofProgram = [
  'createReauthentication',
  'confirmReauthentication',
  'resendReauthenticationCode',
];
const verbed = (verb = 'enviar') => verb[0]!.toUpperCase() + verb.slice(1);

/** Calls that a tenant's own form sends although nobody has read its words: in the words of the call itself. */
export const ownCalls: Attack[] = [
  ...writing.map(([call, { verbs }]) =>
    byForm(
      `${call} in its own words`,
      formOf({ submit: { call, label: verbed(verbs?.[0]) } }),
      '/submit/call',
    ),
  ),
  ...ofProgram.map((call) =>
    byForm(
      `${call}, which the program sends`,
      formOf({ submit: { call, label: 'Confirmar' } }),
      '/submit/call',
    ),
  ),
  byForm(
    'a standing order resumed',
    formOf({
      submit: {
        call: 'updateOperation',
        label: 'Reanudar',
        input: {
          path: { id: { from: '/route/params/uuid' } },
          body: { operation_status: 'PERIODIC_ACTIVE' },
        },
      },
    }),
    '/submit/call',
  ),
];

const asked = (what: string, field: object, property: object, pointer: string) =>
  byForm(
    what,
    formOf({
      data: { type: 'object', properties: { note: { title: '¿Lo quiere?', ...property } } },
      fields: { note: field },
    }),
    pointer,
  );

/** Yes and no in words that turn them around. */
export const ownLists: Attack[] = [
  ...[
    ['yes', 'No'],
    ['no', 'Sí'],
    ['yes', 'Continuar'],
    ['no', 'Continuar'],
    ['yes', 'No, gracias'],
  ].map(([answer, said]) =>
    asked(
      `${answer} that says ${said}`,
      { widget: 'yesno', [answer!]: said },
      { type: 'boolean' },
      `/fields/note/${answer}`,
    ),
  ),
];

const query = { from: '/route/query/x' };
const shown = (what: string, block: object, pointer: string) =>
  byScreen(what, screenOf({ blocks: { a: { order: 1, ...block } } }), `/blocks/a${pointer}`);

/** What the address says, shown as if the manager said it; and addresses in parts. */
export const ownRoutes: Attack[] = [
  shown(
    'a notice',
    { type: 'notice', tone: 'info', text: { text: 'Aviso: {x}', values: { x: query } } },
    '/text/values/x/from',
  ),
  shown('a telephone', { type: 'contact', phone: query }, '/phone/from'),
  shown('a mail', { type: 'contact', email: query }, '/email/from'),
  shown('hours', { type: 'contact', hours: query }, '/hours/from'),
  shown(
    'a figure',
    {
      type: 'kpi',
      items: { a: { order: 1, label: 'Valor', value: { ...query, as: 'money', default: 900000 } } },
    },
    '/items/a/value/from',
  ),
  byScreen(
    'a title',
    screenOf({ title: { text: '{x}', values: { x: query } } }),
    '/title/values/x/from',
  ),
  byScreen(
    'a telephone as a number',
    screenOf({
      title: {
        text: 'Llame al {x}',
        values: { x: { from: '/me/user/given_name', default: 600123123 } },
      },
    }),
    '/title/values/x/default',
  ),
  byScreen(
    'a domain in two parts',
    screenOf({
      title: {
        text: 'Entre en {x}.{y}',
        values: {
          x: { from: '/me/user/given_name', default: 'evil' },
          y: { from: '/me/user/given_name', default: 'com' },
        },
      },
    }),
    '/title',
  ),
];
