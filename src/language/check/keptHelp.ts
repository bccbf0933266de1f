import { textsIn } from '../locks/guarded.ts';
import { same } from '../locks/guarded.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { Block } from '../documents/block.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { error, type Check } from './context.ts';

/** What decides whether a notice is seen, and how grave it looks. */
const MEANING = ['type', 'when', 'tone', 'data'] as const;
/** What decides whether help is seen. */
const SEEN = ['type', 'when'] as const;

const TENANT = '/tenant/support/';
/** How people are told to get help. */
const HELP = /(?<!\p{L})(?:ll[áa]m(?:e|enos|anos)|escr[íi]banos|ac[ée]rquese)(?!\p{L})/iu;

/**
 * A variant puts the notices of a shared screen into other words, and leaves them where they are: what is said when a
 * session ended is not said always, nor in alarm. What tells people how to get help stays and is seen as before.
 */
export const checkKeptHelp: Check = ({ kind, value, variant }) => {
  if (kind !== 'screen' || !variant) return [];
  const { blocks } = value as ScreenDocument;
  return Object.entries((variant.base as ScreenDocument).blocks).flatMap(([name, before]) => {
    const isNotice = before.type === 'notice';
    if (!isNotice && !helps(before)) return [];
    const now = blocks[name];
    const at = `/blocks${step(name)}`;
    if (!now) return [error(at, KEPT)];
    return [
      ...(isNotice ? MEANING : SEEN)
        .filter((part) => !same(before[part], now[part]))
        .map((part): Diagnostic => error(`${at}/${part}`, `${KEPT} «${part}» no cambia.`)),
      ...(helps(before) && !helps(now) ? [error(at, KEPT)] : []),
    ];
  });
};

const KEPT =
  'Un aviso compartido, o lo que dice cómo pedir ayuda, sólo se dice con otras palabras.';

const helps = (block: Block): boolean =>
  block.type === 'contact' ||
  textsIn(block).some((text) => text.startsWith(TENANT) || HELP.test(text));
