import type { Visit } from '../tenancy/visit.ts';

/** A page as analytics get to know it. */
export interface PageView {
  event: 'page_view';
  page_path: string;
  page_location: string;
  page_title: string;
  page_referrer: '';
}

/**
 * What is told of a page: the route as the release writes it (`/account/myaccount/{uuidAccount}`) and its name.
 * Neither the address, whose places are ids and whose query may be a search, nor the page's title, nor where one
 * came from. Nothing at all of a page whose address is a secret: of a new password it holds the one-time handle.
 * @source specification §2.7
 */
export function pageView(
  route: Pick<Visit['route'], 'path' | 'query'>,
  screen: Visit['screen'],
): PageView | undefined {
  if ('user_uuid' in route.query) return undefined;
  const path = screen?.path ?? '/404';
  return {
    event: 'page_view',
    page_path: path,
    page_location: location.origin + path,
    page_title: screen?.name ?? 'NotFound',
    page_referrer: '',
  };
}
