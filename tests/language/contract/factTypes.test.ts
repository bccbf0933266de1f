import { describe, expect, it } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { openapi, type JsonSchema } from '#/contract/openapi.ts';
import { conditionsToOperate } from '#/domain/access/conditionsToOperate.ts';
import { factsOf } from '#/domain/facts/factsOf.ts';
import { alternatives } from '#/language/contract/alternatives.ts';
import { factTypes } from '#/language/contract/factTypes.ts';
import { now, personas } from '../../domain/access/personas.ts';

const ajv = new Ajv2020({ strict: false, validateFormats: false });

/** A type, or nothing: what is not known of somebody is `null`. */
const fits = (schema: JsonSchema, value: unknown) =>
  value === null ||
  value === undefined ||
  alternatives(openapi, schema).some((one) => ajv.validate(one.schema, value));

describe.each(Object.entries(personas))('what documents are told of %s', (_name, me) => {
  const facts = factsOf({ me, tenant: { flow: { ALLOW_GDPR: true } }, now });

  it.each(Object.entries(factTypes))('%s is of its type', (name, type) => {
    const value: unknown = facts[name as keyof typeof facts];
    if (name !== 'conditions') return expect(fits(type, value)).toBe(true);
    const { properties } = (type as { items: { properties: Record<string, JsonSchema> } }).items;
    for (const condition of conditionsToOperate(me.intervener, facts.today))
      for (const [part, inner] of Object.entries(condition))
        expect(fits(properties[part]!, inner), `${part}: ${String(inner)}`).toBe(true);
  });
});
