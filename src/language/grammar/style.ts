import { named, object, optional, string, told } from '../notation/build.ts';
import { id, kind } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';

const colour: Grammar<string> = string({
  role: 'colour',
  pattern: '^#([0-9a-fA-F]{6})$',
  maxLength: 7,
});
const token = (title: string, description: string) => optional(told(colour, title, description));

/** The tokens that a tenant may set, each of its own type: never CSS. */
export const tokens = object({
  '--color-primary': token(
    'Principal',
    'El color de la marca: botones, enlaces y lo que está elegido.',
  ),
  '--color-primary-hover': token(
    'Principal al señalar',
    'El mismo botón o enlace con el puntero encima.',
  ),
  '--color-on-primary': token('Letras del botón', 'Las que van sobre el color principal.'),
  '--color-accent': token('Acento', 'Lo que destaca sin ser un botón.'),
  '--color-tint': token('Fondo suave', 'El fondo de lo elegido y de los recuadros de color.'),
  '--color-focus': token('Foco', 'El borde de donde está quien usa el teclado.'),
  '--font-sans': optional(
    told(
      named({ Inter: 'Inter', 'system-ui': 'La del dispositivo', Georgia: 'Georgia' }),
      'Letra',
      'La sirve el propio producto: nunca se pide a un tercero.',
    ),
  ),
});

export const style: Grammar = object(
  {
    kind: kind('style'),
    id,
    light: told(tokens, 'En claro', 'Los colores con el aspecto claro.'),
    dark: optional(
      told(
        tokens,
        'En oscuro',
        'Los colores con el aspecto oscuro; lo que falte se toma del claro.',
      ),
    ),
    logo: optional(
      told(
        string({ pattern: '^[a-z0-9-]+\\.(svg|png|jpg)$', maxLength: 60 }),
        'Logotipo',
        'El nombre de su fichero entre los de la entidad, como logo.svg.',
      ),
    ),
  },
  { title: 'Estilo' },
);
