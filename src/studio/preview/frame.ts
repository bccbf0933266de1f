import type { FormDocument } from '#/language/documents/form.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';

/** What the page in the preview's frame is told: all that it draws by. It asks nobody anything. */
export interface Shown {
  form: FormDocument;
  /** Spanish sentence, or code of an issue → what is said in the language of the preview. */
  texts: Readonly<Record<string, string>>;
  language: string;
  codes: Readonly<Record<string, CodesDocument>>;
  scope: Scope;
  answers: Answers;
  theme: 'light' | 'dark';
  /** Pointer of the answer that is being edited. */
  selected?: string;
  /** Of the page's own text size, in per cent. */
  textSize: number;
}

/** What it says back. */
export type Said = { ready: true } | { selected: string };

export const PREVIEW_PATH = '/studio/preview';

/** Whether this page is the one in the frame. */
export const previewed = ({ pathname }: Location): boolean => pathname === PREVIEW_PATH;
