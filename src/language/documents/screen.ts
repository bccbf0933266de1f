import type { Locked } from './locked.ts';
import type { Binding, Text } from '../expressions/binding.ts';
import type { Condition } from '../expressions/condition.ts';
import type { Block } from './block.ts';
import type { CallUse } from './form.ts';

export interface ScreenDocument {
  kind: 'screen';
  id: string;
  /** An overlay may not touch the screen at all. */
  locked?: Locked;
  /** Route with `{param}` or `{param?}` places, as in the specification. */
  path: string;
  /** Route name of the specification. */
  name: string;
  title: Text;
  guest?: boolean;
  /** Nothing can be done there yet: what leads there says so before it is pressed. */
  planned?: boolean;
  /** Who may see it; otherwise `otherwise` is where they go. */
  access?: Condition;
  otherwise?: string;
  data?: Record<string, CallUse>;
  /** Name of the call that what the page is about comes from: not found there means no page. */
  subject?: string;
  /** Passed over, to this address, while its list has one row alone: `/row`. */
  only?: { rows: string; to: string; values?: Record<string, Binding>; when?: Condition };
  blocks: Record<string, Block>;
}
