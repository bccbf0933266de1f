import { optional, ordered, told } from '../notation/build.ts';
import { label, to, values, when } from '../notation/parts.ts';

/** What can be done with one thing of a list, each a link; `when` says with which. */
export const rowActions = told(
  ordered({ label, to, values: optional(values), when: optional(when) }),
  'Enlaces de cada fila',
  'Lo que se puede hacer con cada una.',
);
