import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import { spanishIn } from './spanishIn.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** Where Spanish stands in code, and why: each of them a file, or a folder that ends with a slash. */
export const exceptions: Readonly<Record<string, string>> = {
  'language/':
    'what a document may not say, told to whoever writes it; names of what the Studio edits',
  'tools/': 'told to whoever runs the tools',
  'demo/': 'people, products and answers of the demo',
  'engine/': 'Spanish sentences are the keys of their translations',
  'app/kernel/': 'Spanish sentences are the keys of their translations',
  'app/gallery/': 'samples of the gallery, which no investor sees',
  'domain/access/partyRoles.ts': 'labels of a code list, keys of their translations',
  'domain/appropriateness/checkPhrase.ts': 'the law wants these very words',
  'domain/dates/format.ts': 'how dates are written',
  'domain/operations/status/statuses.ts': 'labels of a code list, keys of their translations',
  'domain/people/checkContacts.ts': 'the label of a field, key of its translations',
  'server/debits/sandboxBank.ts': 'said by the bank of the demo',
  'server/dev/': 'pages of the demo, which no investor sees',
  'server/payments/sandbox/': 'the payment page of the demo',
};

/** Sentences for people that stand in code and in no document. */
export function spanishInSource(from: string = root): FileDiagnostic[] {
  const files = globSync('**/*.{ts,tsx}', { cwd: from })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.gen.') && !isException(file));
  return files.sort().flatMap((file) =>
    spanishIn(file, readFileSync(`${from}/${file}`, 'utf8')).map(({ line, text }) => ({
      file: `src/${file}:${line}`,
      pointer: '',
      message: `Es una frase para personas y no está en ningún documento: «${text}».`,
      severity: 'error' as const,
    })),
  );
}

const isException = (file: string): boolean =>
  Object.keys(exceptions).some((one) => (one.endsWith('/') ? file.startsWith(one) : file === one));
