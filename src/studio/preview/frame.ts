import type { Verdict } from '#/language/documents/example.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { Documents } from '#/language/lenses/documents.ts';

/** All that the page in the preview's frame draws by. It asks nobody anything. */
export interface Shown {
  /** The form or the screen, `<kind>/<id>`. */
  path: string;
  /** That, and what it is drawn by. */
  documents: Documents;
  tenant: ShownTenant;
  /** Spanish sentence, or code of an issue → what is said in the language of the preview. */
  texts: Readonly<Record<string, string>>;
  language: string;
  scope: Scope;
  answers: Answers;
  theme: 'light' | 'dark';
  /** Page by page, where the form is walked so. */
  isPaged: boolean;
  /** Of the page's own text size, in per cent. */
  textSize: number;
}

/** Whose look it has. */
export interface ShownTenant {
  id: string;
  name: string;
  display_name: string;
}

/** What is typed in the frame, and what it would give. */
export interface Answered {
  answers: Answers;
  scope: Scope;
  verdict: Verdict;
}

/**
 * What it is told: what to draw, and, by itself, for that is told at each press, the pointer of what is being edited (an
 * answer of a form, a block of a screen).
 */
export type Told = { shown: Shown } | { selected: string | undefined };

/** What it says back. */
export type Said = { ready: true } | { selected: string } | { answered: Answered };

export const PREVIEW_PATH = '/studio/preview';

/** Whether this page is the one in the frame. */
export const previewed = ({ pathname }: Location): boolean => pathname === PREVIEW_PATH;
