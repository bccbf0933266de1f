/**
 * What a widget makes of its controls: a value, or advice because the spelling may mean two things.
 * A value beside a doubt is kept meanwhile.
 */
export type Reading = { value: unknown; doubt?: undefined } | { value?: unknown; doubt: Doubt };

/** Why a spelling was refused: the code of a text, with what it names. */
export interface Doubt {
  code: string;
  params?: Record<string, unknown>;
}
