import type { Schema } from '../notation/grammar.ts';

/** What a grammar says of the entry that it names so itself: names that every object answers to are none of it. */
export const namedIn = (
  { properties }: Pick<Schema, 'properties'>,
  name: string,
): Schema | undefined =>
  properties && Object.hasOwn(properties, name) ? properties[name] : undefined;
