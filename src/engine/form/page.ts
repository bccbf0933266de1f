import type { RefObject } from 'react';
import type { Scope } from '#/language/expressions/scope.ts';
import type { FormProps } from '../ports/formProps.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import type { FormTools } from './useFormTools.ts';
import type { Submit } from './useSubmit.ts';

/** What every way of laying a form out on pages is given. */
export interface PageProps extends FormTools {
  submit: Submit;
  summary: RefObject<HTMLDivElement | null>;
  keeper: DraftKeeper | undefined;
  /** Something would be lost by leaving now. */
  unsaved(): void;
  props: FormProps;
  /** As it is now, the route included. */
  scope: Scope;
}
