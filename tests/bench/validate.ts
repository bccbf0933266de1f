import { effective } from '#/language/effective.ts';
import type { FormDocument, Property } from '#/language/documents/form.ts';
import { validateForm } from '#/language/validation/validateForm.ts';
import { runtime } from '#/language/validation/runtime.ts';
import { compileStandalone } from '#/language/validation/compileStandalone.ts';
import { checkDni } from '#/domain/rules/dni.ts';
import { loadModule } from '../support/judges.ts';
import { readyIn } from './ready/readyIn.ts';
import { median } from '../support/median.ts';

const PROPERTIES = 60;
const ROUNDS = 9;
const RECORDS = 20_000;

const kinds: Property[] = [
  { type: 'string', title: 'Texto', minLength: 2, maxLength: 40 },
  { type: 'string', title: 'Código', enum: ['ONE', 'TWO', 'THREE'] },
  { type: 'number', title: 'Número', minimum: 0, maximum: 1000 },
  { type: 'boolean', title: 'Casilla' },
  { type: 'integer', title: 'Entero', minimum: 1 },
  { type: 'string', title: 'DNI', dni: true, maxLength: 9 },
];
const values = ['some text', 'TWO', 12.5, true, 7, '12345678Z'];

/**
 * Records judged per second by the validator that browsers load, beside a function written by hand for the
 * same record that finds the same faults; and how long it takes to make that validator.
 */
export async function run() {
  const form = createForm(PROPERTIES);
  const record = Object.fromEntries(
    Array.from({ length: PROPERTIES }, (_, at) => [`f${at}`, values[at % 6]]),
  );
  const root = { answers: record };
  const validate = loadModule(compileStandalone(form))(runtime);
  const byHand = writeByHand(PROPERTIES);
  if (!validate(root) || byHand(record).length > 0) throw new Error('the record is valid');
  if (validate({ answers: { ...record, f0: 1 } })) throw new Error('a number is no text');
  const rates = {
    hand: [] as number[],
    compiled: [] as number[],
    judged: [] as number[],
    effective: [] as number[],
  };
  for (let round = 0; round < ROUNDS; round++) {
    rates.hand.push(rate(() => byHand(record)));
    rates.compiled.push(rate(() => validate(root)));
    rates.judged.push(rate(() => validateForm(form, record, {}, validate)));
    rates.effective.push(rate(() => effective(form, root)));
  }
  const hand = median(rates.hand);
  const ratio = (measured: number[]) => Number((median(measured) / hand).toFixed(2));
  const making = median(
    Array.from({ length: ROUNDS }, () => time(() => compileStandalone(createForm(PROPERTIES)))),
  );
  const visits = await readyIn(compileStandalone(form), record, ROUNDS);
  const ready = median(visits.map((visit) => visit.ready));
  return {
    name: `validate: a record of ${PROPERTIES} properties`,
    rows: [
      { name: 'written by hand', value: hand, unit: 'records/s', ratio: 1 },
      {
        name: 'compiled validator',
        value: median(rates.compiled),
        unit: 'records/s',
        ratio: ratio(rates.compiled),
        limit: 0.4,
        ok: ratio(rates.compiled) >= 0.4,
      },
      {
        name: 'judge: shown, required, limits too',
        value: median(rates.judged),
        unit: 'records/s',
        ratio: ratio(rates.judged),
      },
      {
        name: 'effective alone',
        value: median(rates.effective),
        unit: 'records/s',
        ratio: ratio(rates.effective),
      },
      { name: 'making the module', value: making, unit: 'ms', limit: 100, ok: making <= 100 },
      { name: 'ready in Chromium', value: ready, unit: 'ms', limit: 5, ok: ready <= 5 },
      {
        name: 'its first record there',
        value: median(visits.map(({ first }) => first)),
        unit: 'ms',
      },
    ],
  };
}

function createForm(count: number): FormDocument {
  const names = Array.from({ length: count }, (_, at) => `f${at}`);
  return {
    kind: 'form',
    id: 'record',
    title: 'Registro',
    data: {
      type: 'object',
      properties: Object.fromEntries(names.map((name, at) => [name, kinds[at % 6]!])),
    },
    fields: Object.fromEntries(names.map((name) => [name, {}])),
    steps: {
      all: {
        order: 1,
        title: 'Todo',
        fields: Object.fromEntries(names.map((name, at) => [name, at])),
      },
    },
  };
}

type Fault = { code: string; path: string };

/** What a person would write: one test after another, straight down, all faults told. */
function writeByHand(count: number): (record: Record<string, unknown>) => Fault[] {
  const tests = [
    (name: string) => `if (typeof v.${name} !== 'string') say('type', '${name}');
      else { if (v.${name}.length < 2) say('min_length', '${name}'); if (v.${name}.length > 40) say('max_length', '${name}'); }`,
    (name: string) =>
      `if (v.${name} !== 'ONE' && v.${name} !== 'TWO' && v.${name} !== 'THREE') say('enum', '${name}');`,
    (name: string) => `if (typeof v.${name} !== 'number') say('type', '${name}');
      else { if (v.${name} < 0) say('minimum', '${name}'); if (v.${name} > 1000) say('maximum', '${name}'); }`,
    (name: string) => `if (typeof v.${name} !== 'boolean') say('type', '${name}');`,
    (name: string) =>
      `if (!Number.isInteger(v.${name})) say('type', '${name}'); else if (v.${name} < 1) say('minimum', '${name}');`,
    (name: string) => `if (typeof v.${name} !== 'string') say('type', '${name}');
      else { if (v.${name}.length > 9) say('max_length', '${name}'); for (const issue of dni(v.${name})) say(issue.code, '${name}'); }`,
  ];
  const lines = Array.from(
    { length: count },
    (_, at) => `if (v.f${at} !== undefined) { ${tests[at % 6]!(`f${at}`)} }`,
  );
  const known = JSON.stringify(Array.from({ length: count }, (_, at) => `f${at}`));
  const body = `const known = new Set(${known});
    return (v) => { const faults = []; const say = (code, path) => faults.push({ code, path });
    for (const name in v) if (!known.has(name)) say('unknown_field', name);
    ${lines.join('\n')} return faults; }`;
  return new Function('dni', body)(checkDni) as (record: Record<string, unknown>) => Fault[];
}

function rate(once: () => unknown): number {
  return (
    (RECORDS /
      time(() => {
        for (let done = 0; done < RECORDS; done++) once();
      })) *
    1000
  );
}

function time(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}
