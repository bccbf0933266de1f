import type { Text } from '../expressions/binding.ts';
import { grammars } from '../grammar/index.ts';
import { lockedIn } from '../locks/lockedIn.ts';
import { read } from '../values/pointer.ts';
import { same } from '../locks/guarded.ts';
import { error, type Check } from './context.ts';
import { sentenceOf } from './texts.ts';
import { found } from '../grammar/walk.ts';

/** Words with which one text takes back another; what promises is refused wherever it stands (`ownWords.ts`). */
const TAKES_BACK =
  /\b(?:no se (?:le )?aplican?|no (?:le|les) afectan?|no (?:lo|la|los|las|le|les)? ?tenga en cuenta|haga caso omiso|(?:olvide|ignore|descarte|desatienda) (?:el|la|los|las|lo|este|esta|estos|estas)|sin (?:ning[uú]n )?(?:costes?|comisi[oó]n(?:es)?)|sigue en vigor)\b/iu;

/** Beside what is locked a variant says nothing that takes it back. */
export const checkBesideLocks: Check = ({ kind, value, variant }) => {
  if (kind !== 'screen' || !variant || lockedIn(variant.base).length === 0) return [];
  return found(grammars.screen, value, 'text')
    .filter(({ value: text, pointer }) => !same(text, read(variant.base, pointer)))
    .filter(({ value: text }) => TAKES_BACK.test(sentenceOf(text as Text).normalize('NFC')))
    .map(({ pointer }) =>
      error(pointer, 'En esta página hay textos bloqueados: nada a su lado los desmiente.'),
    );
};
