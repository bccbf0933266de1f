import { toIsin } from './products.ts';

/** A manager of the regulator's register with the ISINs of two of its funds, and a pension plan of some. */
export interface DemoManager {
  name: string;
  code: string;
  isins: string[];
  kind: 'SGIIC';
  /** Of those that manage pension plans too. */
  dgs_code: string | null;
  products: { name: string; isin: string | null; dgs_code: string | null }[];
}

const words = [
  'Alcor',
  'Brisa',
  'Cumbre',
  'Duero',
  'Estela',
  'Fresno',
  'Garza',
  'Horizonte',
  'Islas',
  'Jarama',
];
const kinds = ['Capital', 'Gestión', 'Inversiones'];

const pad = (number: number) => String(number).padStart(3, '0');

/** Thirty fictional managers. */
export const managers: readonly DemoManager[] = kinds.flatMap((kind, k) =>
  words.map((word, w) => {
    const number = k * words.length + w;
    const national = (fund: number) => `09${pad(number)}00${fund}0`;
    const isins = [toIsin(national(1)), toIsin(national(2))];
    const funds = isins.map((isin, index) => ({
      name: `${word} ${['Renta', 'Bolsa'][index]} FI`,
      isin,
      dgs_code: null,
    }));
    const plan = { name: `${word} Jubilación PP`, isin: null, dgs_code: `N8${pad(number)}` };
    const hasPlan = kind === 'Gestión';
    return {
      name: `${word} ${kind} SGIIC`,
      code: String(900 + number),
      isins,
      kind: 'SGIIC',
      dgs_code: hasPlan ? `G8${pad(number)}` : null,
      products: hasPlan ? [...funds, plan] : funds,
    };
  }),
);
