import type { Condition } from '../expressions/condition.ts';

/** For whom a page is: whoever has not logged in, the clients, or the people of the manager. */
export type Seer = 'guest' | 'investor' | 'staff';

/** What is read of a screen to know it. */
export interface Seen {
  guest?: boolean;
  access?: Condition;
  /** Ids of the forms that it draws. */
  forms: readonly string[];
}

/** A screen is for staff when its access asks for nothing but that; the server asks again at each call. */
export function seerOf({ guest, access }: Omit<Seen, 'forms'>): Seer {
  if (guest) return 'guest';
  const { at, equals, ...more } = (access ?? {}) as { at?: string; equals?: unknown };
  const isForStaff = at === '/facts/isStaff' && equals === true && Object.keys(more).length === 0;
  return isForStaff ? 'staff' : 'investor';
}

/** Whoever sees one of the screens that draw a form; one that no screen draws is for investors. */
export function seersOf(form: string, screens: readonly Seen[]): Seer[] {
  const drawing = screens.filter(({ forms }) => forms.includes(form));
  return drawing.length > 0 ? [...new Set(drawing.map(seerOf))] : ['investor'];
}
