import type { Plugin } from 'vite';

const order = '@layer reset, tokens, base, components;';

/**
 * Writes the order of the cascade layers at the head of every built sheet. The bundler keeps only
 * the layers' contents, and whichever sheet the browser meets first would decide.
 */
export function cssLayerOrder(): Plugin {
  return {
    name: 'layers-first',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const asset of Object.values(bundle))
        if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
          asset.source = `${order}${asset.source.toString()}`;
    },
  };
}
