import { act } from 'react';
import { expect, test } from 'vitest';
import { late } from '#/engine/parts/late.tsx';
import { click, mount } from '../mount.tsx';

const Part = ({ name }: { name: string }) => <p>{name} is here</p>;
const bones = ({ name }: { name: string }) => <p>{name} is on its way</p>;

/** A part whose first so many tries fail. */
function failing(times: number) {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: Part };
  };
  return { Late: late(load, bones), tries: () => tries };
}

test('a part stands once it has come, and at once where it was brought before', async () => {
  const { Late, tries } = failing(0);
  await Late.bring();
  const page = await mount(<Late name="A list" />);
  expect(page.textContent).toBe('A list is here');
  expect(tries()).toBe(1);
});

test('one that does not come says so in its place, and what stands around it goes on', async () => {
  const { Late, tries } = failing(2);
  const page = await mount(
    <>
      <input defaultValue="typed" />
      <Late name="A list" />
    </>,
  );
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('Compruebe su conexión');
  await click(page.querySelector('button'));
  expect(page.querySelector('[role="alert"]')).not.toBeNull();
  await act(async () => void dispatchEvent(new Event('online')));
  expect(page.textContent).toContain('A list is here');
  expect(page.querySelector('input')?.value).toBe('typed');
  expect(tries()).toBe(3);
});
