import type { Plugin, Rolldown } from 'vite';

/**
 * Writes `assets/lazy.json`: by the name of each part that pages load when they first draw it, the scripts and
 * sheets that it brings. The server names those that an address needs in its page.
 */
export function lazyChunks(): Plugin {
  return {
    name: 'lazy-chunks',
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? page.source.toString() : '';
      // Beside what the page names itself.
      const known = new Set(Object.keys(bundle).filter((file) => html.includes(`/${file}"`)));
      const later = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
      const lazy = chunks
        .filter(({ fileName }) => later.has(fileName))
        .map((chunk) => [chunk.name, filesOf(chunk, bundle).filter((file) => !known.has(file))]);
      const source = JSON.stringify(Object.fromEntries(lazy));
      this.emitFile({ type: 'asset', fileName: 'assets/lazy.json', source });
    },
  };
}

/** A chunk with all that it imports, sheets included. */
function filesOf(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const seen = new Set<string>();
  const add = (each: Rolldown.OutputChunk) => {
    if (seen.has(each.fileName)) return;
    seen.add(each.fileName);
    for (const css of each.viteMetadata?.importedCss ?? []) seen.add(css);
    for (const name of each.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  add(chunk);
  return [...seen];
}
