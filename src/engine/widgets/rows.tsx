import type { Widget } from '../fields/widget.ts';

/** A list of equal rows. rjsf's own array field draws it under our templates; its columns are the widgets. */
export const rows: Widget<'rows'> = {
  Component: () => null,
  group: true,
  read: () => ({ value: undefined }),
};
