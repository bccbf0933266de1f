import type { Page } from 'playwright';

/** Pages come without the answers that ride in them, so that what a test says in a call's place is heard. */
export async function withoutPreloaded(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    const headers = { ...answer.headers() };
    delete headers['content-encoding'];
    delete headers['content-length'];
    const body = stripped(await answer.text());
    return route.fulfill({ response: answer, headers, body });
  });
}

/** A page's text without them. */
export const stripped = (html: string) =>
  html.replace(/<script id="preloaded"[^>]*>.*?<\/script>/s, '');
