import { useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { STEP_PARAMETER } from '#/engine/form/useStep.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import { sentence } from '#/language/presentation/format.ts';
import { useTenancy } from '../tenancy/tenancy.tsx';
import type { Visit } from '../tenancy/visit.ts';

/**
 * What happens on arriving at a page: the window's title names it, the window is at its top, and the
 * focus is on its heading. The first page leaves the focus where the browser put it. A link to the same
 * page that is gone once it was followed leads to another page for whoever pressed it; pages of a form
 * say for themselves where they begin.
 */
export function useArrival({ route, screen, ...visit }: Visit, text: Ports['text']): void {
  const { tenant } = useTenancy();
  const type = useNavigationType();
  const pressed = usePressed();
  const asked = JSON.stringify({ ...route.query, [STEP_PARAMETER]: undefined });
  const before = useRef({ path: route.path, asked });
  const title = screen
    ? sentence(screen.title, { ...visit.area, route }, { text })
    : text('page.not_found.address_title');

  useEffect(() => {
    document.title = `${title} – ${tenant.display_name}`;
  }, [title, tenant]);

  useEffect(() => {
    const isSamePath = before.current.path === route.path;
    if (isSamePath && before.current.asked === asked) return;
    before.current = { path: route.path, asked };
    const isLeft = type === 'PUSH' && pressed.current?.isConnected === false;
    if (isSamePath && !isLeft) return;
    scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [route.path, asked, type, pressed]);
}

/** What was pressed last, by pointer or key. */
function usePressed() {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const keep = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('a, button') : null;
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, []);
  return pressed;
}
