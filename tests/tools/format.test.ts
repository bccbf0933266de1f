import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const formatted = async (file: string, value: unknown, indent?: number) => {
  const filepath = join(root, file);
  const options = await resolveConfig(filepath);
  return format(JSON.stringify(value, null, indent), { ...options, filepath });
};

const title =
  'Una pregunta tan larga que con lo que se dice de ella no cabe en una sola línea de las que se leen';
const form = {
  data: {
    properties: {
      short: { type: 'string', title: 'Alias', maxLength: 60 },
      long: { type: 'string', title, maxLength: 60, non_numeric: true },
    },
  },
};

describe('the format of documents', () => {
  it.each(['schemas/forms/x.json', 'tenants/sample/overlays/form/x.json'])(
    'keeps a field on one line where it fits, however it was written: %s',
    async (file) => {
      const text = await formatted(file, form);
      expect(text).toContain(
        '\n      "short": { "type": "string", "title": "Alias", "maxLength": 60 },\n',
      );
      expect(text).toContain(`\n        "title": "${title}",\n`);
      expect(await formatted(file, form, 2)).toBe(text);
      expect(await formatted(file, JSON.parse(text))).toBe(text);
    },
  );
});
