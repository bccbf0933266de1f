import type { CodesDocument } from '../../src/language/documents/tenantDocuments.ts';
import type { FormDocument, Property } from '../../src/language/documents/form.ts';
import { effective } from '../../src/language/effective.ts';
import { segments } from '../../src/language/values/pointer.ts';
import { keptAnswers } from '../../src/language/validation/keptAnswers.ts';
import type { Answers, Scope } from '../../src/language/expressions/scope.ts';
import { checkAnswers } from '../../src/server/answers/checkAnswers.ts';

type Codes = (id: string) => CodesDocument | undefined;

/** Answers that a person may give to each question of the questionnaires, beside those of lists. */
const written: Readonly<Record<string, unknown[]>> = {
  INDIQUE_NUMERO_TIN: ['123-45-6789'],
  INDIQUE_NUMERO_GIIN: ['98Q96B.00000.LE.250'],
  CONTACTO_PBC: ['pbc@example.test'],
  FECHA_CONSTITUCION: ['2001-03-04'],
  JUSTIFICANTE_ORIGEN: [['00000000-0000-5000-8000-000000000005']],
  // Two groups of one section, and two of others.
  CNAE: ['011', '012', '410', '432'],
  CNAE_SECCION: ['A', 'F'],
  PAISES_OBLIGACION_FISCAL: [
    [{ tin_country: 'ARE', missing_reason: 'A' }],
    [{ tin_country: 'USA', tin_code: '123-45-6789' }],
    [{ tin_country: 'USA', missing_reason: 'C' }],
  ],
  CARGOS_PUBLICOS: [
    [{ QUIEN: 'YO', CARGO: 'Edil', PAIS: 'ESP', DESDE: '2020-01-01', SIGUE: 'SI' }],
  ],
};

const behind = {
  ...{ NOMBRE: 'Eva Ruiz', TIPO_DOCUMENTO: 'DNI', DOCUMENTO: '12345678Z', ES_PRP: 'NO' },
  ...{ NACIMIENTO: '1970-01-01', NACIONALIDAD: 'ESP', RESIDENCIA: 'ESP' },
};
const people: Readonly<Record<string, object>> = {
  TITULARES_REALES: { ...behind, PORCENTAJE: '60.00', CONTROL: 'DIRECTO' },
  ADMINISTRADORES: { ...behind, CARGO: 'Administradora' },
  PATRONOS: { ...behind, CARGO: 'Presidenta' },
};

/** What may be answered to a question: each of a list, and a few of what is written. */
export function triedAt(form: FormDocument, codes: Codes, name: string): unknown[] {
  const property: Property = form.data.properties[name]!;
  if (written[name]) return written[name];
  if (people[name]) return [[people[name]]];
  if (property.type === 'boolean') return [true];
  const list = form.fields[name]?.codes;
  const values = property.enum ?? Object.keys((list && codes(list)?.items) || {}).slice(0, 12);
  if (values.length === 0) return ['Soria', 'Fontanero'];
  return property.type === 'array' ? values.map((one) => [one]) : values;
}

/**
 * Completes answers of which one is given, as a person does who sees only what is asked of them and what is said to be
 * wrong: nothing where no answer to what they see helps.
 */
export function completed(
  form: FormDocument,
  codes: Codes,
  given: Answers,
  name: string,
  around: Scope & { loaded: Answers },
): Answers | undefined {
  const words = { text: (sentence: string) => sentence, codes };
  const look = (answers: Answers) => {
    const now = effective(form, { ...around, answers });
    const counted = now.answers;
    const found = checkAnswers(form, counted, around.loaded, { ...around, answers }, words);
    const kept = keptAnswers(form, now, { ...around, answers: counted });
    const wrong = new Set(found.map(({ path }) => segments(path)[1]));
    const open = [...now.shown]
      .filter((one) => !kept.has(one) && one !== name)
      .sort((one, other) => Number(wrong.has(other)) - Number(wrong.has(one)));
    // An answer that is not asked any more is none.
    return { counted, open, wrong, count: now.shown.has(name) ? found.length : Infinity };
  };
  let answers = given;
  for (let turn = 0; turn < 40; turn++) {
    const { counted, open, wrong, count } = look(answers);
    if (count === 0) return counted;
    const ways = open.flatMap((one) =>
      [...triedAt(form, codes, one), undefined].map((value) => ({ one, value })),
    );
    const next = ways.find(({ one, value }) => {
      const then = look({ ...answers, [one]: value });
      // What was wrong is right now, and may have led to one other question.
      const isRight = wrong.has(one) && !then.wrong.has(one);
      return then.count < count || (isRight && then.count === count);
    });
    if (!next) return undefined;
    answers = { ...answers, [next.one]: next.value };
  }
  return undefined;
}
