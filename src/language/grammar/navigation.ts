import { iconNames } from '../values/icons.ts';
import { choice, described, object, optional, ordered, string } from '../notation/build.ts';
import { id, kind, locked } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';
import { condition, route, text } from '../notation/parts.ts';

const entry = {
  label: text,
  icon: described(choice(...iconNames), { title: 'Icono' }),
  to: route,
  when: optional(condition),
  badge: optional(string({ role: 'pointer', title: 'Contador', maxLength: 200 })),
  locked: optional(locked),
};
const group = optional({ ...text, title: 'Se agrupa bajo' });

export const navigation: Grammar = object(
  { kind: kind('navigation'), id, sections: ordered(entry), menu: ordered({ ...entry, group }) },
  { title: 'Navegación' },
);
