import { pointersOf, type Scalar } from '../expressions/condition.ts';
import type { Field, FormDocument, FormRule, Property } from '../documents/form.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { widgetOf } from '../widgets/asked.ts';
import { namesIn } from '../validation/plan.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, warning, type Check, type Context } from './context.ts';
import { levelsOf, type Level } from './levels.ts';
import { isChoice, valuesOf } from './options.ts';
import { locate } from '../contract/locate.ts';
import { isSatisfiable } from './isSatisfiable.ts';
import { scopeAt } from './scopeAt.ts';

/** A rule that narrows the choices of a question names choices that it has, leaves some of them, and does not wait for the choice itself. */
export const checkNarrowing: Check = (document, context) => {
  if (document.kind !== 'form') return [];
  return levelsOf(document.value as FormDocument).flatMap((level) => [
    ...narrowings(level).flatMap((one) => look(one, level, context)),
    ...together(level, (at) => {
      const scope = scopeAt(document, context.contract, level.at.rules);
      const { found: kinds = [] } = locate(context.contract, scope, at);
      const lists = kinds.map(({ values }) => values);
      return lists.length > 0 && lists.every((list) => list !== undefined)
        ? { values: lists.flat() as Scalar[] }
        : {};
    }),
  ]);
};

interface Narrowing {
  id: string;
  rule: FormRule;
  name: string;
  among: Scalar[];
  at: string;
}

const narrowings = ({ rules, properties, at }: Level): Narrowing[] =>
  Object.entries(rules).flatMap(([id, rule]) =>
    Object.entries(rule.limit ?? {})
      .filter(([name, limits]) => Object.hasOwn(properties, name) && Object.hasOwn(limits, 'among'))
      .map(([name, { among }]) => ({
        id,
        rule,
        name,
        among: among as Scalar[],
        at: `${at.rules}/${id}/limit/${name}/among`,
      })),
  );

function look({ rule, name, among, at }: Narrowing, level: Level, context: Context): Diagnostic[] {
  const property = level.properties[name]!;
  const field = level.fields[name] ?? {};
  const values = choicesOf(property, field, context);
  const widget = widgetOf({ property, field });
  if (!isChoice({ ...field, widget }, property) || values === undefined)
    return [error(at, `«${name}» no se elige de una lista: no hay opciones que dejar.`)];
  const words = values.map(String);
  const strange = among.flatMap((one, index) =>
    values.includes(one)
      ? []
      : [
          error(
            `${at}/${index}`,
            `«${String(one)}» no es una de sus opciones.${didYouMean(String(one), words)}`,
          ),
        ],
  );
  const twice = among.flatMap((one, index) =>
    among.indexOf(one) < index ? [error(`${at}/${index}`, `«${String(one)}» está dos veces.`)] : [],
  );
  const few = Number(property['minItems'] ?? 0);
  if (few > among.length && property['uniqueItems'] === true)
    twice.push(error(at, `Hay que elegir ${few} y sólo quedan ${among.length}.`));
  const own = namesIn(level.root, pointersOf(rule.when)).includes(name)
    ? [error(at, `«${name}» no puede decidir qué opciones tiene ella misma.`)]
    : [];
  return [...strange, ...twice, ...own];
}

/** Two rules that may hold together and leave nothing in common. */
function together(level: Level, values: Parameters<typeof isSatisfiable>[1]): Diagnostic[] {
  const all = narrowings(level);
  return all.flatMap((one, index) =>
    all
      .slice(0, index)
      .filter(
        (other) =>
          other.name === one.name &&
          !one.among.some((value) => other.among.includes(value)) &&
          isSatisfiable({ all: [one.rule.when, other.rule.when] }, values),
      )
      .map((other) =>
        warning(
          one.at,
          `Si se cumple a la vez que la regla «${other.id}», a «${one.name}» no le queda ninguna opción.`,
        ),
      ),
  );
}

/** Every value that can be chosen; nothing where any text can be given. */
function choicesOf(
  property: Property,
  { codes }: Field,
  { documents }: Context,
): readonly Scalar[] | undefined {
  const own = valuesOf(property);
  if (own.length > 0) return own;
  if (codes === undefined) return undefined;
  const list = documents.get(`codes/${codes}`)?.value as CodesDocument | undefined;
  return list && Object.keys(list.items);
}
