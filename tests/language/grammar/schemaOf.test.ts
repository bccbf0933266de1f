import Ajv2020Module from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { validateGrammar } from '#/language/grammar/validateGrammar.ts';
import { grammars, type Kind } from '#/language/grammar/index.ts';
import { schemaOf } from '../../support/schemaOf.ts';
import { parse } from '#/language/assembly/parse.ts';
import { placeOf } from '#/language/assembly/source.ts';
import { base, tenants } from '../../support/documents.ts';
import { hostile } from '../hostile/index.ts';

const Ajv2020 =
  (Ajv2020Module as unknown as { default: typeof Ajv2020Module }).default ?? Ajv2020Module;
const ajv = new Ajv2020({
  strict: true,
  strictTypes: false,
  strictRequired: false,
  discriminator: false,
  keywords: ['role', 'rows', 'draws', 'discriminator', 'words'],
});
const judges = Object.fromEntries(
  Object.keys(grammars).map((kind) => [kind, ajv.compile(schemaOf(kind as Kind))]),
);

const files = [
  ...base,
  ...Object.values(tenants).flat(),
  ...Object.values(hostile).flatMap((cases) => cases.flatMap((one) => one.files)),
];
const documents = files.flatMap(({ file, text }) => {
  const kind = placeOf(file)?.kind;
  const { value, faults } = kind ? parse(text, kind) : { value: undefined, faults: [] };
  return kind && value !== undefined && faults.length === 0 ? [{ file, kind, value }] : [];
});

describe('the grammars', () => {
  it('are JSON Schemas that Ajv reads strictly', () => {
    expect(Object.keys(judges)).toEqual(Object.keys(grammars));
  });

  it('refuse with Ajv what they refuse without it, over good and hostile documents', () => {
    const verdicts = documents.map(({ file, kind, value }) => {
      const own = validateGrammar(grammars[kind], value).filter(
        ({ message }) => !message.includes('reservado'),
      );
      return { file, value, own: own.length === 0, ajv: judges[kind]!(value) };
    });
    expect(verdicts.filter(({ own, ajv: other }) => own !== other)).toEqual([]);
    expect(verdicts.filter(({ own }) => own).length).toBeGreaterThan(100);
    expect(verdicts.filter(({ own }) => !own).length).toBeGreaterThan(100);
  });
});
