import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { spanishIn } from './spanishIn.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where Spanish stands in code, and why: each of them a file, or a folder that ends with a slash. */
export const exceptions: Readonly<Record<string, string>> = {
  'language/assembly/': 'what a document may not say, told to whoever writes it',
  'language/blocks/': 'names of what the Studio edits',
  'language/check/': 'what a document may not say, told to whoever writes it',
  'language/grammar/': 'names of what the Studio edits, and what a document may not say',
  'language/keywords/': 'names of what the Studio edits',
  'language/locks/': 'what a document may not say, told to whoever writes it',
  'language/notation/': 'names of what the Studio edits',
  'language/proposals/': 'what a proposal may not change, told to whoever makes it',
  'language/values/icons.ts': 'names of what the Studio edits',
  'language/verbs/': 'verbs by which words of buttons are judged',
  'language/widgets/': 'names of what the Studio edits',
  'language/wording/': 'words by which texts are judged',
  'tools/': 'told to whoever runs the tools',
  'demo/accounts/': 'people, products and answers of the demo',
  'demo/rows/': 'people, products and answers of the demo',
  'demo/world/': 'people, products and answers of the demo',
  'app/gallery/': 'samples of the gallery, which no investor sees',
  'client/problems.ts': 'messages of the catalogue of errors, word for word as the API has them',
  'domain/appropriateness/checkPhrase.ts': 'the law wants these very words',
  'server/debits/sandboxBank.ts': 'said by the bank of the demo',
  'server/dev/outboxPage.ts': 'a page of the demo, which no investor sees',
  'server/dev/routeGallery.ts': 'a page of the demo, which no investor sees',
  'server/payments/sandbox/sandboxPage.ts': 'the payment page of the demo',
  'server/transfers/sandboxExchange.ts': 'said by the other manager of the demo',
};

/** Sentences for people that stand in code and in no document. */
export function spanishInSource(from: string = root): FileDiagnostic[] {
  return globSync('**/*.{ts,tsx}', { cwd: from })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.gen.') && !isIn(Object.keys(exceptions), file))
    .sort()
    .flatMap((file) =>
      spanishIn(file, readFileSync(`${from}/${file}`, 'utf8')).map(({ line, text }) => ({
        file: `src/${file}:${line}`,
        pointer: '',
        message: `Es una frase para personas y no está en ningún documento: «${text.slice(0, 80)}».`,
        severity: 'error' as const,
      })),
    );
}

const isIn = (places: readonly string[], file: string): boolean =>
  places.some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
