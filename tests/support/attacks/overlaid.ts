import { sha256 } from '#/language/values/hash.ts';
import type { DocumentFile } from '#/language/assembly/source.ts';
import { base, file } from '../documents.ts';

/** A variant of a shared document that misleads, and the file to be refused. */
export interface Overlaid {
  what: string;
  file: DocumentFile;
}

const textOf = (path: string) => base.find((one) => one.file === path)!.text;

const over = (kind: 'form' | 'screen', id: string, what: string, patch: object): Overlaid => ({
  what: `${kind} ${id}: ${what}`,
  file: file(`tenants/sly/overlays/${kind}/${id}.json`, {
    base: { id, sha256: sha256(textOf(`schemas/${kind}s/${id}.json`)) },
    patch,
  }),
});
const inBlock = (id: string, block: string, what: string, patch: object | null) =>
  over('screen', id, `${block}, ${what}`, { blocks: { [block]: patch } });
const item = (id: string, block: string, what: string, items: object) =>
  inBlock(id, block, what, { items });
const options = (what: string, labels: Record<string, string>) =>
  item('operations', 'filters', what, {
    status: {
      options: Object.fromEntries(
        Object.entries(labels).map(([key, label]) => [key, { label }] as const),
      ),
    },
  });
const gone = (form: string, field: string, step: string): object => ({
  data: { properties: { [field]: null } },
  fields: { [field]: null },
  steps: { [step]: { fields: { [field]: null } } },
});

/** Figures under the name of others or gone, statuses called otherwise, alarms, and questions that nobody can answer. */
export const overlaid: readonly Overlaid[] = [
  item('summary', 'summary', 'names that change places', {
    net: { label: 'Retención' },
    withholding: { label: 'Importe neto que recibirá' },
  }),
  item('summary', 'summary', 'a gift', { withholding: { label: 'Regalo de bienvenida' } }),
  item('summary', 'summary', 'figures gone', { amount: null, net: null, withholding: null }),
  item('summary', 'summary', 'what it is, gone', { type: null, pay: null, ordering: null }),
  item('summary', 'summary', 'a note', { withholding: { note: 'Se la devolveremos.' } }),
  item('summary', 'summary', 'a second net amount', {
    more: {
      order: 71,
      label: 'Importe neto que recibirá',
      value: { from: '/data/operation/operation/gross_amount', as: 'money' },
    },
  }),
  item('operation', 'summary', 'a gift', { withholding: { label: 'Regalo de bienvenida' } }),
  item('myAccount', 'figures', 'other names', { value: { label: 'Garantizado' } }),
  inBlock('myAccount', 'positions', 'other names', { columns: { gain: { label: 'Intereses' } } }),
  inBlock('wallet', 'positions', 'other names', { columns: { value: { label: 'Garantizado' } } }),
  inBlock('product', 'held', 'other names', { columns: { gain: { label: 'Intereses' } } }),
  inBlock('product', 'held', 'gone', { columns: { nav: null } }),
  inBlock('product', 'origin', 'other names', { columns: { cost: { label: 'Valor actual' } } }),
  item('product', 'passport', 'other names', { gain: { label: 'Exento' } }),
  options('changed places', { CANCELLED: 'Finalizada', FINALIZED: 'Anulada' }),
  options('another status', { SIGNED: 'Ejecutada' }),
  inBlock('login', 'expired', 'always and in alarm', {
    when: null,
    tone: 'danger',
    text: 'Hemos bloqueado su cuenta.',
  }),
  inBlock('login', 'expired', 'always', { when: null }),
  inBlock('login', 'changed', 'in alarm', { tone: 'danger' }),
  inBlock('login', 'forbidden', 'gone', null),
  inBlock('blockIntervener', 'phone', 'gone', null),
  inBlock('blockIntervener', 'how', 'gone', null),
  inBlock('blockIntervener', 'how', 'without help', { text: 'Espere.' }),
  inBlock('myAccount', 'pendingCall', 'gone', null),
  inBlock('passwordRequest', 'sent', 'gone', null),
  over('form', 'contact', 'a question less', gone('contact', 'subject', 'message')),
  over('form', 'contact', 'longer than anybody writes', {
    data: { properties: { description: { minLength: 1000 } } },
  }),
  over('form', 'contact', 'shorter than any word', {
    data: { properties: { description: { maxLength: 3 } } },
  }),
  over('form', 'accept-party', 'the tick gone', gone('accept-party', 'checked', 'decide')),
  over('form', 'accept-party', 'the tick says nothing', {
    data: { properties: { checked: { title: 'Hoy es un buen día' } } },
  }),
  over('form', 'refuse-party', 'another question', {
    data: { properties: { reason: { title: 'Nota para usted' } } },
  }),
  over('form', 'tax-exemption', 'the tick says nothing', {
    data: { properties: { checked: { title: 'Hoy es un buen día' } } },
  }),
  over('form', 'transfer-money', 'the tick gone', gone('transfer-money', 'checked', 'record')),
];

/** What managers change: words that are theirs, order, more beside what is there. */
export const laidHonestly: readonly Overlaid[] = [
  inBlock('login', 'bye', 'other words', { text: 'Ha salido de su área privada. Hasta pronto.' }),
  inBlock('login', 'expired', 'another order', { order: 9 }),
  inBlock('summary', 'summary', 'its title', { title: 'Lo que ha ordenado' }),
  item('position', 'figures', 'names of the manager', { value: { label: 'Patrimonio' } }),
  inBlock('blockIntervener', 'how', 'other words', { text: 'Llámenos y le atenderemos.' }),
  over('form', 'contact', 'a shorter message', {
    data: { properties: { description: { maxLength: 2000, minLength: 10 } } },
  }),
  over('form', 'contact', 'other words', {
    data: { properties: { description: { title: 'Su mensaje' } } },
  }),
  item('operations', 'filters', 'another name of the filter', { status: { label: 'Situación' } }),
  inBlock('myAccount', 'distribution', 'gone', null),
];
