import document from './openapi.gen.json' with { type: 'json' };
import { frozen } from './frozen.ts';

/**
 * The three documents of the contract as one, every `$ref` local. An investor's browser never loads it; the Studio does
 * once a screen is edited. Nobody can change it: what releases are made from is the same for as long as a process lives.
 */
export const openapi = frozen(document) as unknown as OpenApiDocument;

export interface OpenApiDocument {
  openapi: string;
  /** Path → method in small letters → call. */
  paths: Record<string, Record<string, OpenApiCall>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, OpenApiParameter>;
    responses: Record<string, OpenApiAnswer>;
    headers: Record<string, unknown>;
    securitySchemes: Record<string, unknown>;
  };
}
export interface OpenApiCall {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: (OpenApiParameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, OpenApiContent> };
  /** By status, or `default`. */
  responses: Record<string, OpenApiAnswer | Reference>;
  'x-document': string;
}
export interface OpenApiParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: JsonSchema;
}
export interface OpenApiAnswer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, OpenApiContent>;
}
export interface OpenApiContent {
  schema: JsonSchema;
  example?: unknown;
}
export interface Reference {
  $ref: string;
}
/** JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export type JsonSchema = Record<string, unknown>;
