import { useEffect, useRef } from 'react';
import type { Ports } from '#/engine/ports/ports.tsx';
import { sentence } from '#/language/presentation/format.ts';
import { sentences } from '../kernel/sentences.ts';
import { useTenancy } from '../tenancy/tenancy.tsx';
import type { Visit } from '../tenancy/visit.ts';

/**
 * What happens on arriving at a page: the window's title names it, the window is at its top, and the
 * focus is on its heading. The first page leaves the focus where the browser put it.
 */
export function useArrival({ route, screen, ...visit }: Visit, text: Ports['text']): void {
  const { tenant } = useTenancy();
  const before = useRef(route.path);
  const title = screen
    ? sentence(screen.title, { ...visit.area, route }, { text })
    : text(sentences.notFoundTitle);

  useEffect(() => {
    document.title = `${title} – ${tenant.display_name}`;
  }, [title, tenant]);

  useEffect(() => {
    if (before.current === route.path) return;
    before.current = route.path;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [route.path]);
}
