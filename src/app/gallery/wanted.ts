import { allStates, type State } from './specimens/states.ts';

/** What the address of the gallery asks for. */
export interface Wanted {
  /** Name of a tenant; the host's own otherwise. */
  tenant?: string;
  theme: 'light' | 'dark' | 'auto';
  /** One widget, block or part by its name, or all of a kind; everything otherwise. */
  only?: string;
  /** One state; all of them otherwise. */
  state?: State;
  /** So many rows in every list and codes in every code list, drawn when a button is pressed. */
  many?: number;
}

const themes = ['light', 'dark', 'auto'] as const;

/** Reads `?tenant=`, `?theme=`, `?only=` and `?state=`; an unknown word is as if it were not there. */
export function wantedBy(search: string): Wanted {
  const asked = new URLSearchParams(search);
  const word = <T extends string>(name: string, known: readonly T[]): T | undefined =>
    known.find((one) => one === asked.get(name));
  return {
    tenant: asked.get('tenant') ?? undefined,
    theme: word('theme', themes) ?? 'light',
    only: asked.get('only') ?? undefined,
    state: word('state', allStates),
    many: Number(asked.get('many')) || undefined,
  };
}

/** The address of the gallery for what is wanted. */
export function addressOf(wanted: Partial<Wanted>): string {
  const given = Object.entries(wanted).filter(([, value]) => value !== undefined);
  return `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}
