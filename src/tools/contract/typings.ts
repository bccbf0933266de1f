import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import type { Bundle } from './bundle.ts';

/** Text of `contract.gen.ts`: the types of every path, call and schema. Binary content is a `Blob`. */
export async function typings(whole: Bundle): Promise<string> {
  const blob = ts.factory.createTypeReferenceNode('Blob');
  const tree = await openapiTS(structuredClone(whole) as unknown as OpenAPI3, {
    defaultNonNullable: false,
    silent: true,
    transform: (schema) =>
      schema.type === 'string' && schema.format === 'binary' ? blob : undefined,
  });
  return `// Written by \`npm run generate\` from openapi/. Do not edit.\n${astToString(tree)}`;
}
