/** The pictures that a navigation document may name; the application draws each. */
export const iconNames = [
  'home',
  'wallet',
  'list',
  'exchange',
  'person',
  'settings',
  'document',
  'report',
  'bell',
] as const;

export type IconName = (typeof iconNames)[number];
