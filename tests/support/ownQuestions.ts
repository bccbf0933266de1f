import type { Condition } from '#/language/expressions/condition.ts';
import type { Field, FormDocument, FormRule, Property } from '#/language/documents/form.ts';

/** A question that a tenant adds to a form, with answers that are right and wrong. */
export interface OwnQuestion {
  property: Property;
  field: Field;
  good: unknown[];
  odd: unknown[];
}

/** One of each kind. */
export const ownQuestions: Readonly<Record<string, OwnQuestion>> = {
  own_reason: {
    property: { type: 'string', title: '¿Por qué?', own: true, minLength: 3, maxLength: 40 },
    field: { widget: 'text' },
    good: ['Por una mudanza', 'abc'],
    odd: ['ab', 'x'.repeat(41), 7],
  },
  own_channel: {
    property: { type: 'string', title: '¿Cómo nos conoció?', own: true, enum: ['WEB', 'OFFICE'] },
    field: {
      widget: 'radio',
      options: { WEB: { order: 10, label: 'Internet' }, OFFICE: { order: 20, label: 'Oficina' } },
    },
    good: ['WEB', 'OFFICE'],
    odd: ['FAX', true],
  },
  own_visits: {
    property: { type: 'integer', title: 'Visitas al año', own: true, minimum: 0, maximum: 12 },
    field: { widget: 'integer' },
    good: [0, 12],
    odd: [-1, 13, 2.5, '3'],
  },
  own_wants: {
    property: { type: 'boolean', title: '¿Quiere que le llamemos?', own: true },
    field: { widget: 'yesno' },
    good: [true, false],
    odd: ['true', 1],
  },
  own_topics: {
    property: {
      type: 'array',
      title: 'Temas',
      own: true,
      items: { type: 'string', enum: ['TAX', 'NEWS', 'RISK'] },
      maxItems: 2,
      uniqueItems: true,
    },
    field: {
      widget: 'checkboxes',
      options: {
        TAX: { order: 10, label: 'Impuestos' },
        NEWS: { order: 20, label: 'Novedades' },
        RISK: { order: 30, label: 'Riesgos' },
      },
    },
    good: [['TAX'], ['NEWS', 'RISK']],
    odd: [['TAX', 'TAX'], ['TAX', 'NEWS', 'RISK'], ['SPORT'], 'TAX'],
  },
};

/** How a question is asked: always or under a condition, and whether it has to be answered. */
export type Way = 'optional' | 'required' | 'limited' | 'conditional' | 'revealed';

/** The patch of an overlay that asks these questions on a step of its own. */
export function askedOnTop(names: readonly string[], ways: readonly Way[], when: Condition) {
  const rules: Record<string, FormRule> = {};
  names.forEach((name, index) => {
    const way = ways[index]!;
    if (way === 'revealed') rules[`shows_${name}`] = { when, show: { [name]: true } };
    if (way === 'conditional')
      rules[`shows_${name}`] = { when, show: { [name]: true }, require: { [name]: true } };
    if (way === 'limited' && name === 'own_reason')
      rules[`limits_${name}`] = { when, limit: { [name]: { maxLength: 5 } } };
  });
  const each = <T>(of: (name: string, index: number) => T) =>
    Object.fromEntries(names.map((name, index) => [name, of(name, index)]));
  return {
    data: { properties: each((name) => ownQuestions[name]!.property) },
    fields: each((name, index) => ({
      ...ownQuestions[name]!.field,
      ...(ways[index] === 'required' && { required: true }),
    })),
    steps: {
      own_questions: {
        order: 900,
        title: 'Para conocerle',
        fields: each((_, at) => (at + 1) * 10),
      },
    },
    ...(Object.keys(rules).length > 0 && { rules }),
  } satisfies Partial<Record<keyof FormDocument, unknown>>;
}
