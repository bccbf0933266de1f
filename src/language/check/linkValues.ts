import type { Binding } from '../expressions/binding.ts';
import { grammars } from '../grammar/index.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, segments, step } from '../values/pointer.ts';
import { tenantOf } from '../assembly/source.ts';
import { error, type Check } from './context.ts';
import { found } from '../grammar/walk.ts';

/** Parameters that the program itself reads of an address: a document that writes them would act in its name. */
const OF_PROGRAM = new Set(['id', 'token', 'reason', 'error', 'returnTo', 'lang', 'user_uuid']);

/** Members that say which thing is meant and nothing of the person. */
const NAMES = /^(?:uuid|key)(?:_|$)|^(?:id|place)$/;

/**
 * An address is kept in histories and logs and sent to others: a link fills its places with what names a thing or
 * stands in the address already, never with what a person is, has or answers. It leaves the program's own parameters alone.
 */
export const checkLinkValues: Check = ({ kind, file, value, variant }) => [
  ...found(grammars[kind], value, 'route').flatMap(({ value: to, pointer }) => {
    const at = pointer.replace(/\/[^/]*$/, '/values');
    const values = read(value, at);
    return [
      ...taken(new URLSearchParams(String(to).split('?')[1] ?? '').keys()).map((name) =>
        error(pointer, `«${name}» es un parámetro del programa: un enlace no lo escribe.`),
      ),
      ...Object.entries(isObject(values) ? values : {})
        .filter(([, binding]) => !namesThing(binding as unknown as Binding, value))
        .map(([name, binding]) =>
          error(
            `${at}${step(name)}${isObject(binding) && 'default' in binding ? '' : '/from'}`,
            'A una dirección sólo va lo que nombra una cosa, como «uuid» o «key_product».',
          ),
        ),
    ];
  }),
  ...(tenantOf(file) || variant ? paramsIn(value) : [])
    .filter(({ name }) => OF_PROGRAM.has(name))
    .map(({ name, pointer }) =>
      error(pointer, `«${name}» es un parámetro del programa: elija otro nombre.`),
    ),
];

const taken = (names: Iterable<string>) => [...names].filter((name) => OF_PROGRAM.has(name));

function namesThing({ from, default: other }: Binding, document: unknown): boolean {
  const [root, ...rest] = segments(from);
  if (other !== undefined) return false;
  if (root === 'answers') return isChosenThing(document, rest);
  return root === 'route' || NAMES.test(rest.at(-1) ?? '');
}

/** An answer that was chosen among things by their names, is the fingerprint of one, or says which order is meant. */
function isChosenThing(document: unknown, [name = '', ...deeper]: string[]): boolean {
  const from = read(document, `/fields${step(name)}/choices/value/from`);
  const isThing = typeof from === 'string' && NAMES.test(segments(from).at(-1) ?? '');
  const isPrint = ['digest', 'fingerprint'].includes(
    String(read(document, `/fields${step(name)}/widget`)),
  );
  return deeper.length === 0 && (isThing || isPrint || name === 'operation_type');
}

/** Names under which blocks keep something in the address. */
function paramsIn(value: unknown, at = ''): { name: string; pointer: string }[] {
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === 'param' && typeof inner === 'string'
      ? [{ name: inner, pointer: at + step(key) }]
      : paramsIn(inner, at + step(key)),
  );
}
