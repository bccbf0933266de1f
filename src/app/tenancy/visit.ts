import type { Scope } from '#/language/expressions/scope.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import type { SessionContext } from './sessionContext.tsx';

/** One page of the application as the guard lets it be seen. */
export interface Visit {
  route: NonNullable<Scope['route']>;
  /** Missing when no screen has this address. */
  screen?: ScreenDocument;
  /** Missing on guest pages. */
  area?: Pick<SessionContext, 'me' | 'facts' | 'viewing'>;
}
