import { isOpen } from './edit.ts';
import type { Editing } from './useEditing.ts';
import type { Saving } from './useSaving.ts';
import type { Problems } from './useProblems.ts';

/** What every way of looking at a proposal is given. */
export interface ViewProps {
  editing: Editing;
  saving: Saving;
  problems: Problems;
  /** Whether what is typed would be kept: nobody changes what is being reviewed. */
  canEdit: boolean;
}

/** The same for one document: only to be read while its text is none yet. */
export const propsFor = <Props extends ViewProps>(props: Props, key: string): Props =>
  isOpen(props.editing, key) ? props : { ...props, canEdit: false };
