import { useCallback, useMemo, useState } from 'react';
import { STEP_PARAMETER } from '#/engine/form/useStep.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { segments } from '#/language/values/pointer.ts';

export interface Turned {
  route: NonNullable<Scope['route']>;
  /** Goes to an address of what is shown; every other one leads nowhere. */
  open(to: string): void;
}

/** The address in the preview: the page of a form that somebody has gone to, or that of the answer which is being edited. */
export function useTurned(
  { route = nowhere }: Scope,
  form?: FormDocument,
  selected?: string,
): Turned {
  const page = form && pageOf(form, selected);
  const at = (to: string | undefined) =>
    to === undefined ? route.query : { [STEP_PARAMETER]: to };
  const [place, turn] = useState(() => ({ selected, query: at(page) }));
  if (place.selected !== selected)
    turn({ selected, query: page === undefined ? place.query : at(page) });
  const { query } = place;
  return {
    route: useMemo(() => ({ ...route, query }), [route, query]),
    open: useCallback(
      (to: string) => {
        const [path, search = ''] = to.split('?');
        if (path !== route.path) return;
        turn((now) => ({ ...now, query: Object.fromEntries(new URLSearchParams(search)) }));
      },
      [route.path],
    ),
  };
}

const nowhere: Turned['route'] = { name: 'preview', path: '/', params: {}, query: {} };

/** The page on which an answer is given, where the form is walked page by page. */
function pageOf({ review, steps }: FormDocument, pointer = ''): string | undefined {
  const [, name] = segments(pointer);
  return review && name !== undefined
    ? Object.keys(steps).find((step) => Object.hasOwn(steps[step]!.fields, name))
    : undefined;
}
