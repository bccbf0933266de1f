import samples from '#/contract/answers.gen.json' with { type: 'json' };
import type { Call, OperationId, Problem } from '#/contract/call.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import type { FormDocument } from '#/language/documents/form.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { interpretRules } from '#/language/validation/interpretRules.ts';
import { toObject } from '#/language/lenses/json.ts';
import { fill, say } from '../kernel/words.ts';
import { firstTime } from './firstTime.ts';
import type { Shown } from './frame.ts';

const answers = samples as Readonly<Partial<Record<OperationId, { data?: unknown }>>>;

/** What the named calls of a form bring: as an example says, else the contract's sample for whoever answers it first. */
export function dataFor(form: FormDocument, { scope }: Pick<Shown, 'scope'>) {
  const said = scope.data ?? {};
  return Object.fromEntries(
    Object.entries(form.calls ?? {}).map(([name, { call }]) => [
      name,
      said[name] ?? firstTime(form, call, toObject(answers[call as OperationId]?.data)),
    ]),
  );
}

/** Ports that answer from what is shown: nothing that is typed in a preview goes anywhere, and no link leads away. */
export function previewPorts(
  shown: Shown,
  guard: NonNullable<Ports['guard']>,
  navigate: Ports['navigate'] = () => undefined,
): Ports {
  const { documents, path, texts, scope, tenant, language } = shown;
  const text = (key: string, values?: Record<string, unknown>) =>
    fill(Object.hasOwn(texts, key) ? texts[key]! : key, values);
  const documentAt = <T>(key: string) =>
    Object.hasOwn(documents, key) ? (valueOf(documents, key) as unknown as T) : undefined;
  const data = dataFor(documentAt<FormDocument>(path)!, shown);
  const calls = documentAt<FormDocument>(path)!.calls ?? {};
  const forms = Object.keys(documents)
    .filter((key) => key.startsWith('form/'))
    .map((key) => documentAt<FormDocument>(key)!);
  const answerOf = (id: OperationId): unknown => {
    const name = Object.keys(calls).find((each) => calls[each]!.call === id);
    if (name !== undefined) return { data: data[name] };
    const sample = answers[id]?.data ?? {};
    return { data: forms.reduce((so, form) => firstTime(form, id, so), toObject(sample)) };
  };
  return {
    call: ((id: OperationId) => Promise.resolve({ data: answerOf(id) })) as unknown as Call,
    openFile: () => Promise.resolve(nothing()),
    saveFile: () => Promise.resolve({ problem: nothing() }),
    copy: () => Promise.resolve(),
    navigate,
    text,
    message: ({ code, params }, label) =>
      text(Object.hasOwn(texts, code) ? code : String(params?.message ?? code), {
        ...params,
        field: label,
      }),
    ask: () => Promise.resolve({ issues: [] }),
    scope,
    // Nothing of another look is found in the cache.
    who: { tenant: tenant.id, user: language },
    form: (id) => {
      const document = documentAt<FormDocument>(`form/${id}`);
      return document
        ? Promise.resolve({ document: quiet(document), validator: interpretRules(document) })
        : Promise.reject(new Error(`No form ${id}`));
    },
    formHost: () => ({ onSubmit: () => Promise.resolve(nothing()) }),
    codes: (id) => {
      const list = documentAt<CodesDocument>(`codes/${id}`);
      return list ? Promise.resolve(list) : Promise.reject(new Error(`No list ${id}`));
    },
    guard,
  };
}

/** A form that keeps nothing of what is typed. */
export const quiet = (form: FormDocument): FormDocument => ({ ...form, draft: undefined });

const nothing = (): Problem => ({
  status: 0,
  name: 'preview',
  message: say('studio.preview.nothing_sent'),
  errors: [],
});
