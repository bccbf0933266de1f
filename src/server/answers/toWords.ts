import type { Localization } from '#/language/presentation/format.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import type { ReleasedForm } from './releasedForms.ts';

/** The texts and code lists of the release in which a form was read, in one language. */
export async function toWords(
  { published }: Pick<Context, 'published'>,
  { form, manifest }: ReleasedForm,
  language: string,
  { timeZone }: Tenant,
): Promise<Localization> {
  const read = async <T>(name: string): Promise<T | undefined> => {
    const hash = Object.hasOwn(manifest.documents, name) ? manifest.documents[name] : undefined;
    const text = hash && (await published.blob(hash, 'document'));
    return text ? (JSON.parse(text) as T) : undefined;
  };
  const spoken = await Promise.all(
    [language, 'es'].map((one) => read<Record<string, string>>(`texts/${one}`)),
  );
  const lists = await Promise.all(
    [...codeListsOf(form)].map(
      async (id) => [id, await read<CodesDocument>(`codes/${id}`)] as const,
    ),
  );
  const codes = new Map(lists);
  return {
    text(sentence, values = {}) {
      const said = spoken.map((texts) => textOf(texts, sentence)).find(Boolean) ?? sentence;
      return said.replace(/\{(\w+)\}/g, (_, name: string) =>
        Object.hasOwn(values, name) ? values[name]! : '',
      );
    },
    codes: (id) => codes.get(id),
    zone: timeZone,
  };
}

const textOf = (texts: Record<string, string> | undefined, key: string) =>
  texts && Object.hasOwn(texts, key) ? texts[key] : undefined;

/** Every code list that a form names, wherever it does. */
export function codeListsOf(value: object, found = new Set<string>()): Set<string> {
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'codes' && typeof inner === 'string') found.add(inner);
    else if (inner !== null && typeof inner === 'object') codeListsOf(inner as object, found);
  }
  return found;
}
