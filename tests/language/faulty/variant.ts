import { basename } from 'node:path';
import locks from '../../../schemas/locks.json' with { type: 'json' };
import type { DocumentFile } from '#/language/assembly/source.ts';
import { read, segments } from '#/language/values/pointer.ts';
import {
  confirmations,
  consents,
  order,
  orderPage,
  pageOf,
} from '../../support/attacks/lockedForms.ts';
import { base, file } from '../../support/documents.ts';
import { kycForm } from '../../support/kycForm.ts';
import { set } from '../hostile/case.ts';
import { appropriateness, declaration, residences } from './forms.ts';

/** A document that was right until somebody made one mistake in it. */
export interface Variant {
  what: string;
  /** The file with the mistake. */
  file: string;
  text: string;
  /** `file:pointer` at which it is told. */
  at: string;
  /** What the sentence says, in part. */
  says: string;
}

const paper = {
  kind: 'part',
  id: 'order-papers',
  ...confirmations,
  fields: {
    ...confirmations.fields,
    convenience_phrase: { ...confirmations.fields.convenience_phrase, required: true },
  },
};

const but = <T>(table: Record<string, T>, names: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));

/** A subscription whose papers are a part. */
const subscription = {
  ...order((draft) => {
    const { gross_amount, pay_method } = draft.data.properties;
    draft.id = 'subscription';
    draft.data.properties = { gross_amount: gross_amount!, pay_method: pay_method! };
    draft.fields = {
      gross_amount: draft.fields.gross_amount!,
      pay_method: draft.fields.pay_method!,
    };
    draft.steps = {
      amount: { order: 10, title: 'Cuánto', fields: { gross_amount: 10, pay_method: 20 } },
    };
    delete draft.rules;
    draft.submit!.input!.body = but(draft.submit!.input!.body!, Object.keys(paper.body));
  }),
  uses: { papers: { part: 'order-papers', order: 20 } },
};

/** The questionnaire, in which a number of the United States is judged as one. */
const questionnaire = structuredClone({
  ...kycForm,
  id: 'questionnaire',
  load: {
    call: 'getKycAnswers',
    input: { path: { id: { from: '/me/intervener/uuid' } } },
    answers: { INDIQUE_NUMERO_TIN: { from: '/data/load/answers/INDIQUE_NUMERO_TIN' } },
  },
});
Object.assign(questionnaire.data.properties['INDIQUE_NUMERO_TIN']!, {
  maxLength: 40,
  'tin-validator': { country: { const: 'USA' } },
});
questionnaire.fields['INDIQUE_NUMERO_TIN'] = { widget: 'tin' };
// What the law has people asked is answered.
for (const name of Object.values(locks.calls.saveKyc.groups).flat())
  questionnaire.fields[name] = { ...questionnaire.fields[name]!, required: true };

/** The product's own forms of the same calls, in whose place those of the variants stand. */
const others = [
  ...['order-subscription', 'convenience-test', 'kyc-natural', 'kyc-legal', 'fatca', 'crs'],
  ...['gdpr', 'gdpr-preferences'],
].map((id) => `schemas/forms/${id}.json`);

/** What only one of them leads to. */
const LED_BY = 'privacidad';

function withoutOthers({ file, text }: DocumentFile): DocumentFile {
  const names = others.map((other) => basename(other, '.json'));
  const isLeadTo = file === 'schemas/screens/profile.json';
  if (!isLeadTo && !names.some((name) => text.includes(`"form": "${name}"`))) return { file, text };
  const screen = JSON.parse(text) as {
    locked?: true;
    blocks: Record<string, { form?: string; when?: { equals?: unknown } }>;
  };
  const left = Object.entries(screen.blocks).filter(
    ([, { form, when }]) =>
      (!form || !names.includes(form)) && !(isLeadTo && when?.equals === LED_BY),
  );
  const without = { ...screen, locked: undefined, blocks: Object.fromEntries(left) };
  return { file, text: JSON.stringify(without) };
}

