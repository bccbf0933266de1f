import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { spanishIn } from './spanishIn.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const documents = fileURLToPath(new URL('../../', import.meta.url));

/** Where Spanish stands in code, and why: each of them a file, or a folder that ends with a slash. */
export const exceptions: Readonly<Record<string, string>> = {
  'language/':
    'what a document may not say, told to whoever writes it; names of what the Studio edits',
  'tools/': 'told to whoever runs the tools',
  'demo/accounts/': 'people, products and answers of the demo',
  'demo/rows/': 'people, products and answers of the demo',
  'demo/world/': 'people, products and answers of the demo',
  'app/gallery/': 'samples of the gallery, which no investor sees',
  'client/problems.ts': 'messages of the catalogue of errors, word for word as the API has them',
  'domain/appropriateness/checkPhrase.ts': 'the law wants these very words',
  'domain/dates/format.ts': 'how dates are written',
  'server/debits/sandboxBank.ts': 'said by the bank of the demo',
  'server/dev/outboxPage.ts': 'a page of the demo, which no investor sees',
  'server/dev/routeGallery.ts': 'a page of the demo, which no investor sees',
  'server/payments/sandbox/sandboxPage.ts': 'the payment page of the demo',
  'server/transfers/sandboxExchange.ts': 'said by the other manager of the demo',
};

/** Where sentences stand in Spanish as keys of their translations: each of them is said in every language of the texts. */
export const keys: readonly string[] = [
  'engine/',
  'app/kernel/',
  'domain/operations/status/statuses.ts',
  'domain/people/checkContacts.ts',
];

/** Sentences for people that stand in code and in no document, or that a language of the texts does not say. */
export function spanishInSource(from: string = root): FileDiagnostic[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: from })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.gen.') && !isIn(Object.keys(exceptions), file));
  const said = translations();
  return files.sort().flatMap((file) =>
    spanishIn(file, readFileSync(`${from}/${file}`, 'utf8')).flatMap(({ line, text }) => {
      const message = isIn(keys, file) ? untold(text, said) : UNDOCUMENTED;
      return message === undefined
        ? []
        : [
            {
              file: `src/${file}:${line}`,
              pointer: '',
              message: `${message}: «${text.slice(0, 80)}».`,
              severity: 'error' as const,
            },
          ];
    }),
  );
}

const UNDOCUMENTED = 'Es una frase para personas y no está en ningún documento';

function untold(text: string, said: Translations): string | undefined {
  const missing = [...said].filter(([, sentences]) => !sentences.has(text)).map(([id]) => id);
  return missing.length > 0 ? `Ningún documento la dice en «${missing.join(', ')}»` : undefined;
}

/** Languages → the sentences that the product's texts, or those of a tenant that speaks it, say in it. */
type Translations = Map<string, Set<string>>;

function translations(): Translations {
  const said: Translations = new Map();
  for (const file of globSync('{schemas,tenants/*}/texts/*.json', { cwd: documents })) {
    const language = /(\w+)\.json$/.exec(file)![1]!;
    if (language === 'es') continue;
    const sentences = said.get(language) ?? new Set();
    said.set(language, sentences);
    const texts = JSON.parse(readFileSync(documents + file, 'utf8')) as Record<string, string>;
    for (const key of Object.keys(texts)) sentences.add(key);
  }
  return said;
}

const isIn = (places: readonly string[], file: string): boolean =>
  places.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
