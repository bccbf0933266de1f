import { factFits } from '../contract/factFits.ts';
import { factTypes, isFact } from '../contract/factTypes.ts';
import type { FormDocument } from '../documents/form.ts';
import { lostIssues } from '../requests/verdictOf.ts';
import { issues } from '../validation/issues.ts';
import { issueCodes } from '../validation/issueCodes.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { error, type Check } from './context.ts';

/**
 * A form's examples give exactly the issues that they say, and only codes that exist. A variant answers for its own
 * examples. Those of the base are about the base, and a variant may ask for more than it; what they guard stays guarded.
 */
export const checkExamples: Check = ({ kind, value, variant }, { contract }) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const codes = [...issueCodes()];
  const own = variant && Object.keys((variant.patch as Partial<FormDocument>).examples ?? {});
  const all = Object.entries(form.examples ?? {});
  const examples = all.filter(([name]) => !own || own.includes(name));
  const unguarded = all
    .filter(([name]) => own && !own.includes(name))
    .flatMap(([name, example]) => lostBy(form, name, example));
  const others: string[] = [];
  const faults = examples.flatMap(([name, example]) => {
    const at = `/examples/${name}/issues`;
    const unknown = example.issues
      .map((issue, index) => ({ ...issue, index }))
      .filter(({ code }) => !codes.includes(code))
      .map(({ code, index }) =>
        error(`${at}/${index}/code`, `El código «${code}» no existe.${didYouMean(code, codes)}`),
      );
    if (unknown.length > 0) return unknown;
    const known = Object.entries((example.scope?.['facts'] ?? {}) as Record<string, unknown>);
    const strange = known
      .filter(([fact, given]) => !factFits(contract, fact, given))
      .map(([fact, given]) =>
        error(
          `/examples/${name}/scope/facts/${fact}`,
          isFact(fact)
            ? `«${fact}» nunca vale ${JSON.stringify(given)}.`
            : `El dato «${fact}» no existe.${didYouMean(fact, Object.keys(factTypes))}`,
        ),
      );
    if (strange.length > 0) return strange;
    const why = unlike(issues(form, example.answers, example.scope ?? {}), example.issues);
    if (why === undefined) return [];
    others.push(name);
    return others.length > 1 ? [] : [error(at, why)];
  });
  const [first, ...more] = others;
  const names = more.map((name) => `«${name}»`).join(', ');
  // One mistake shows in several of them.
  return names === ''
    ? [...faults, ...unguarded]
    : [...faults, ...unguarded].map((fault) =>
        fault.pointer === `/examples/${first}/issues`
          ? { ...fault, message: `${fault.message} Tampoco coincide en ${names}.` }
          : fault,
      );
};

/** What comes of an example and it does not say, and what it says and does not come of it. */
function unlike(got: readonly Told[], expected: readonly Told[]): string | undefined {
  const [more, less] = [without(got, expected), without(expected, got)];
  const parts = [
    ...(more.length > 0 ? [`da ${said(more)}, y no lo dice`] : []),
    ...(less.length > 0 ? [`dice ${said(less)}, y no lo da`] : []),
  ];
  return parts.length === 0 ? undefined : `Este ejemplo ${parts.join('; y ')}.`;
}

/** Those of one list that the other has not, each as often as it is there more. */
function without(list: readonly Told[], others: readonly Told[]): Told[] {
  const left = others.map(keyOf);
  return list.filter((one) => {
    const index = left.indexOf(keyOf(one));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** What an example of the base says is wrong, and a variant finds wrong no more. */
function lostBy(
  form: FormDocument,
  name: string,
  { answers, scope = {}, issues: expected }: NonNullable<FormDocument['examples']>[string],
) {
  const lost = lostIssues({ issues: expected }, { issues: issues(form, answers, scope) });
  return lost.length === 0
    ? []
    : [
        error(
          `/examples/${name}/issues`,
          `El ejemplo «${name}» daba ${said(lost)} y ya no lo da. Corrija el cambio, o diga que el ejemplo da otra cosa o quítelo.`,
        ),
      ];
}

interface Told {
  path: string;
  code: string;
}

const keyOf = ({ path, code }: Told) => `${path} ${code}`;

const said = (list: readonly Told[]) =>
  list
    .map(({ path, code }) => `«${code}» en «${path}»`)
    .sort()
    .join(', ');
