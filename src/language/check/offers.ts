import type { Assembled } from '../assembly/assemble.ts';
import { locate } from '../contract/locate.ts';
import type { Choices } from '../documents/choices.ts';
import type { FormDocument } from '../documents/form.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { step } from '../values/pointer.ts';
import { error, type Check, type Context } from './context.ts';
import { levelsOf } from './levels.ts';
import { valuesOf } from './options.ts';
import { scopeAt } from './scopeAt.ts';

/**
 * What a question offers from rows of a call is told apart by its row, and what the server says against a row is heard;
 * columns of rows, which nobody judges so, offer nothing of it. A limit in the words of the server reads its reasons. A step that is passed over where it leaves no choice
 * asks what is chosen.
 */
export const checkOffers: Check = (document, context) => {
  if (document.kind !== 'form') return [];
  const form = document.value as FormDocument;
  return [
    ...Object.entries(form.fields).flatMap(([name, { choices }]) =>
      choices ? inChoices(document, choices, `/fields${step(name)}/choices`, context) : [],
    ),
    ...inColumns(form),
    ...inSteps(form),
    ...inLimits(document, form, context),
  ];
};

/** What a limit says in the words of the server is a list of its reasons, each with its `text`. */
function inLimits(document: Assembled, form: FormDocument, { contract }: Context): Diagnostic[] {
  return Object.entries(form.rules ?? {}).flatMap(([id, { limit = {} }]) =>
    Object.entries(limit).flatMap(([name, limits]) => {
      const from = (limits['reasons'] as { from?: string } | undefined)?.from;
      const at = `/rules${step(id)}/limit${step(name)}/reasons`;
      if (from === undefined) return [];
      const scope = scopeAt(document, contract, at);
      // What leads nowhere is told as that.
      const { found: lists = [] } = locate(contract, scope, from);
      const isOther = lists.some(({ type }) => type !== undefined && type !== 'array');
      const says = locate(contract, scope, `${from}/0/text`).found !== undefined;
      return lists.length > 0 && (isOther || !says)
        ? [error(`${at}/from`, `«${from}» no es una lista de motivos.`)]
        : [];
    }),
  );
}

const REASONS = '/row/reasons';

function inChoices(
  document: Assembled,
  { rows, value, reasons }: Choices,
  at: string,
  { contract }: Context,
): Diagnostic[] {
  const scope = scopeAt(document, contract, at, rows);
  const typesAt = (pointer: string) =>
    (locate(contract, scope, pointer).found ?? []).map(({ type }) => type);
  const isList = (pointer: string) => typesAt(pointer).includes('array');
  const kinds = reasons === undefined ? [] : typesAt(reasons);
  // What the contract leaves open may be one.
  const isOther = kinds.length > 0 && kinds.every((type) => type !== undefined && type !== 'array');
  return [
    ...(value.from.startsWith('/row/')
      ? []
      : [error(`${at}/value`, 'Cada opción es de su fila: su valor se lee en «/row/…».')]),
    ...(isOther ? [error(`${at}/reasons`, `«${reasons}» no es una lista de motivos.`)] : []),
    ...(reasons === undefined && isList(REASONS)
      ? [
          error(
            at,
            `El servidor dice en «${REASONS}» qué impide elegir cada fila: falta «reasons», y se ofrecería igual.`,
          ),
        ]
      : []),
  ];
}

const inColumns = (form: FormDocument): Diagnostic[] =>
  levelsOf(form)
    .filter(({ root }) => root === 'row')
    .flatMap(({ fields, at }) =>
      Object.entries(fields).flatMap(([name, field]) =>
        (['choices', 'unavailable'] as const)
          .filter((one) => field[one] !== undefined)
          .map((one) =>
            error(`${at.fields}${step(name)}/${one}`, `En una fila no hay «${one}»: use «codes».`),
          ),
      ),
    );

const inSteps = ({ steps, data, fields }: FormDocument): Diagnostic[] =>
  Object.entries(steps).flatMap(([id, { only, fields: names }]) => {
    const open = Object.keys(names).find((name) => {
      const property = data.properties[name];
      return property && valuesOf(property).length === 0 && !fields[name]?.choices;
    });
    return only && open !== undefined
      ? [
          error(
            `/steps${step(id)}/only`,
            `Esta página nunca se pasa: «${open}» no se elige entre opciones.`,
          ),
        ]
      : [];
  });
