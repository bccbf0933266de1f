import type { Text } from '../binding.ts';
import { grammars } from '../grammar/index.ts';
import type { Fault } from '../problem.ts';
import type { TenantDocument } from '../tenantDocuments.ts';
import { error, ofKind, warning, type Check, type Context } from './context.ts';
import { sentenceOf } from './texts.ts';
import { found } from './walk.ts';

/** Every language of the tenant says every text of a document; a language marked complete must. */
export const checkMissing: Check = (document, context) => {
  if (document.kind === 'texts' || (document.kind === 'codes' && !isUsed(document.id, context)))
    return [];
  const texts = found(grammars[document.kind], document.value, 'text');
  const [tenant] = ofKind<TenantDocument>(context, 'tenant');
  return Object.entries(tenant?.languages ?? {})
    .filter(([language]) => language !== 'es')
    .flatMap(([language, { complete }]): Fault[] => {
      const translated = (context.documents.get(`texts/${language}`)?.value ?? {}) as Record<
        string,
        string
      >;
      const missing = texts.filter(
        ({ value }) => !Object.hasOwn(translated, sentenceOf(value as Text)),
      );
      if (missing.length === 0) return [];
      const some = missing
        .slice(0, 3)
        .map(({ value }) => `«${sentenceOf(value as Text).slice(0, 60)}»`);
      const message = `Sin traducir al «${language}»: ${some.join(', ')}${missing.length > 3 ? ` y ${missing.length - 3} más` : ''}.`;
      return [(complete ? error : warning)(missing[0]!.pointer, message)];
    });
};

/** Whether a document shows that code list. */
function isUsed(id: string, { documents }: Context): boolean {
  return [...documents.values()].some(({ kind, value }) =>
    found(grammars[kind], value, 'codes').some((visit) => visit.value === id),
  );
}
