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
    const got = said(issues(form, example.answers, example.scope ?? {}));
    const expected = said(example.issues);
    if (got === expected) return [];
    others.push(name);
    return others.length > 1
      ? []
      : [error(at, `El ejemplo da ${got || 'ningún error'} y debía dar ${expected || 'ninguno'}.`)];
  });
  const [first, ...more] = others;
  const names = more.map((name) => `«${name}»`).join(', ');
  // One mistake shows in several of them.
  return names === ''
    ? [...faults, ...unguarded]
    : [...faults, ...unguarded].map((fault) =>
        fault.pointer === `/examples/${first}/issues`
          ? { ...fault, message: `${fault.message} Tampoco: ${names}.` }
          : fault,
      );
};

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

const said = (list: readonly { path: string; code: string }[]) =>
  list
    .map(({ path, code }) => `${path} ${code}`)
    .sort()
    .join(', ');
