import type { Plugin } from 'vite';

/**
 * Has the page name the script called `start` before its own, so that it is run as soon as it is here: the page's own
 * imports it too, and is run when all that it imports has come.
 */
export function startFirst(): Plugin {
  return {
    name: 'start-first',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const start = Object.values(bundle).find(
          ({ name, type }) => type === 'chunk' && name === 'start',
        );
        const own = '<script type="module"';
        if (!start || html.includes(`src="/${start.fileName}"`)) return html;
        const preload = new RegExp(`\\s*<link rel="modulepreload"[^>]*${start.fileName}">`);
        const first = `${own} crossorigin src="/${start.fileName}"></script>\n    `;
        return html.replace(preload, '').replace(own, first + own);
      },
    },
  };
}
