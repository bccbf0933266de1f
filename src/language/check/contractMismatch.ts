import type { Alternative } from '../contract/alternatives.ts';
import type { Field, Item } from '../documents/form.ts';
import { FREE_TEXT } from '../values/freeText.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error } from './context.ts';

/** What gives an answer the form that a shared schema of the contract demands: a rule, or a widget that respells. */
const given: Record<string, { rules: readonly string[]; widgets: readonly string[] }> = {
  PlainDate: { rules: ['date'], widgets: ['date', 'datePicker'] },
  Money: { rules: [], widgets: ['money'] },
  Shares: { rules: [], widgets: ['participations'] },
  Percent: { rules: [], widgets: ['percentage', 'decimal'] },
  Isin: { rules: ['isin'], widgets: ['isin'] },
};

/** Rules that leave no doubt about how long a text is. */
const measured = [
  'iban',
  'bic',
  'isin',
  'dni',
  'nie',
  'dni_or_nie',
  'passport',
  'date',
  'exact_phrase',
  'fingerprint',
];

/**
 * What a property lets through and the contract refuses: a text that is longer, shorter or of another form, a
 * number that is larger or smaller, a list of more or fewer. Values that are listed are compared elsewhere.
 */
export function contractMismatch(
  property: Item,
  field: Field | undefined,
  taken: readonly Alternative[],
  at: string,
): Diagnostic[] {
  const own = taken.filter(({ type }) => type !== undefined && sameKind(type, property.type));
  if (own.length === 0) return [];
  if (property.type === 'number' && own.every(({ type }) => type === 'integer'))
    return [error(`${at}/type`, 'La llamada sólo toma números enteros.')];
  if (property.enum || field?.codes !== undefined || own.some(({ values }) => values)) return [];
  return [
    ...limits(property, own).map(([keyword, why]) =>
      error(Object.hasOwn(property, keyword) ? `${at}/${keyword}` : at, why),
    ),
    ...formless(property, field, own).map((why) => error(at, why)),
  ];
}

const sameKind = (taken: string, type: string) =>
  taken === type ||
  (taken === 'number' && type === 'integer') ||
  (taken === 'integer' && type === 'number');

/** Keyword → why the property's own limit is wider than the contract's. */
function limits(property: Item, all: readonly Alternative[]): [string, string][] {
  const { type } = property;
  // What the call takes of another type bounds nothing of this one.
  const taken = all.filter((one) => one.type === undefined || sameKind(one.type, type));
  const isMeasured = measured.some((rule) => Object.hasOwn(property, rule));
  const compare = (keyword: string, mine: number, say: (theirs: number) => string) => {
    const theirs = loosest(keyword, taken);
    const isWider = keyword.startsWith('max') ? mine > theirs! : mine < theirs!;
    return theirs !== undefined && isWider ? [[keyword, say(theirs)] as [string, string]] : [];
  };
  if (type === 'string' && !isMeasured)
    return [
      ...compare(
        'maxLength',
        Number(property['maxLength'] ?? FREE_TEXT),
        (most) => `La llamada toma ${most} caracteres como máximo y aquí caben más.`,
      ),
      ...compare(
        'minLength',
        Number(property['minLength'] ?? 1),
        (least) => `La llamada pide ${least} caracteres como mínimo y aquí valen menos.`,
      ),
    ];
  if (type === 'number' || type === 'integer')
    return [
      ...compare(
        'maximum',
        Number(
          property['maximum'] ??
            property['exclusiveMaximum'] ??
            literal(property, 'max_value') ??
            Infinity,
        ),
        (most) => `La llamada toma ${most} como máximo y aquí vale más.`,
      ),
      ...compare(
        'minimum',
        Number(
          property['minimum'] ??
            property['exclusiveMinimum'] ??
            literal(property, 'min_value') ??
            -Infinity,
        ),
        (least) => `La llamada pide ${least} como mínimo y aquí vale menos.`,
      ),
    ];
  if (type === 'array')
    return [
      ...compare(
        'maxItems',
        Number(property['maxItems'] ?? Infinity),
        (most) => `La llamada toma ${most} elementos como máximo y aquí caben más.`,
      ),
      ...compare(
        'minItems',
        Number(property['minItems'] ?? 0),
        (least) => `La llamada pide ${least} elementos como mínimo y aquí valen menos.`,
      ),
    ];
  return [];
}

const literal = (property: Item, rule: string) =>
  typeof property[rule] === 'number' ? property[rule] : undefined;

/** The widest limit among alternatives; none when one of them sets none. */
function loosest(keyword: string, taken: readonly Alternative[]): number | undefined {
  const all = taken.map(({ schema }) => schema[keyword] as number | undefined);
  if (all.length === 0 || all.some((limit) => limit === undefined)) return undefined;
  return keyword.startsWith('max')
    ? Math.max(...(all as number[]))
    : Math.min(...(all as number[]));
}

function formless(
  property: Item,
  field: Field | undefined,
  taken: readonly Alternative[],
): string[] {
  const forms = taken.map(({ name }) => (name === undefined ? undefined : given[name]));
  if (property.type !== 'string' || forms.includes(undefined)) return [];
  const holds = forms.some(
    (form) =>
      form!.rules.some((rule) => Object.hasOwn(property, rule)) ||
      [...form!.widgets, 'readonly'].includes(field?.widget ?? ''),
  );
  if (holds) return [];
  const widget = forms[0]!.widgets[0];
  return [
    `La llamada pide «${taken[0]!.name}» y aquí vale cualquier texto: dibújelo con «${widget}».`,
  ];
}
