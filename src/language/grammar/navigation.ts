import { icons } from '../values/icons.ts';
import { named, object, optional, ordered, string, told } from '../notation/build.ts';
import { id, kind, locked } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';
import { label, text, to, when } from '../notation/parts.ts';

const entry = {
  label,
  icon: told(named(icons), 'Icono', 'El dibujo que va junto al nombre.'),
  to,
  when: optional(when),
  badge: optional(
    told(
      string({ role: 'pointer', maxLength: 200 }),
      'Contador',
      'Un número que se enseña al lado, como los avisos sin leer.',
    ),
  ),
  locked: optional(locked),
};
const group = optional(
  told(
    text,
    'Se agrupa bajo',
    'Las entradas seguidas que dicen lo mismo van juntas bajo esas palabras.',
  ),
);

export const navigation: Grammar = object(
  {
    kind: kind('navigation'),
    id,
    sections: told(ordered(entry), 'Secciones', 'Lo que se ve siempre en la barra.'),
    menu: told(ordered({ ...entry, group }), 'Menú de la persona', 'Lo que se abre con su nombre.'),
  },
  { title: 'Navegación' },
);
