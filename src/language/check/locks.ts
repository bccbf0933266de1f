import { facts } from '#/contract/facts.gen.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { lockedIn } from '../locks/lockedIn.ts';
import type { LocksDocument } from '../documents/locksDocument.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { tenantOf } from '../assembly/source.ts';
import { writtenAt } from '../assembly/writtenAt.ts';
import { error, type Check, type Context } from './context.ts';
import { graveCallOf } from './grave.ts';
import { sharedTexts } from './sharedSpanish.ts';
import { wrongCallsIn } from './wrongCalls.ts';

/**
 * The table of locks and the marks in the shared documents say the same: nothing is locked without a reason, and no
 * reason names what is open. Every regulated call of the contract has its entry, and no other.
 */
export const checkLocksTable: Check = ({ kind, value }, context) => {
  if (kind !== 'locks') return [];
  const table = value as LocksDocument;
  return [...named(table, context), ...unnamed(table, context), ...calls(table)];
};

function named({ locks }: LocksDocument, context: Context): Diagnostic[] {
  const codes = ['texts', 'words'].flatMap((kind) =>
    Object.keys(sharedTexts(context, 'es', kind as 'texts' | 'words')),
  );
  return Object.entries(locks).flatMap(([id, { nodes = {}, texts = [], structure }]) => [
    ...Object.entries(nodes).flatMap(([key, pointers]) => {
      const document = context.documents.get(key);
      const at = `/locks/${id}/nodes${step(key)}`;
      if (!document) return [error(at, `No hay ningún documento «${key}».`)];
      if (context.unread?.has(key)) return [];
      return pointers.flatMap((pointer, index) => {
        const node = read(document.value, pointer);
        return isObject(node) && node.locked === (structure ? 'structure' : true)
          ? []
          : [error(`${at}/${index}`, `«${pointer || '/'}» no dice que está bloqueado.`)];
      });
    }),
    ...texts.flatMap((text, index) =>
      /\s|^\p{Lu}\p{Ll}/u.test(text) || codes.includes(text)
        ? []
        : [
            error(
              `/locks/${id}/texts/${index}`,
              `No hay ningún texto «${text}».${didYouMean(text, codes)}`,
            ),
          ],
    ),
  ]);
}

function unnamed({ locks }: LocksDocument, context: Context): Diagnostic[] {
  const known = new Set(
    Object.values(locks).flatMap(({ nodes = {} }) =>
      Object.entries(nodes).flatMap(([key, pointers]) => pointers.map((at) => `${key} ${at}`)),
    ),
  );
  const faults = [...context.documents.values()].flatMap((document) =>
    tenantOf(document.file) || document.kind === 'part' || isExplainedByCall(document, context)
      ? []
      : [...lockedIn(document.value), ...lockedIn(document.value, '', 'structure')]
          .map((pointer) => placeOf(document, pointer))
          .filter(([key, pointer]) => !known.has(`${key} ${pointer}`))
          .map(([key, pointer]) =>
            error('/locks', `No dice por qué está bloqueado «${key}» en «${pointer || '/'}».`),
          ),
  );
  return [...new Map(faults.map((fault) => [fault.message, fault])).values()];
}

/** The document that locks a node, and where: what a part locks is explained once, and not in each form. */
function placeOf({ kind, id, origins }: Assembled, pointer: string): [key: string, at: string] {
  const given = writtenAt(origins, pointer);
  return given ? [given.key, given.pointer] : [`${kind}/${id}`, pointer];
}

/** The entry of the call says why the form that sends it is locked, and the screen that shows it. */
function isExplainedByCall(document: Assembled, context: Context): boolean {
  const { kind, value } = document;
  // One that calls something that it is not for is told there, and its locks are explained with the right call.
  if (kind === 'form')
    return (
      isRegulated(graveCallOf(value)) ||
      wrongCallsIn(document, context).some(({ fault }) => fault.pointer === '/submit/call')
    );
  if (kind !== 'screen') return false;
  const { blocks } = value as { blocks: Record<string, { form?: unknown }> };
  return Object.values(blocks).some(({ form }) => {
    const shown = context.documents.get(`form/${String(form)}`);
    return shown?.kind === 'form' && isExplainedByCall(shown, context);
  });
}

const isRegulated = (call: string | undefined) =>
  call !== undefined && facts[call as keyof typeof facts]?.regulated === true;

function calls({ calls: listed }: LocksDocument): Diagnostic[] {
  const regulated = Object.keys(facts).filter(isRegulated);
  return [
    ...regulated
      .filter((call) => !Object.hasOwn(listed, call))
      .map((call) => error('/calls', `Falta «${call}»: el contrato dice que está regulada.`)),
    ...Object.keys(listed)
      .filter((call) => !regulated.includes(call))
      .map((call) =>
        error(
          `/calls${step(call)}`,
          `El contrato no dice que «${call}» esté regulada.${didYouMean(call, regulated)}`,
        ),
      ),
  ];
}
