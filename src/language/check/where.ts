import type { Field, FormDocument } from '../documents/form.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { error, type Check, type Context } from './context.ts';

/** A list that follows another answer does so by something that its codes say. */
export const checkWhere: Check = ({ kind, value }, context) =>
  kind === 'form' ? inFields((value as FormDocument).fields, '/fields', context) : [];

function inFields(fields: Record<string, Field>, at: string, context: Context): Diagnostic[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    ...checkMember(field, `${at}/${name}/where`, context),
    ...inFields(field.fields ?? {}, `${at}/${name}/fields`, context),
  ]);
}

function checkMember({ where, codes }: Field, at: string, { documents }: Context): Diagnostic[] {
  if (!where) return [];
  if (!codes) return [error(at, 'Falta «codes»: la lista de la que se ofrece una parte.')];
  const { member } = where as { member: string };
  const list = documents.get(`codes/${codes}`)?.value as CodesDocument | undefined;
  const members = [...new Set(Object.values(list?.items ?? {}).flatMap(Object.keys))];
  if (!list || members.includes(member)) return [];
  const near = didYouMean(member, members);
  return [error(`${at}/member`, `Los códigos de «${codes}» no tienen «${member}».${near}`)];
}
