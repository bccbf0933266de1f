import { answered } from './file/answered.ts';
import { namesFor } from './file/namesFor.ts';
import { lazyDraw } from './lazyDraw.tsx';
import type { Widget } from '../fields/widget.ts';

/**
 * One file or several, sent as soon as they are chosen; the answer is the uuid of the stored document,
 * or a list of them.
 */
export const file: Widget<'file'> = {
  ...lazyDraw(() => import('./file/FileField.tsx')),
  live: true,
  read: (host) => answered.get(host) ?? { value: undefined },
  show: (value, _, context) => namesFor(value, context),
};
