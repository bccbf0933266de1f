import type { BlockOf } from '#/language/blocks/isOfType.ts';
import type { Localization } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';

/** What the halves of a payment's page are given. */
export interface PaymentProps {
  block: BlockOf<'paymentFrame'>;
  scope: Scope;
  words: Localization;
}

/** A page that may be shown in a frame, and what it may do there. */
export interface FramedPage {
  src: string;
  sandbox: string;
}

/**
 * The page of a provider as it may be framed: below the pages that the server names as the provider's, encrypted
 * unless it is ours. A page of our own origin is kept from it: with it and scripts it could take the frame off; a foreign one
 * keeps its own, which it needs to work. Undefined for every other address.
 * @param origin of the page around
 */
export function framedPage(address: string, pages: string, origin: string): FramedPage | undefined {
  const page = read(address, origin);
  const below = read(pages, origin);
  if (!page || !below || page.origin !== below.origin) return undefined;
  if (!below.pathname.endsWith('/') || !page.pathname.startsWith(below.pathname)) return undefined;
  const isOwn = page.origin === origin;
  if (isOwn ? below.pathname === '/' : page.protocol !== 'https:') return undefined;
  if (page.username || page.password) return undefined;
  return { src: page.href, sandbox: isOwn ? OWN : FOREIGN };
}

const OWN = 'allow-forms allow-scripts';
const FOREIGN = `${OWN} allow-same-origin`;

const read = (address: string, origin: string): URL | undefined =>
  URL.canParse(address, origin) ? new URL(address, origin) : undefined;
