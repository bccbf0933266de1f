import type { FormDocument, Property } from '../documents/form.ts';
import type { Schema } from '../notation/grammar.ts';
import { step } from '../values/pointer.ts';
import { widgets, type WidgetName } from '../widgets/index.ts';
import { error, type Check } from './context.ts';
import { levelsOf } from './levels.ts';

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
  tin: 'tin-validator',
};

/** Widgets without a table of options that show one of few values all the same. */
const showing: readonly WidgetName[] = ['readonly', 'yesno'];

/** Widgets by which people write a date as they say it, or read it. */
const dated: readonly WidgetName[] = ['date', 'datePicker', 'readonly'];

/** A question is drawn by a widget that takes such answers as its rules let through, and no others. */
export const checkDrawnAsJudged: Check = ({ kind, value }) =>
  kind === 'form'
    ? levelsOf(value as FormDocument).flatMap(({ properties, fields, at }) =>
        Object.entries(properties).flatMap(([name, property]) => {
          const widget = fields[name]?.widget;
          const why = widget && unlike(property, widget as WidgetName);
          return why ? [error(`${at.fields}${step(name)}/widget`, why)] : [];
        }),
      )
    : [];

function unlike(property: Property, widget: WidgetName): string | undefined {
  const rule = judgedBy[widget];
  if (rule !== undefined && !Object.hasOwn(property, rule))
    return `Lo que se escribe en «${widget}» se juzga con la regla «${rule}», y la propiedad no la lleva.`;
  if (Object.hasOwn(property, 'date') && !dated.includes(widget))
    return `«${widget}» no ayuda a escribir una fecha: «date» y «datePicker» sí.`;
  const { properties: options = {} }: Schema = widgets[widget];
  return property.enum !== undefined &&
    !Object.hasOwn(options, 'options') &&
    !showing.includes(widget)
    ? `La respuesta es una de «enum», y «${widget}» deja escribir cualquiera.`
    : undefined;
}
