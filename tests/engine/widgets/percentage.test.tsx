import { expect, test } from 'vitest';
import { Form } from '#/engine/Form.tsx';
import { formOf, mount, type, validatorOf } from '../mount.tsx';

const form = formOf(
  {
    others: { type: 'string', title: 'Los demás', maxLength: 10, local: true },
    own: { type: 'string', title: 'Porcentaje', maxLength: 10 },
  },
  {
    fields: {
      others: { widget: 'readonly', as: 'percent' },
      own: { widget: 'percentage', others: { from: '/answers/others' } },
    },
  },
);
const told = () => document.querySelector('[role=status].field-after')?.textContent;

test('a share tells what it adds up to with the others, as it is typed', async () => {
  await mount(<Form document={form} validator={validatorOf(form)} initial={{ others: '66.66' }} />);
  expect(told()).toBe('');
  await type('/answers/own', '33,34');
  expect(told()).toBe('Con los demás suma 100,00\u00a0%.');
  await type('/answers/own', '40');
  expect(told()).toBe('Con los demás suma 106,66\u00a0%.');
});
