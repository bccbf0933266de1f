import { validateGrammar } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { parse } from './parse.ts';
import { placeOf, type DocumentFile } from './source.ts';
import type { TenantDocument } from '../documents/tenantDocuments.ts';

/** The tenants that some files describe, but for one by its folder's name. What describes none is left out. */
export function otherTenants(files: readonly DocumentFile[], name: string): TenantDocument[] {
  return files.flatMap(({ file, text }) => {
    const place = placeOf(file);
    if (place?.kind !== 'tenant' || place.tenant === undefined || place.tenant === name) return [];
    const { value, faults } = parse(text, 'tenant');
    const isOne = faults.length === 0 && validateGrammar(grammars.tenant, value).length === 0;
    return isOne ? [value as TenantDocument] : [];
  });
}
