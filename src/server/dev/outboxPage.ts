import type { readEmails } from '../mail/outbox.ts';
import { escapeHtml } from '../pages/plainPage.ts';

type Letters = Awaited<ReturnType<typeof readEmails>>;

/** The letters that the sandbox "sent", newest first, as a page without script or inline style. */
export function outboxPage(letters: Letters): string {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Buzón de salida</title>
<link rel="stylesheet" href="/dev/outbox.css">
</head>
<body>
<main>
<h1>Buzón de salida</h1>
<p>Correos y códigos que esta demostración habría enviado: ${letters.length}.</p>
${letters.map(toArticle).join('\n')}
</main>
</body>
</html>
`;
}

function toArticle({ at, to, kind, subject, text, code, link }: Letters[number]): string {
  const facts = { Para: to, Fecha: at, Tipo: kind, ...(code && { Código: code }) };
  const list = Object.entries(facts)
    .map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('');
  const anchor = link
    ? `<p><a href="${escapeHtml(link)}" rel="noreferrer">Abrir el enlace</a></p>`
    : '';
  return `<article>
<h2>${escapeHtml(subject)}</h2>
<dl>${list}</dl>
<pre>${escapeHtml(text)}</pre>
${anchor}
</article>`;
}

export const outboxStyle = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 48rem; margin: 0 auto; padding: 1rem; }
article { border: 1px solid #8a8f98; border-radius: 0.5rem; margin: 1rem 0; padding: 0 1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
