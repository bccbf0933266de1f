import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { generated, staleness } from '../../src/tools/generate.ts';
import { swept } from '../support/sweep.ts';

const root = join(import.meta.dirname, '../..');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-'));
  cpSync(join(root, 'openapi'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (file: string, from: string, to: string) => {
  const text = readFileSync(join(folder, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replace(from, to));
};
const words = async () => staleness(await generated(folder), join(root, 'src/contract'));

test('the committed client is what openapi/ says', async () => {
  expect(staleness(await generated(join(root, 'openapi')), join(root, 'src/contract'))).toEqual([]);
});

test('a new optional field is named', async () => {
  edit(
    'private-area.yaml',
    '    OperationTypeItem:\n      type: object\n      additionalProperties: false\n      required: [key_operation_type, name, kind]\n      properties:\n',
    '    OperationTypeItem:\n      type: object\n      additionalProperties: false\n      required: [key_operation_type, name, kind]\n      properties:\n        note: { type: string }\n',
  );
  expect(await words()).toEqual([
    '+ optional field OperationTypeItem.note',
    'contract.gen.ts is not what openapi/ says',
    'openapi.gen.json is not what openapi/ says',
  ]);
});

test.each(
  swept(
    [
      ['a removed value', 'enum: [PPA, PP] }', 'enum: [PP] }', '- value "PPA" of PlanType'],
      [
        'an added value',
        'enum: [PPA, PP] }',
        'enum: [PPA, PP, EPSV] }',
        '+ value "EPSV" of PlanType',
      ],
      [
        'a changed type',
        'risk: { type: integer, minimum: 1',
        'risk: { type: number, minimum: 1',
        '~ type of Product.risk: "integer" became "number"',
      ],
      [
        'a field that is no longer required',
        'required: [given_name, family_name_1]',
        'required: [given_name]',
        '~ User.family_name_1 is now optional',
      ],
      [
        'a renamed field',
        'family_name_1: { type: string }',
        'family_name: { type: string }',
        '- required field User.family_name_1',
      ],
      [
        'a moved call',
        '  /tin-validator:\n',
        '  /tin:\n',
        '~ call validateTin moved from POST /tin-validator to POST /tin',
      ],
      [
        'a renamed call',
        'operationId: getMe\n',
        'operationId: readMe\n',
        '+ call readMe (GET /me)',
      ],
    ] as const,
    3,
  ),
)('%s is said in words', async (_, from, to, sentence) => {
  edit('private-area.yaml', from, to);
  expect(await words()).toContain(sentence);
});

test.each([
  [
    'a dead reference',
    'additions.yaml',
    "schemas/Draft'",
    "schemas/Drafft'",
    'Drafft does not exist',
  ],
  [
    'an operationId twice',
    'additions.yaml',
    'operationId: getReady',
    'operationId: getMe',
    'operationId getMe stands at',
  ],
  [
    'a schema said twice',
    'studio.yaml',
    'StudioSession:\n',
    'Me:\n',
    'Me is already said otherwise',
  ],
])('%s stops the generator', async (_, file, from, to, message) => {
  edit(file, from, to);
  await expect(generated(folder)).rejects.toThrow(message);
});
