import { toIsin } from './products.ts';

/** A manager of the regulator's register with the ISINs of two of its funds. */
export interface DemoManager {
  name: string;
  code: string;
  isins: string[];
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

/** Thirty fictional managers. */
export const managers: readonly DemoManager[] = kinds.flatMap((kind, k) =>
  words.map((word, w) => {
    const number = k * words.length + w;
    const national = (fund: number) => `09${String(number).padStart(3, '0')}00${fund}0`;
    return {
      name: `${word} ${kind} SGIIC`,
      code: String(900 + number),
      isins: [toIsin(national(1)), toIsin(national(2))],
    };
  }),
);