/** The shared documents, with an order, a questionnaire and consents beside them: nothing is wrong with them. */
export const ground: readonly DocumentFile[] = [
  ...base.filter(({ file }) => !others.includes(file)).map(withoutOthers),
  file('schemas/parts/order-papers.json', paper),
  file('schemas/forms/subscription.json', subscription),
  file('schemas/screens/subscriptionPage.json', orderPage('subscription', 'block')),
  file('schemas/forms/questionnaire.json', questionnaire),
  file('schemas/screens/questionnairePage.json', pageOf('questionnaire', 'screen')),
  file('schemas/forms/consents.json', consents()),
  file('schemas/screens/consentsPage.json', pageOf('consents', 'screen')),
  ...[declaration, residences, appropriateness].flatMap((form) => [
    file(`schemas/forms/${form.id}.json`, form),
    file(`schemas/screens/${form.id}Page.json`, pageOf(form.id, 'screen')),
  ]),
];

const textOf = (path: string) => {
  const one = ground.find(({ file: own }) => own === `schemas/${path}.json`);
  if (!one) throw new Error(`no document ${path}`);
  return one.text;
};

type Row = [what: string, path: string, pointer: string, value: unknown, says: string, at?: string];

/** Variants with one value put at one place; told there unless it says where. */
export const put = (rows: Row[]): Variant[] =>
  rows.map(([what, path, pointer, value, says, at = `${path} ${pointer}`]) => {
    const document = JSON.parse(textOf(path)) as object;
    set(document, pointer, value);
    return variant(what, path, JSON.stringify(document), says, at);
  });

/** Variants from which nodes were taken away. */
export const without = (
  rows: [what: string, path: string, pointers: string[], says: string, at: string][],
): Variant[] =>
  rows.map(([what, path, pointers, says, at]) => {
    const document = JSON.parse(textOf(path)) as object;
    for (const pointer of pointers) {
      if (read(document, pointer) === undefined) throw new Error(`${path} has no ${pointer}`);
      set(document, pointer, undefined);
    }
    return variant(what, path, JSON.stringify(document), says, at);
  });

/** Variants in which two nodes stand in each other's place. */
export const swapped = (
  rows: [what: string, path: string, places: [string, string], says: string, at: string][],
): Variant[] =>
  rows.map(([what, path, [one, other], says, at]) => {
    const document = JSON.parse(textOf(path)) as object;
    const [first, second] = [read(document, one), read(document, other)];
    set(document, one, second);
    set(document, other, first);
    return variant(what, path, JSON.stringify(document), says, at);
  });

/** Variants with something written in another way in their text. */
export const written = (
  rows: [what: string, path: string, from: string | RegExp, to: string, says: string, at: string][],
): Variant[] =>
  rows.map(([what, path, from, to, says, at]) => {
    const text = textOf(path).replace(from, to);
    if (text === textOf(path)) throw new Error(`${path} has no ${String(from)}`);
    return variant(what, path, text, says, at);
  });

/** Variants in which an entry of an object has another name. */
export const renamed = (
  rows: [what: string, path: string, pointer: string, name: string, says: string, at: string][],
): Variant[] =>
  rows.map(([what, path, pointer, name, says, at]) => {
    const document = JSON.parse(textOf(path)) as Tree;
    const names = [...segments(pointer)];
    const last = names.pop()!;
    const parent = names.reduce((tree, one) => tree[one]!, document);
    const entries = Object.entries(parent).map(([key, inner]) => [
      key === last ? name : key,
      inner,
    ]);
    const now = Object.fromEntries(entries);
    if (names.length > 0) set(document, names.map((one) => `/${one}`).join(''), now);
    return variant(what, path, JSON.stringify(names.length > 0 ? document : now), says, at);
  });

interface Tree {
  [name: string]: Tree;
}

function variant(what: string, path: string, text: string, says: string, at: string): Variant {
  const [where = '', pointer = ''] = at.split(' ');
  return { what, file: `schemas/${path}.json`, text, at: `schemas/${where}.json:${pointer}`, says };
}
