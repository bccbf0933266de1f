import type { CallFacts } from '#/contract/callFacts.ts';
import type { Value } from '../expressions/binding.ts';
import { segments, step } from '../values/pointer.ts';
import { callSitesOf, type CallSite } from './callSites.ts';
import { error, type Check } from './context.ts';

/**
 * What changes something says what the person gave: a document fills in only what the contract lets it.
 * Nothing in a body is a constant, a default, a setting of the tenant or a part of an address.
 */
export const checkGiven: Check = (document) =>
  callSitesOf(document)
    .filter(({ facts }) => facts.effect !== 'reads')
    .flatMap((site) =>
      (['path', 'query', 'body'] as const).flatMap((place) =>
        Object.entries(site.use.input?.[place] ?? {}).flatMap(([name, value]) => {
          const why = whyNot(place, name, value, site);
          return why ? [error(`${site.pointer}/input/${place}${step(name)}`, why)] : [];
        }),
      ),
    );

const read: Readonly<Record<'path' | 'query' | 'body', ReadonlySet<string>>> = {
  path: new Set(['answers', 'me', 'route', 'row', 'data', 'facts']),
  query: new Set(['answers', 'me', 'route', 'row', 'data', 'facts']),
  body: new Set(['answers']),
};

function whyNot(
  place: 'path' | 'query' | 'body',
  name: string,
  value: Value,
  { use, facts }: CallSite,
): string | undefined {
  const fixed = Object.hasOwn(facts.fixed ?? {}, name) ? facts.fixed![name] : undefined;
  if (fixed === 'any') return undefined;
  if (value === null || typeof value !== 'object') {
    const values = Object.keys(fixed ?? {});
    if (values.includes(String(value))) return undefined;
    return fixed
      ? `Aquí un documento sólo puede decir ${values.join(' o ')}.`
      : `«${name}» lo da la persona: un documento no puede fijarlo en «${use.call}».`;
  }
  if (value.default !== undefined)
    return `«${name}» lo da la persona: no puede tener un valor por defecto.`;
  const [root = ''] = segments(value.from);
  return read[place].has(root)
    ? undefined
    : `«${name}» lo da la persona: no puede venir de «${value.from}».`;
}

/** The verbs that a button for a call must say: the call's, or those of the value that the document fixes. */
export function verbsOf({ use, facts }: Pick<CallSite, 'use' | 'facts'>): CallFacts['verbs'] {
  for (const [name, values] of Object.entries(facts.fixed ?? {})) {
    const given = use.input?.body?.[name];
    if (values !== 'any' && typeof given === 'string' && Object.hasOwn(values, given))
      return values[given];
  }
  return facts.verbs;
}
