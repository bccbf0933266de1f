import { callOf } from '../contract/callOf.ts';
import type { Condition } from '../expressions/condition.ts';
import type { CallUse } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { error, ofKind, type Check, type Context } from './context.ts';
import { parameterIn } from './readParameters.ts';
import { leadsTo } from './routes.ts';

/**
 * A link writes what the page that it leads to cannot do without: the parameters of its address that its calls have to
 * be asked with. A call that is made only under a condition can be done without.
 */
export const checkLinkNeeds: Check = (document, context) =>
  found(grammars[document.kind], document.value, 'route').flatMap(({ value, pointer }) => {
    const [path = '', query = ''] = String(value).split('#')[0]!.split('?');
    const needs = needsOf(path, context);
    if (!needs) return [];
    const written = [...new URLSearchParams(query).keys()];
    const missing = needs.names.filter(
      (name) => !written.includes(name) && nearestWord(name, written) === undefined,
    );
    return missing.length === 0
      ? []
      : [
          error(
            pointer,
            `La pantalla «${needs.screen}» no sabría qué mostrar: falta «${missing.join('», «')}» en la dirección.`,
          ),
        ];
  });

interface Needs {
  screen: string;
  names: string[];
}

/** Worked out once an address for all documents: many links lead to the same. */
const known = new WeakMap<Context['documents'], Map<string, Needs | undefined>>();

function needsOf(path: string, context: Context): Needs | undefined {
  const all = known.get(context.documents) ?? new Map<string, Needs | undefined>();
  known.set(context.documents, all);
  if (!all.has(path)) all.set(path, readNeeds(path, context));
  return all.get(path);
}

function readNeeds(path: string, context: Context): Needs | undefined {
  const screens = ofKind<ScreenDocument>(context, 'screen').filter((one) =>
    leadsTo(path, one.path),
  );
  // Where several may be meant, either would do.
  if (screens.length !== 1 || screens[0]!.planned) return undefined;
  const [screen] = screens as [ScreenDocument];
  const { id, data = {} } = screen;
  const spared = withoutIn(screen);
  const names = new Set(
    Object.values(data)
      .flatMap((use) => askedWith(use, context))
      .filter((name) => !spared.has(name)),
  );
  return names.size === 0 ? undefined : { screen: id, names: [...names] };
}

/** Parameters that the page says something about where they are not there. */
function withoutIn(screen: ScreenDocument): Set<string> {
  return new Set(
    found(grammars.screen, screen, 'condition').flatMap(({ value }) => {
      const test = value as Condition;
      return 'present' in test ? (parameterIn(test.at) ?? []) : [];
    }),
  );
}

/** Parameters of the query without which a call cannot be asked. */
function askedWith({ call, input = {}, when }: CallUse, { contract }: Context): string[] {
  if (when) return [];
  const required = (callOf(contract, call)?.parameters ?? []).filter(
    (one) => one.in === 'path' || one.required === true,
  );
  return required.flatMap(({ name, in: part }) => {
    const given = (input[part as 'path'] ?? {})[name];
    if (given === null || typeof given !== 'object' || given.default !== undefined) return [];
    return parameterIn(given.from) ?? [];
  });
}
