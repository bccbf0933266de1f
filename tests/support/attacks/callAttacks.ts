import { facts } from '../../../src/contract/facts.gen.ts';
import { openapi } from '../../../src/contract/openapi.ts';
import { alternatives } from '../../../src/language/contract/alternatives.ts';
import { callOf } from '../../../src/language/contract/callOf.ts';
import { byForm, byScreen, formOf, ownFile, screenOf, type Attack } from './attack.ts';

const all = Object.entries(facts);
const writing = all.filter(([, { effect }]) => effect !== 'reads').map(([call]) => call);
const shown = { widget: 'file', upload: { call: 'uploadIntervenerDocuments' } };

/** A call in every place that is made without anybody asking for it. */
export const whileShown: Attack[] = writing.flatMap((call) => [
  byScreen(`${call} as data`, screenOf({ data: { x: { call } } }), '/data/x/call'),
  byForm(`${call} as load`, formOf({ load: { call, answers: {} } }), '/load/call'),
  byForm(
    `${call} to name files`,
    formOf({ fields: { ...(formOf({}).fields as object), note: { ...shown, stored: { call } } } }),
    '/fields/note/stored/call',
  ),
  byForm(
    `${call} as a file`,
    formOf({
      fields: {
        ...(formOf({}).fields as object),
        agreed: { widget: 'confirmation', document: { label: 'Abrir', download: { call } } },
      },
    }),
    '/fields/agreed/document/download/call',
  ),
]);

/** A call that is not for guests, in every place of a guest's screen. */
export const forGuests: Attack[] = all
  .filter(([, { callers }]) => !callers.includes('guest'))
  .flatMap(([call, { callers }]) => {
    const blocks = { form: { type: 'form', order: 1, form: 'attack' } };
    const screen = screenOf({ guest: true, blocks });
    const beside = ownFile('screens/attack', screen);
    const form = ownFile('forms/attack', formOf({ submit: { call, label: 'Enviar' } }));
    return [
      byScreen(`${call} as data`, screenOf({ guest: true, data: { x: { call } } }), '/data/x/call'),
      byForm(`${call} sent`, formOf({ submit: { call, label: 'Enviar' } }), '/submit/call', beside),
      byForm(`${call} loaded`, formOf({ load: { call, answers: {} } }), '/load/call', beside),
      // Where nobody who sees the form may make it, the form is wrong.
      ...(callers.includes('investor')
        ? [
            byScreen(
              `${call} in a form`,
              screen,
              '/blocks/form/form',
              form,
              ownFile('screens/investors', screenOf({ blocks }, 'investors')),
            ),
          ]
        : []),
    ];
  });

/** A call that no investor may make, in an investor's form and screen. */
export const forOthers: Attack[] = all
  .filter(([, { callers }]) => !callers.includes('investor'))
  .flatMap(([call]) => [
    byScreen(`${call} as data`, screenOf({ data: { x: { call } } }), '/data/x/call'),
    byForm(`${call} sent`, formOf({ submit: { call, label: 'Enviar' } }), '/submit/call'),
  ]);

/** Every member of a body that the person gives, said by the document in another way. */
export const given: Attack[] = writing.flatMap((call) => {
  const shape = callOf(openapi, call)?.body?.schema;
  const { fixed = {} } = facts[call as keyof typeof facts];
  const members = (shape ? alternatives(openapi, shape) : []).flatMap((one) =>
    Object.keys((one.schema.properties ?? {}) as object),
  );
  return [...new Set(members)]
    .filter((member) => fixed[member] !== 'any' && member !== 'attachment')
    .flatMap((member) => {
      const at = `/submit/input/body/${member}`;
      const form = (value: unknown) =>
        formOf({ submit: { call, label: 'Enviar', input: { body: { [member]: value } } } });
      return [
        byForm(`${call}.${member} as a constant`, form('ES00'), at),
        byForm(`${call}.${member} ticked`, form(true), at),
        byForm(`${call}.${member} of the address`, form({ from: '/route/query/x' }), at),
        byForm(`${call}.${member} of a setting`, form({ from: '/tenant/flow/ALLOW_GDPR' }), at),
        byForm(
          `${call}.${member} by default`,
          form({ from: '/answers/note', default: 'ES00' }),
          at,
        ),
      ];
    });
});

const words = [
  'Continuar',
  'Ver más',
  'Aceptar',
  'No anular',
  'Volver',
  'Siguiente: anular no',
  'OK',
];
const bound = all.flatMap(([call, { verbs }]) => (verbs ? [call] : []));

/** A button that does not say what it does: in a form, in a list, in another language, on another screen. */
export const buttons: Attack[] = bound.flatMap((call, index) => {
  const label = words[index % words.length]!;
  const ends = facts[call as keyof typeof facts].effect === 'ends';
  const [verb = ''] = facts[call as keyof typeof facts].verbs!;
  const good = verb[0]!.toUpperCase() + verb.slice(1);
  const list = (press: object) =>
    screenOf({
      data: { x: { call: 'listNotifications' } },
      blocks: {
        list: {
          type: 'cardList',
          order: 1,
          data: 'x',
          rows: '/data/x/notifications',
          heading: 'Una',
          presses: { go: { order: 1, label: good, press: { call }, ...press } },
        },
      },
    });
  const at = '/blocks/list/presses/go';
  const form = formOf({ submit: { call, label: good } });
  const translated = (language: string, said: string) => ({
    ...byForm(`${call} in ${language}`, form, ''),
    files: [ownFile('forms/attack', form), ownFile(`texts/${language}`, { [good]: said })],
    at: `tenants/sample/texts/${language}.json:/${good}`,
  });
  const screen = screenOf({
    blocks: { form: { type: 'form', order: 1, form: 'attack', submitLabel: label } },
  });
  return [
    byForm(`${call} sent`, formOf({ submit: { call, label } }), '/submit/label'),
    byScreen(
      `${call} pressed`,
      list({ label, confirm: { title: good, named: 'x' } }),
      `${at}/label`,
    ),
    byScreen(
      `${call} asked otherwise`,
      list({ confirm: { title: '¿Quiere continuar?', named: 'x' } }),
      `${at}/confirm/title`,
    ),
    ...(ends ? [byScreen(`${call} not asked`, list({}), `${at}/press`)] : []),
    translated('es', 'Continuar'),
    translated('en', 'Keep it'),
    translated('ca', 'Continuar endavant'),
    translated('fr', 'Continuer'),
    byScreen(
      `${call} relabelled`,
      screen,
      '/blocks/form/submitLabel',
      ownFile('forms/attack', form),
    ),
  ];
});
