import type { Locked } from './locked.ts';
import type { Text } from '../expressions/binding.ts';
import type { Condition } from '../expressions/condition.ts';

/** What every block has; each type adds the options of its own grammar (`blocks/<type>.ts`). */
export interface Block {
  type: string;
  order: number;
  title?: Text;
  /** Name of the screen's call that feeds it; its loading, problem and emptiness are the block's. */
  data?: string;
  when?: Condition;
  width?: 'full' | 'half' | 'third' | 'two-thirds';
  /** `false`: not on paper; `only`: nowhere else. */
  print?: boolean | 'only';
  /** An overlay may neither touch this block nor what decides whether it is seen. */
  locked?: Locked;
  /** Shown instead of the block when its data has nothing. */
  empty?: { title: Text; text?: Text; action?: { label: Text; to: string } };
  /** Shown instead of `empty` when the filters of the screen leave nothing. */
  noResults?: { title: Text; text?: Text };
  [option: string]: unknown;
}
