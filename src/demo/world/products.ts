import type { PlanSystem } from '#/domain/pensions/planSystem.ts';
import type { DemoTenant } from './tenants.ts';

/** A product of the demo catalogue. Amounts in euro, yearly figures as fractions. */
export interface DemoProduct {
  /** Registry code, the wire's `key_product`. */
  key: string;
  name: string;
  kind: 'FI' | 'PP';
  /** Of pension plans: for whom it was promoted. */
  system: PlanSystem;
  isin: string | null;
  /** Code of the plan at the regulator, for pension plans. */
  dgs: string | null;
  family: 'RF' | 'MIXTO' | 'RV' | 'FIL' | 'PP';
  risk: number;
  drift: number;
  volatility: number;
  fee: number;
  minimumFirst: number;
  minimumNext: number;
  isComplex: boolean;
  /** Share class and the fund that it belongs to: classes follow their fund's market. */
  class: string | null;
  parent: string | null;
}

/** How a product is priced, by the columns that say so. */
export const pricingOf = ({ isComplex }: DemoProduct) => ({
  nav_frequency: isComplex ? ('MONTHLY' as const) : ('DAILY' as const),
  cut_off: '14:00',
  notice_days: isComplex ? 15 : null,
});

type Fund = Pick<DemoProduct, 'family' | 'risk' | 'drift' | 'volatility' | 'fee'> & {
  name: string;
};

const funds: Record<string, Fund> = {
  10392: { name: 'Monetario', family: 'RF', risk: 1, drift: 0.023, volatility: 0.003, fee: 0.003 },
  10393: { name: 'Renta Fija', family: 'RF', risk: 2, drift: 0.026, volatility: 0.03, fee: 0.008 },
  10394: { name: 'Mixto', family: 'MIXTO', risk: 3, drift: 0.045, volatility: 0.07, fee: 0.012 },
  10395: {
    name: 'Bolsa Ibérica',
    family: 'RV',
    risk: 4,
    drift: 0.07,
    volatility: 0.16,
    fee: 0.015,
  },
  10396: { name: 'Global', family: 'RV', risk: 4, drift: 0.085, volatility: 0.15, fee: 0.015 },
  10397: { name: 'Retorno', family: 'FIL', risk: 6, drift: 0.09, volatility: 0.11, fee: 0.02 },
};

const plans: Record<string, Fund & { dgs: string }> = {
  64678: {
    name: 'PP Prudente',
    family: 'PP',
    risk: 2,
    drift: 0.02,
    volatility: 0.03,
    fee: 0.006,
    dgs: 'N9001',
  },
  64680: {
    name: 'PP Mixto',
    family: 'PP',
    risk: 3,
    drift: 0.045,
    volatility: 0.07,
    fee: 0.009,
    dgs: 'N9002',
  },
  64682: {
    name: 'PP Bolsa',
    family: 'PP',
    risk: 5,
    drift: 0.075,
    volatility: 0.15,
    fee: 0.011,
    dgs: 'N9003',
  },
};

const classes = [
  { letter: 'A', fee: 0.0175, minimum: 100 },
  { letter: 'B', fee: 0.0125, minimum: 25_000 },
  { letter: 'C', fee: 0.008, minimum: 150_000 },
  { letter: 'D', fee: 0.005, minimum: 1_000_000 },
];

/** The ISIN of a national number of nine characters: country, number, Luhn digit over A=10 … Z=35. */
export function toIsin(national: string): string {
  const digits = [...`ES${national}`].map((char) => parseInt(char, 36)).join('');
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `ES${national}${(10 - (sum % 10)) % 10}`;
}

/** Every product of a tenant: six funds, twenty share classes and, where it has them, three pension plans. */
export function productsOf(tenant: DemoTenant): DemoProduct[] {
  const whole = Object.entries(funds).map(([key, fund]) => toFund(tenant, key, fund));
  const shareClasses = whole
    .filter((fund) => !fund.isComplex)
    .flatMap((fund, index) =>
      classes.map((entry, place) => toClass(tenant, fund, 4 * index + place, entry)),
    );
  const pensions = tenant.hasPensionPlans
    ? Object.entries(plans).map(([key, plan]) => toPlan(tenant, key, plan))
    : [];
  return [...whole, ...shareClasses, ...pensions];
}

const toFund = (tenant: DemoTenant, key: string, fund: Fund): DemoProduct => {
  const isComplex = fund.family === 'FIL';
  return {
    ...fund,
    key,
    name: `${tenant.brand} ${fund.name} ${isComplex ? 'F.I.L.' : 'FI'}`,
    kind: 'FI',
    system: 'INDIVIDUAL',
    isin: toIsin(`0${key}00${tenant.number}`),
    dgs: null,
    minimumFirst: isComplex ? 100_000 : 100,
    minimumNext: isComplex ? 10_000 : 50,
    isComplex,
    class: null,
    parent: null,
  };
};

const toClass = (
  tenant: DemoTenant,
  fund: DemoProduct,
  index: number,
  entry: (typeof classes)[number],
): DemoProduct => ({
  ...fund,
  key: String(75151 + index),
  name: `${fund.name.replace(/ FI$/, '')} clase ${entry.letter} FI`,
  isin: toIsin(`0${1 + tenant.number}75151${String(index).padStart(2, '0')}`),
  fee: entry.fee,
  minimumFirst: entry.minimum,
  class: entry.letter,
  parent: fund.key,
});

const toPlan = (tenant: DemoTenant, key: string, plan: Fund & { dgs: string }): DemoProduct => ({
  ...plan,
  key,
  name: `${tenant.brand} ${plan.name}`,
  kind: 'PP',
  system: 'INDIVIDUAL',
  isin: null,
  minimumFirst: 50,
  minimumNext: 30,
  isComplex: false,
  class: null,
  parent: null,
});
