/**
 * Stands in for a tag manager: it sends each page view that it finds in the data layer, now and later, to the
 * sandbox, and keeps a cookie as such scripts do.
 */
export const sandboxTagScript = `(() => {
  const tag = new URL(document.currentScript.src).searchParams.get('id');
  document.cookie = '_sandbox_tag=1; path=/; SameSite=Strict';
  const send = (entry) => {
    if (entry.event !== 'page_view') return;
    void fetch('/dev/tag/collect', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ tag, ...entry }),
    });
  };
  const layer = (window.dataLayer ??= []);
  layer.forEach(send);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    entries.forEach(send);
    return push(...entries);
  };
})();
`;
