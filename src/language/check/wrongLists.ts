import type { FormDocument } from '../documents/form.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import type { Condition } from '../expressions/condition.ts';
import { isOneSlipAway } from '../values/nearestWord.ts';
import { segments, step } from '../values/pointer.ts';
import { error, type Context } from './context.ts';
import { levelsOf } from './levels.ts';
import { literalsOf } from './literals.ts';
import type { Slip } from './slips.ts';

/** One word that a list does not have may be wrong itself. */
const MANY = 2;

/**
 * Questions that are answered from another list than that for which the form was written: it has none of the values
 * that conditions and limits name. It is told once, at the list; what is said of these values follows.
 */
export function wrongListsIn(form: FormDocument, { documents }: Context): Slip[] {
  const [answers] = levelsOf(form);
  return [answers!].flatMap(({ root, fields, rules, at }) =>
    Object.entries(fields).flatMap(([name, { codes }]): Slip[] => {
      const list = documents.get(`codes/${codes}`)?.value as CodesDocument | undefined;
      if (codes === undefined || !list) return [];
      const known = Object.keys(list.items);
      const compared = found(grammars.form, form, 'condition')
        .map(({ value }) => value as Condition)
        .filter((test) => 'at' in test && test.at === `/${root}${step(name)}`)
        .flatMap((test) => literalsOf(test).map(([, word]) => word));
      const left = Object.values(rules).flatMap(({ limit }) => limit?.[name]?.among ?? []);
      const words = [...new Set([...compared, ...left].map(String))];
      const isKnown = (word: string) =>
        known.some((one) => one === word || isOneSlipAway(one, word));
      if (words.length < MANY || words.some(isKnown)) return [];
      const pointer = `${at.fields}${step(name)}/codes`;
      const says = `La lista «${codes}» no tiene ninguno de los valores que el formulario nombra de «${name}», como «${words[0]!}»: es otra lista.`;
      return [
        {
          fault: error(pointer, says),
          follows: (fault) =>
            fault.message.includes(`«${codes}»`) ||
            fault.pointer.startsWith(`${at.fields}${step(name)}`) ||
            segments(fault.pointer).includes(name),
        },
      ];
    }),
  );
}
