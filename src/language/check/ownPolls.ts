import type { CallFacts } from '#/contract/callFacts.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { FormDocument } from '../documents/form.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { tenantOf } from '../assembly/source.ts';
import { error, type Check } from './context.ts';
import { valuesOf } from './options.ts';
import { sentenceOf } from './texts.ts';

/** Declarations that a value could hold under the words of something else. */
const DEEDS = /consi?ent|acept|autoriz|renunci|firm|rechaz|anul|cancel|reembols|ceder|cesion/;

/**
 * What a tenant asks by a call that keeps opinions is answered by the person: nothing stands there beforehand, whoever
 * chooses has two things to choose from, and a value that reads like a declaration is said in its words.
 */
export const checkOwnPolls: Check = ({ kind, file, value, variant }, { documents }) => {
  if (kind === 'screen')
    return Object.entries((value as ScreenDocument).blocks).flatMap(([name, block]) => {
      const form = documents.get(`form/${String(block.form)}`)?.value;
      return block.type === 'form' && block.initial !== undefined && isKeptOpinion(form)
        ? [error(`/blocks${step(name)}/initial`, BEFOREHAND)]
        : [];
    });
  if (kind !== 'form' || !(tenantOf(file) || variant) || !isKeptOpinion(value)) return [];
  const form = value as FormDocument;
  return [
    ...Object.keys(form.load?.answers ?? {}).map((name) =>
      error(`/load/answers${step(name)}`, BEFOREHAND),
    ),
    ...Object.entries(form.data.properties).flatMap(([name, property]) => [
      ...(property.default === undefined
        ? []
        : [error(`/data/properties${step(name)}/default`, BEFOREHAND)]),
      ...(valuesOf(property).length === 1
        ? [error(`/data/properties${step(name)}`, 'Quien elige tiene al menos dos opciones.')]
        : []),
      ...declared(form, name),
    ]),
  ];
};

const BEFOREHAND = 'Una opinión no viene respondida de antemano.';

/** Whether a form sends what is kept as its sender's words although nothing hangs on it. */
function isKeptOpinion(form: unknown): boolean {
  const call = (form as FormDocument | undefined)?.submit?.call ?? '';
  const known: CallFacts | undefined = Object.hasOwn(facts, call)
    ? facts[call as keyof typeof facts]
    : undefined;
  return known?.harmless !== undefined && known.evidence !== undefined;
}

function declared({ fields }: FormDocument, name: string): Diagnostic[] {
  return Object.entries(fields[name]?.options ?? {}).flatMap(([key, { label }]) => {
    const [deed] = DEEDS.exec(plain(key)) ?? [];
    return deed === undefined || plain(sentenceOf(label)).includes(deed)
      ? []
      : [
          error(
            `/fields${step(name)}/options${step(key)}/label`,
            `Se guarda como «${key}»: la persona tiene que leerlo.`,
          ),
        ];
  });
}

const plain = (words: string) => words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
