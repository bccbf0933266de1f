import type { FormDocument } from '../documents/form.ts';
import { error, type Check } from './context.ts';

/** The program itself goes on once somebody has logged in. */
const followedByProgram: ReadonlySet<string> = new Set(['createToken']);

/** Who has sent a form hears so: by a sentence in its place, or on the page that it leads to. */
export const checkAfterwards: Check = ({ kind, value, origins = [] }) => {
  const { submit } = value as FormDocument;
  if (kind !== 'form' || !submit || followedByProgram.has(submit.call)) return [];
  // A part that says what is sent besides the answers is where what follows is said too.
  const part = origins.find(({ at }) => at.startsWith('/submit/input/body/'))?.key;
  const use = origins.find(({ at, key }) => key === part && /^\/uses\/[^/]+\/part$/.test(at));
  return submit.done?.text === undefined && submit.done?.navigate === undefined
    ? [
        error(
          submit.done ? '/submit/done' : (use?.at ?? '/submit'),
          'Después de enviarlo no se diría nada: falta «text» o «navigate» en «done».',
        ),
      ]
    : [];
};
