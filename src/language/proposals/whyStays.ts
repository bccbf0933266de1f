import type { Issue } from '#/domain/kernel/issue.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { Check, Context } from '../check/context.ts';
import { checkKeptAsked } from '../check/keptAsked.ts';
import { checkKeptLimits } from '../check/keptLimits.ts';
import { checkKeptShown } from '../check/keptShown.ts';
import { checkNarrowed } from '../check/narrowed.ts';
import { checkVariantForms } from '../check/variantForms.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import type { Written } from '../lenses/written.ts';

/** What a variant of a form may not do, whatever else the tenant has. */
const checks: readonly Check[] = [
  checkNarrowed,
  checkVariantForms,
  checkKeptAsked,
  checkKeptLimits,
  checkKeptShown,
];

/**
 * Why something of a form cannot be taken away, asked before anybody tries: what the edit itself refuses, and what the
 * check would say of the variant that it makes (`kept` with `params.message`). Nothing where it can.
 * @param shared what all tenants share
 */
export function whyStays(
  shared: Documents,
  documents: Documents,
  key: string,
  edit: (documents: Documents) => Written,
): readonly Issue[] {
  const written = edit(documents);
  if (written.issues.length > 0) return written.issues;
  if (!key.startsWith('form/') || !Object.hasOwn(shared, key)) return [];
  const base = valueOf(shared, key);
  const found = (of: Documents) => {
    const value = valueOf(of, key);
    const variant = { file: key, patch: {}, base };
    const document: Assembled = { kind: 'form', id: key, file: key, text: '', value, variant };
    return checks.flatMap((check) => check(document, nothing));
  };
  const known = new Set(found(documents).map(({ message }) => message));
  return found(written.documents)
    .filter(({ message }) => !known.has(message))
    .map(({ pointer, message }) => ({ code: 'kept', path: pointer, params: { message } }));
}

/** They look at nothing but the document. */
const nothing: Context = { documents: new Map(), contract: undefined as never };
