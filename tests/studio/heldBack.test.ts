import { expect, test } from 'vitest';
import { heldBack } from '#/studio/life/heldBack.ts';

type Asked = Parameters<typeof heldBack>;
const proposal = { version: 3 } as Asked[0]['proposal'];
const checked = (version: number) =>
  ({ version, problems: [], changes: [] }) as unknown as NonNullable<Asked[1]['check']>;
const refused = { status: 503, name: 'busy', message: 'Hay demasiadas a la vez.', errors: [] };

test('nothing is approved or published before the check has answered of that very version', () => {
  expect(heldBack({ proposal }, { refused: null })).toMatch(/comprob/i);
  expect(heldBack({ proposal }, { check: checked(2), refused: null })).toMatch(/comprob/i);
  expect(heldBack({ proposal }, { check: checked(3), refused: null })).toBeUndefined();
});

test('a check that could not be made says why', () => {
  expect(heldBack({ proposal }, { check: checked(2), refused })).toContain(refused.message);
});
