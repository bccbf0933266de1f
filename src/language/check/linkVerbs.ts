import type { CallFacts } from '#/contract/callFacts.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { Text } from '../expressions/binding.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { grammars } from '../grammar/index.ts';
import { read } from '../values/pointer.ts';
import { saysVerb } from '../wording/saysVerb.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { tenantOf } from '../assembly/source.ts';
import { formsOn } from './callers.ts';
import { callSitesOf } from './callSites.ts';
import { error, type Check, type Context } from './context.ts';
import { sentenceOf } from './texts.ts';
import { found } from '../grammar/walk.ts';

/** Verbs of what ends, is regulated or pays: a link that says one of them leads to where it is done. */
const grave = [
  ...new Set(
    Object.values(facts as Record<string, CallFacts>)
      .filter(({ effect, regulated }) => effect === 'ends' || regulated !== undefined)
      .flatMap(({ verbs = [] }) => verbs)
      .filter((verb) => !['enviar', 'guardar', 'confirmar', 'solicitar'].includes(verb)),
  ),
];
/** Where orders are begun: the program's own steps lead on from there. */
const OPERATE = '/operate';
/** What only the frame of the pages does. */
const LEAVES = ['cerrar', 'salir'];

/** A tenant's own link that says what ends or signs something leads to the screen that does it. */
export const checkLinkVerbs: Check = (document, context) => {
  const { kind, value, file, variant } = document;
  if (!tenantOf(file) && !variant) return [];
  return found(grammars[kind], value, 'route').flatMap(({ value: to, pointer }) => {
    const label = read(value, pointer.replace(/\/to$/, '/label')) as Text | undefined;
    if (label === undefined || !pointer.endsWith('/to')) return [];
    if (variant && sentenceOf(label) === saidBefore(variant.base, pointer)) return [];
    const words = sentenceOf(label);
    const said = grave.filter((verb) => saysVerb(words, [verb], 'es'));
    const leaves = saysVerb(words, LEAVES, 'es') && /sesi[óo]n|área|salir/iu.test(words);
    if (said.length === 0 && !leaves) return [];
    const done = leaves ? [] : verbsAt(String(to), context);
    return said.some((verb) => done.includes(verb))
      ? []
      : [error(pointer, `«${words}» no es lo que se hace donde lleva este enlace.`)];
  });
};

function saidBefore(base: unknown, pointer: string): string | undefined {
  const label = read(base, pointer.replace(/\/to$/, '/label')) as Text | undefined;
  return label === undefined ? undefined : sentenceOf(label);
}

/** The verbs of every call that the screen at an address makes, and the forms on it. */
function verbsAt(to: string, { documents }: Context): string[] {
  const path = to.split(/[?#]/)[0]!;
  if (path === OPERATE) {
    const { verbs = [] }: CallFacts = facts.createOperation;
    return [...verbs];
  }
  const shape = (one: string) => one.replace(/\{[^}]*\}/g, '{}');
  const screens = [...documents.values()].filter(
    ({ kind, value }) => kind === 'screen' && shape((value as ScreenDocument).path) === shape(path),
  );
  const forms = screens.flatMap(({ value }) =>
    formsOn(value as ScreenDocument).flatMap(([, id]): Assembled[] => {
      const form = documents.get(`form/${id}`);
      return form ? [form] : [];
    }),
  );
  return [...screens, ...forms].flatMap((one) =>
    callSitesOf(one).flatMap(({ facts: { verbs } }) => verbs ?? []),
  );
}
