import { formatMoney } from '#/domain/money/format.ts';
import { escapeHtml } from '../../pages/plainPage.ts';
import { SANDBOX_PATH } from '../sandboxProvider.ts';

/** What can be done on the provider's page, and what its button says. */
export const deeds = {
  pagar: 'Pagar',
  rechazar: 'Rechazar',
  abandonar: 'Salir sin pagar',
  lento: 'Pagar y avisar 30 segundos después',
  error: 'Pagar, fallar y no avisar',
  duplicado: 'Pagar y avisar tres veces',
  falso: 'No pagar y avisar con una firma falsa',
} as const;

export type Deed = keyof typeof deeds;

const faults: readonly Deed[] = ['lento', 'error', 'duplicado', 'falso'];

interface Shown {
  reference: string;
  amount: bigint;
  concept: string;
  status: 'PENDING' | 'PAID' | 'REJECTED';
}

/** What is shown to whoever left without paying: the payment waits for them. */
export const leftPage = (): string =>
  page('<h1>Ha salido sin pagar</h1><p role="status">No se ha cobrado nada.</p>');

const results = {
  PAID: 'El pago se ha realizado. Puede volver a su área privada.',
  REJECTED: 'El pago se ha rechazado. No se ha cobrado nada.',
};

/** The provider's page of a payment: buttons while it waits, then what became of it. No script. */
export function sandboxPage({ reference, amount, concept, status }: Shown): string {
  const button = (deed: Deed) =>
    `<button name="deed" value="${deed}">${escapeHtml(deeds[deed])}</button>`;
  const form = (chosen: readonly Deed[]) =>
    `<form method="post" action="${SANDBOX_PATH}${escapeHtml(reference)}">${chosen.map(button).join('')}</form>`;
  const body =
    status === 'PENDING'
      ? `${form(['pagar', 'rechazar', 'abandonar'])}
<details><summary>Provocar fallos</summary>${form(faults)}</details>`
      : `<p role="status">${results[status]}</p>`;
  return page(`<h1>Pasarela de pago de demostración</h1>
<p>${escapeHtml(concept)}</p>
<p class="amount">${escapeHtml(formatMoney(amount))}</p>
${body}`);
}

/** What is shown when the provider fails on purpose. */
export const failedPage = (): string =>
  page('<h1>Error 500</h1><p>La pasarela ha fallado. El área privada lo sabrá más tarde.</p>');

const page = (main: string) => `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pasarela de pago de demostración</title>
<style>${sandboxStyle}</style>
</head>
<body><div>
${main}
</div></body>
</html>
`;

/** Within the page: a frame without an origin of its own may fetch nothing from ours. */
export const sandboxStyle = `
:root { color-scheme: light; }
body { font: 1.125rem/1.5 system-ui, sans-serif; margin: 0; color: #1a1f26; background: #fff; }
body > div { max-width: 32rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.25rem; }
.amount { font-size: 1.75rem; font-weight: 600; }
form { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1rem 0; }
button { font: inherit; min-height: 3rem; padding: 0 1.25rem; border: 2px solid #1a1f26; border-radius: 0.5rem; background: #fff; color: inherit; }
button:first-child { background: #1a1f26; color: #fff; }
button:focus-visible, summary:focus-visible { outline: 3px solid #0b63ce; outline-offset: 2px; }
summary { min-height: 2.75rem; }
`;
