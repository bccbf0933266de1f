import type { ComponentType } from 'react';
import type { Started } from '../../tenancy/tenancy.tsx';

/** Something of `engine/parts` or of the program that a page opens when it is wanted. */
export interface Part {
  title: string;
  /** What opens it, within its own example; what is always open has none. */
  opener?: string;
  /** It opens when the focus comes to its opener, not by a press. */
  onFocus?: boolean;
  Draw: ComponentType<PartProps>;
}

export interface PartProps {
  started: Started;
  /** Letters and digits, of its own on the page. */
  id: string;
  /** The sentence, or the hostile one in its place. */
  say(sentence: string): string;
  /** What stands in every text, where that is to be tried. */
  hostile: string | undefined;
}
