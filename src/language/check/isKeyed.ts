import type { JsonSchema } from '#/contract/openapi.ts';
import type { Alternative } from '../contract/alternatives.ts';
import { OWN_ANSWERS } from '../requests/ownQuestions.ts';

/** Whether a body takes answers by keys of others' choice, beside the place of a tenant's own questions. */
export const isKeyed = ({ schema }: Alternative): boolean =>
  schema.additionalProperties !== false &&
  Object.keys(schema.properties ?? {}).every((name) => name === OWN_ANSWERS);

/** How the keys of others' choice are made, beside the place of a tenant's own questions. */
export function patternOfKeys({ propertyNames }: JsonSchema): string | undefined {
  const { pattern, anyOf = [] } = (propertyNames ?? {}) as {
    pattern?: string;
    anyOf?: { pattern?: string }[];
  };
  return pattern ?? anyOf.find((one) => one.pattern !== undefined)?.pattern;
}

/** Whether a name is made as the keys of a body are. */
export function isKeyOf(body: JsonSchema, name: string): boolean {
  const pattern = patternOfKeys(body);
  return pattern === undefined || new RegExp(pattern, 'u').test(name);
}
