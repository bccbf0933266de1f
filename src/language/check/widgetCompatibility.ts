import type { Property } from '../documents/form.ts';
import type { Drawn, Schema } from '../notation/grammar.ts';
import { widgets, type WidgetName } from '../widgets/index.ts';

/** Widgets that take an answer of one form alone, and the rule that judges such an answer: one goes with the other. */
const judgedBy: Partial<Record<WidgetName, string>> = {
  bic: 'bic',
  date: 'date',
  datePicker: 'date',
  email: 'email',
  exactPhrase: 'exact_phrase',
  fingerprint: 'fingerprint',
  giin: 'is_fatca_giin',
  iban: 'iban',
  isin: 'isin',
  money: 'currency',
  participations: 'amount',
  postalCode: 'postal_province',
  tin: 'tin-validator',
};

/** Widgets without a table of options that show one of few values all the same. */
const showing: readonly WidgetName[] = ['readonly', 'yesno'];

/** Widgets by which people write a date as they say it, or read it. */
const dated: readonly WidgetName[] = ['date', 'datePicker', 'readonly'];

/** Why a widget cannot draw a property; `undefined` when it can. */
export function widgetCompatibility(
  property: Property,
  widget: string | undefined,
): string | undefined {
  const kind = drawnAs(property);
  if (widget === undefined)
    return kind === 'rows' ? 'Una lista de filas necesita "widget": "rows".' : undefined;
  const name = widget as WidgetName;
  const { draws = [], properties = {} }: Schema = widgets[name];
  if (!draws.includes(kind)) return `«${widget}» no dibuja una propiedad de tipo ${kind}.`;
  const rule = judgedBy[name];
  if (rule !== undefined && !Object.hasOwn(property, rule))
    return `Lo que se escribe en «${widget}» se juzga con la regla «${rule}», y la propiedad no la lleva.`;
  if (Object.hasOwn(property, 'date') && !dated.includes(name))
    return `«${widget}» no ayuda a escribir una fecha: «date» y «datePicker» sí.`;
  const isListed = property.enum !== undefined;
  return isListed && !Object.hasOwn(properties, 'options') && !showing.includes(name)
    ? `La respuesta es una de «enum», y «${widget}» deja escribir cualquiera.`
    : undefined;
}

/** The kind of a property, as widgets tell them apart. */
export function drawnAs({ type, items }: Property): Drawn {
  if (type !== 'array') return type;
  return items?.type === 'object' ? 'rows' : 'list';
}
