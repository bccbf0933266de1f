import { keyed, optional, ordered } from '../notation/build.ts';
import { binding, condition, route, text } from '../notation/parts.ts';

/** What can be done with one thing of a list, each a link; `when` says with which. */
export const rowActions = ordered({
  label: text,
  to: route,
  values: optional(keyed(binding)),
  when: optional(condition),
});
