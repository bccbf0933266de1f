import type { Field, FormDocument } from '../documents/form.ts';

/** Whether a tenant's variant of a form may find other answers good than its base does: more than its words differ. */
export const validatesOtherwise = (base: FormDocument, variant: FormDocument): boolean =>
  JSON.stringify(judged(base)) !== JSON.stringify(judged(variant));

/** What a form judges by. */
const judged = ({ data, rules, fields, steps, submit, load }: FormDocument) => ({
  ...{ data, rules, submit, load },
  fields: fieldsOf(fields),
  steps: Object.entries(steps).map(([name, step]) => [name, step.when, Object.keys(step.fields)]),
});

const fieldsOf = (fields: Record<string, Field>): object =>
  Object.entries(fields).map(([name, { required, codes, rules, fields: row }]) => [
    name,
    { required, codes, rules, fields: row && fieldsOf(row) },
  ]);
