import { numericFormats, type Binding, type Format } from '../expressions/binding.ts';
import type { Alternative } from '../contract/alternatives.ts';
import { isOpen, locate } from '../contract/locate.ts';
import { grammars } from '../grammar/index.ts';
import { isObject } from '../values/mergePatch.ts';
import { read } from '../values/pointer.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { error, type Check, type Context } from './context.ts';
import { scopeAt } from './scopeAt.ts';
import { found } from '../grammar/walk.ts';

/** Shared schemas that say what a text holds, and the formats that suit each, the usual one first. */
export const meant: Record<string, readonly Format[]> = {
  Money: ['money', 'moneySigned'],
  Shares: ['shares'],
  Nav: ['nav', 'money'],
  Percent: ['percent', 'percentSigned'],
  Decimal: ['money', 'moneySigned', 'shares', 'percent'],
  PlainDate: ['date'],
  Instant: ['instant', 'date'],
};
const numeric: readonly Format[] = numericFormats;

/** A bound value is shown in a format that suits it: no date as money, no list as text, codes with their list. */
export const checkFormats: Check = (document, { contract, documents }) =>
  found(grammars[document.kind], document.value, 'binding').flatMap(({ value, pointer, rows }) => {
    const { from, as, codes } = value as Binding;
    if (codes && as !== 'code')
      return [error(`${pointer}/codes`, '«codes» sólo vale con "as": "code".')];
    if (as === 'code' && !codes)
      return [error(pointer, 'Falta «codes»: la lista que da nombre al código.')];
    if (!as && !isShown(pointer)) return [];
    const { found: kinds } = locate(contract, scopeAt(document, contract, pointer, rows), from);
    if (!kinds) return [];
    const bare = as === undefined && isRead(document.value, pointer) ? kinds.map(unsaid) : [];
    if (bare.length > 0 && bare.every((one) => one !== undefined))
      return [
        error(
          pointer,
          `«${from}» se vería tal como llega: falta «as», como «${bare[0]!.join('» o «')}».`,
        ),
      ];
    const unsaidCodes = codes === undefined ? [] : missingIn(codes, kinds, documents);
    if (unsaidCodes.length > 0)
      return [
        error(
          `${pointer}/codes`,
          `«${codes}» no dice qué es ${unsaidCodes
            .slice(0, 5)
            .map((one) => `«${one}»`)
            .join(', ')}, que puede llegar en «${from}».`,
        ),
      ];
    if (kinds.some((kind) => (as ? suits(kind, as, isAnswer(from)) : !isComposed(kind)))) return [];
    return as
      ? [error(`${pointer}/as`, `«${from}» no puede mostrarse como «${as}».`)]
      : [error(`${pointer}/from`, `«${from}» no es un valor que se pueda mostrar.`)];
  });

const isComposed = ({ type }: Alternative) => type === 'object' || type === 'array';

/** Whether a person reads the value: what goes into calls and answers keeps its shape. */
const isShown = (pointer: string) => !/\/(input|answers|initial)\//.test(pointer);

/** Codes that may come, where a list has words for none of them: it is the list of something else. */
function missingIn(
  list: string,
  kinds: readonly Alternative[],
  documents: Context['documents'],
): string[] {
  const items = (documents.get(`codes/${list}`)?.value as CodesDocument | undefined)?.items;
  if (!items || kinds.some(({ values }) => values === undefined)) return [];
  const all = kinds.flatMap(({ values = [] }) => values.map(String));
  return all.some((one) => Object.hasOwn(items, one)) ? [] : all;
}

/** Whether the value becomes words: what fills in an address or an input keeps its own. */
function isRead(document: unknown, pointer: string): boolean {
  const [, holder] = /^(.*)\/values\/[^/]+$/.exec(pointer) ?? [];
  if (holder === undefined)
    return /\/(?:value|name|amount|date|note)$/.test(pointer) && !/\/choices\/value$/.test(pointer);
  const told = read(document, holder);
  return isObject(told) && told['text'] !== undefined;
}

/** The formats of which one is missing where a value of such a schema, or of such rules, is shown as it comes. */
function unsaid({ name, schema, values }: Alternative): readonly Format[] | undefined {
  if (values && values.length > 1) return ['code'];
  if (schema['currency'] !== undefined) return meant['Money'];
  if (schema['amount'] !== undefined) return meant['Shares'];
  if (schema['date'] !== undefined) return meant['PlainDate'];
  return name === undefined ? undefined : meant[name];
}

/** What a person writes has the meaning of its rules; what the contract answers as text without one is none of a figure. */
const isAnswer = (from: string) => from.startsWith('/answers/') || from.startsWith('/tenant/');

function suits(kind: Alternative, as: Format, isWritten: boolean): boolean {
  if (isOpen(kind)) return true;
  if (isComposed(kind)) return false;
  const formats = kind.name ? meant[kind.name] : undefined;
  if (formats) return formats.includes(as);
  if (kind.type === 'boolean') return as === 'text' || as === 'code';
  if (kind.type === 'number' || kind.type === 'integer')
    return as === 'text' || as === 'code' || numeric.includes(as);
  return isWritten || !numeric.includes(as);
}
