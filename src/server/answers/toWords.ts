import type { Localization } from '#/language/presentation/format.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { codeListsOf } from '#/language/presentation/codeListsOf.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readSpeech } from '../words/readSpeech.ts';
import type { ReleasedForm } from './releasedForms.ts';

/** The texts and code lists of the release in which a form was read, in one language. */
export async function toWords(
  { published }: Pick<Context, 'published'>,
  { form, manifest, release }: ReleasedForm,
  language: string,
  { timeZone }: Tenant,
): Promise<Localization> {
  const speech = await readSpeech(published, manifest);
  const lists = await Promise.all(
    codeListsOf(form).map(
      async (id) =>
        [id, await published.documentIn<CodesDocument>(release, `codes/${id}`)] as const,
    ),
  );
  const codes = new Map(lists);
  return { text: speech.translate(language), codes: (id) => codes.get(id), zone: timeZone };
}
