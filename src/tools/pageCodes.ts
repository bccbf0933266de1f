import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const schemas = fileURLToPath(new URL('../../schemas/', import.meta.url));

/** The tables of what pages say themselves, by code: in browsers, and where the server has nothing else to show. */
const TABLES = ['texts/page.es.json', 'words/pages.es.json'];
const CODE = /(?<=['"`])page\.[a-z\d_]+(?:\.[a-z\d_]+)*(?=['"`])/g;

/** Codes of pages that the source says and no table has, and those of the tables that nobody says. */
export function pageCodes(from: string = root): FileDiagnostic[] {
  const table = new Map(TABLES.flatMap((file) => codesOf(file).map((code) => [code, file])));
  const said = new Set<string>();
  const unknown = globSync('**/*.{ts,tsx}', { cwd: from })
    .filter((file) => !file.includes('.gen.'))
    .sort()
    .flatMap((file) =>
      readFileSync(`${from}/${file}`, 'utf8')
        .split('\n')
        .flatMap((line, index) => {
          const codes = line.match(CODE) ?? [];
          for (const code of codes) said.add(code);
          return codes
            .filter((code) => !table.has(code))
            .map((code) =>
              fault(`src/${file}:${index + 1}`, '', `Ninguna frase tiene el código «${code}».`),
            );
        }),
    );
  const unsaid = [...table]
    .filter(([code]) => !said.has(code))
    .map(([code, file]) => fault(`schemas/${file}`, `/${code}`, 'Ninguna página dice esta frase.'));
  return [...unknown, ...unsaid];
}

const codesOf = (file: string): string[] =>
  Object.keys(JSON.parse(readFileSync(schemas + file, 'utf8')) as object).filter((code) =>
    code.startsWith('page.'),
  );

const fault = (file: string, pointer: string, message: string): FileDiagnostic => ({
  file,
  pointer,
  message,
  severity: 'error',
});
