import { hints, rules } from '#/domain/rules/index.ts';
import type { Rule } from '#/domain/rules/rule.ts';
import { median } from '../support/median.ts';

interface Row {
  name: string;
  value: number;
  unit: string;
  ratio?: number;
  limit?: number;
  ok?: boolean;
}

const SHORT = 1_000;
const LONG = 10_000;
const LIMIT = 12;
const SAMPLES = 41;
/** One sample runs a rule until this many milliseconds are spent on the short text. */
const SAMPLE_MS = 0.4;

/** Texts that hold to their end, that break at their last character, and that tempt backtracking. */
const shapes: Record<string, (length: number) => string> = {
  digits: (length) => '1'.repeat(length),
  'digits and a letter': (length) => `${'1'.repeat(length - 1)}x`,
  letters: (length) => 'a'.repeat(length),
  'letters and a sign': (length) => `${'ñ'.repeat(length - 1)}!`,
  'dashes and spaces': (length) => `a${' -_'.repeat(length / 3).slice(0, length - 2)}!`,
  'dots and commas': (length) => `1${'.,'.repeat(length / 2).slice(0, length - 2)}x`,
  addresses: (length) => `${'a.'.repeat(length / 2 - 1)}a@`,
  'marks and emoji': (length) => 'a\u0301💶'.repeat(length / 4),
};
const options = [true, { max: 5, min: 5, length: 5 }];

/** Each rule on 10,000 characters against 1,000, worst shape; linear time gives a ratio near 10. */
export async function run(): Promise<{ name: string; rows: Row[] }> {
  const rows = Object.entries({ ...rules, ...hints }).map(([name, rule]) => measure(name, rule));
  return { name: 'domain-rules', rows };
}

function measure(name: string, rule: Rule): Row {
  const measured = Object.values(shapes).flatMap((shape) =>
    options.map((option) => compare(rule, option, shape(SHORT), shape(LONG))),
  );
  const { time, ratio } = measured.reduce((worst, one) => (one.ratio > worst.ratio ? one : worst));
  const value = Math.round(time * 1e6) / 1e3;
  return {
    name,
    value,
    unit: 'µs',
    ratio: Math.round(ratio * 100) / 100,
    limit: LIMIT,
    ok: ratio <= LIMIT,
  };
}

/** Both lengths in turns, so that a busy machine slows both; medians against stray pauses. */
function compare(rule: Rule, option: unknown, short: string, long: string) {
  const times = Math.max(1, Math.ceil(SAMPLE_MS / Math.max(spent(rule, option, short, 20), 1e-5)));
  const samples = Array.from({ length: SAMPLES }, () => ({
    short: spent(rule, option, short, times),
    long: spent(rule, option, long, Math.max(1, Math.round(times / 10))),
  }));
  const time = median(samples.map((sample) => sample.long));
  return { time, ratio: time / median(samples.map((sample) => sample.short)) };
}

/** Milliseconds of one judgement, over several. */
function spent(rule: Rule, option: unknown, value: string, times: number): number {
  const start = performance.now();
  for (let count = 0; count < times; count += 1) rule(value, option);
  return (performance.now() - start) / times;
}
