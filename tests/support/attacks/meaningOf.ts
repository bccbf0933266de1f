import { effective } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { inOrder } from '#/language/validation/plan.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { sentMembers } from '#/language/requests/sentMembers.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';

/** Answers under which a form is looked at. */
const scopes = [
  {},
  { result: 'tick', gross_amount: '10' },
  { result: 'phrase' },
  { profiling: true, commercial_own: false, confirmed: true },
  { more: true, extra: 'x', result: 'none' },
].map((answers) => ({ answers, facts: { canOperate: true } }));

/** What a person sees of some fields of a form, when it must be answered, and what is sent of it. */
export function meaningOfForm(form: FormDocument, names: readonly string[]): unknown {
  const states = scopes.map((scope) => effective(form, scope));
  return {
    title: form.title,
    intro: form.intro,
    fields: names.map((name) => ({
      name,
      property: form.data.properties[name],
      field: form.fields[name],
      steps: Object.values(form.steps)
        .filter(({ fields }) => Object.hasOwn(fields, name))
        .map(({ title, intro, fields }) => [
          title,
          intro,
          inOrder(fields).filter((other) => names.includes(other)),
        ]),
      now: states.map(({ shown, required, limited }) => [
        shown.has(name),
        required.has(name),
        limited[name],
      ]),
      filled: form.load?.answers[name],
      sent: sentMembers(form).filter(({ answer }) => answer === name),
    })),
    submit: form.submit,
  };
}

/**
 * What a person sees of some blocks of a screen: the blocks, what they read, and what stands before each. One short
 * notice beside the `known` blocks is an announcement, and changes nothing of it.
 */
export function meaningOfScreen(
  { blocks, data = {}, access, otherwise, path, subject }: ScreenDocument,
  names: readonly string[],
  known: readonly string[],
): unknown {
  const order = Object.keys(blocks).sort((a, b) => blocks[a]!.order - blocks[b]!.order);
  const added = order.filter((name) => !known.includes(name));
  const announced = added.filter((name) => blocks[name]!.type === 'notice').slice(0, 1);
  return names.map((name) => ({
    block: blocks[name],
    before: order
      .slice(0, order.indexOf(name))
      .filter((other) => !announced.includes(other))
      .sort(),
    data: blocks[name]?.data && data[blocks[name].data],
    page: [access, otherwise, path, subject],
  }));
}

/** What a list says: each item's words, in order. */
export function meaningOfCodes({ items }: CodesDocument, names: readonly string[]): unknown {
  return Object.keys(items)
    .filter((name) => names.includes(name))
    .sort((a, b) => items[a]!.order - items[b]!.order)
    .map((name) => [name, items[name]]);
}
