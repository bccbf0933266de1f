import type { Text } from '../expressions/binding.ts';
import type { BlockOptions } from '../blocks/index.ts';
import { isOfType } from '../blocks/isOfType.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { error, type Check } from './context.ts';
import { asksWho } from './personal.ts';
import { demandsSecret, namesSecret } from './secretFields.ts';
import { sentenceOf } from './texts.ts';

type Item = BlockOptions['filters']['items'][string];

/**
 * What narrows a list stands in the address, which browsers keep and send: nothing secret and nothing that says who
 * somebody is, is asked for there, and before the login nothing is typed into it at all.
 */
export const checkFilters: Check = ({ kind, value }) => {
  if (kind !== 'screen') return [];
  const { guest, blocks } = value as ScreenDocument;
  return Object.entries(blocks).flatMap(([name, block]): Diagnostic[] => {
    if (!isOfType(block, 'filters')) return [];
    const { items } = block;
    return Object.entries(items).flatMap(([key, item]) => {
      const at = `/blocks/${name}/items/${key}`;
      if (asksForSecret(item)) return [error(at, SECRET)];
      if (guest === true && item.control === 'search')
        return [error(at, 'Antes de entrar no se busca: lo escrito quedaría en la dirección.')];
      return item.control === 'search' && wordsOf(item).some(asksWho)
        ? [error(at, 'Lo que se busca queda en la dirección: no se piden datos de personas.')]
        : [];
    });
  });
};

const SECRET = 'Lo que se filtra queda en la dirección: no se piden claves.';

/** Everything that is read beside the field, and the name under which its answer stands in the address. */
const wordsOf = ({ label, hint, all, options = {}, param }: Item): string[] => [
  ...[label, hint, all, ...Object.values(options).map((option) => option.label)]
    .filter((text): text is Text => text !== undefined)
    .map(sentenceOf),
  param.replace(/[-_]/g, ' '),
];

const asksForSecret = (item: Item) =>
  wordsOf(item).some((words) => namesSecret(words) || demandsSecret(words));
