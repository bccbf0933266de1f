import { choice, object, optional, string } from '../notation/build.ts';
import { kind } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';

/** The families that the product serves itself. */
export const fonts = ['Inter', 'system-ui', 'Georgia'] as const;

const colour: Grammar<string> = string({
  role: 'colour',
  pattern: '^#([0-9a-fA-F]{6})$',
  maxLength: 7,
});

/** The tokens that a tenant may set, each of its own type: never CSS. */
const tokens = object({
  '--color-primary': optional(colour),
  '--color-primary-hover': optional(colour),
  '--color-on-primary': optional(colour),
  '--color-accent': optional(colour),
  '--color-tint': optional(colour),
  '--color-focus': optional(colour),
  '--font-sans': optional(choice(...fonts)),
});

export const style: Grammar = object(
  {
    kind: kind('style'),
    id: string({ pattern: '^[A-Za-z][A-Za-z0-9_-]*$', maxLength: 64 }),
    light: tokens,
    dark: optional(tokens),
    logo: optional(
      string({ title: 'Logotipo', pattern: '^[a-z0-9-]+\\.(svg|png|jpg)$', maxLength: 60 }),
    ),
  },
  { title: 'Estilo' },
);
