import type { Plugin } from 'vite';

const NONE = `const none = () => { throw new Error('The schemas of forms have no references'); };
export default { equal: none, resolve: none };`;

/**
 * Leaves out of the pages what rjsf reads `$id` and `$ref` by (12 kB of addresses): the language has neither, and
 * the forms' own `schemaUtils` look nothing up.
 */
export function withoutReferences(): Plugin {
  return {
    name: 'without-references',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === 'fast-uri' && importer?.includes('@rjsf') ? '\0without-references' : null,
    load: (id) => (id === '\0without-references' ? NONE : null),
  };
}
