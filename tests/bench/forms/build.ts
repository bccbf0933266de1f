import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, normalizePath } from 'vite';
import { compileStandalone } from '#/language/validation/compileStandalone.ts';
import { v8CompileHints } from '#/tools/v8CompileHints.ts';
import { installPeers } from './installPeers.ts';
import { ourForm } from './pages/ourForm.ts';
import { questions } from './questions.ts';
import { peersFolder, type Subject } from './subjects.ts';

/** Builds each subject's page for production, each by itself, and the validators that ours loads. */
export async function buildPages(
  subjects: Subject[],
  sizes: number[],
  into: string,
): Promise<void> {
  // React by another name than this is its development build, several times as slow.
  process.env.NODE_ENV = 'production';
  rmSync(into, { recursive: true, force: true });
  const installed = installPeers(peersFolder, join(into, '../peers'));
  for (const { page, folder } of subjects) {
    await build({
      configFile: false,
      root: folder,
      base: `/${page}/`,
      define: { global: 'globalThis' },
      logLevel: 'error',
      plugins: [
        react(),
        peersFrom(installed),
        pageOf(page),
        // As in the product: what is surely run. Rules come later, and few of them judge.
        v8CompileHints((file) => file === 'page.js'),
      ],
      build: {
        outDir: join(into, page),
        target: 'es2023',
        cssTarget: ['chrome123'],
        rolldownOptions: {
          input: join(
            folder,
            readdirSync(folder).find((file) => parse(file).name === page)!,
          ),
          output: { entryFileNames: 'page.js' },
        },
      },
    });
  }
  mkdirSync(join(into, 'ours'), { recursive: true });
  for (const size of sizes)
    writeFileSync(
      join(into, `ours/validator-${size}.js`),
      compileStandalone(ourForm(questions(size))),
    );
}

/** Lets the peers' pages find their libraries where they are installed, and React in the repository. */
function peersFrom(installed: string) {
  const theirs = normalizePath(peersFolder);
  return {
    name: 'peers',
    enforce: 'pre' as const,
    resolveId(
      this: { resolve(id: string, importer: string): Promise<{ id: string } | null> },
      id: string,
      importer?: string,
    ) {
      const isTheirs = importer?.startsWith(theirs) && /^[@a-z]/.test(id);
      return isTheirs ? this.resolve(id, join(installed, 'package.json')) : null;
    },
  };
}

/** The page around the script, with the styles that its build has made. */
function pageOf(page: string) {
  return {
    name: 'page',
    generateBundle(
      this: { emitFile(file: { type: 'asset'; fileName: string; source: string }): void },
      _options: unknown,
      bundle: Record<string, unknown>,
    ) {
      const styles = Object.keys(bundle)
        .filter((name) => name.endsWith('.css'))
        .map((name) => `<link rel="stylesheet" href="/${page}/${name}">`)
        .join('');
      const source = `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${page}</title>${styles}</head><body><script type="module" src="/${page}/page.js"></script></body></html>`;
      this.emitFile({ type: 'asset', fileName: 'index.html', source });
    },
  };
}
