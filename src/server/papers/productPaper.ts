import { formatDate } from '#/domain/dates/format.ts';
import {
  formatMoney,
  formatNav,
  formatPercent,
  formatPercentSigned,
} from '#/domain/money/format.ts';
import { percentBetween } from '#/domain/money/percent.ts';
import { navOn, type NavPoint } from '#/domain/valuation/navSeries.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { labelOf } from '../files/labelOf.ts';

/** A paper of a product, from its data and the values published up to its day. */
export interface ProductPaperFacts {
  product: ProductRow;
  subcategory: string;
  publishedOn: string;
  navs: readonly NavPoint[];
}

/** What clients read before they order: key data, plan data, half-yearly report, rules of a plan. */
export function productPaper(
  facts: ProductPaperFacts,
  paper: Pick<PdfDocument, 'brand' | 'at' | 'notice'>,
): PdfDocument {
  const { product, subcategory, publishedOn } = facts;
  const title = `${titles[subcategory] ?? labelOf('document-subcategories', subcategory)}: ${product.name_product}`;
  const blocks = subcategory === 'INFORME_SEMESTRAL' ? reportBlocks(facts) : keyBlocks(facts);
  return {
    title,
    ...paper,
    foot: `${product.name_product} · ${formatDate(publishedOn)}`,
    blocks: [
      { kind: 'heading', level: 1, text: title },
      identity(facts),
      ...blocks,
      {
        kind: 'text',
        look: 'small',
        text: 'Rentabilidades pasadas no aseguran rentabilidades futuras.',
      },
    ],
  };
}

const titles: Record<string, string> = {
  DFI: 'Datos fundamentales para el inversor',
  DFP: 'Datos fundamentales para el partícipe',
  INFORME_SEMESTRAL: 'Informe semestral',
  EEPP: 'Especificaciones del plan',
  ANEXO_AL_DFI: 'Anexo al documento de datos fundamentales',
};

const isPlan = ({ kind }: ProductRow) => kind !== 'FI';

function identity({ product, publishedOn }: ProductPaperFacts): Block {
  const rows: [string, string][] = [
    ['Código de registro', product.key_product],
    ['ISIN', product.isin ?? '-'],
    ['Código de la DGSFP', product.dgs_code ?? '-'],
    ['Clase', product.class ?? '-'],
    ['Familia', labelOf('product-families', product.family)],
    ['Publicado el', formatDate(publishedOn)],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '-') };
}

function keyBlocks(facts: ProductPaperFacts): Block[] {
  const { product, publishedOn, navs } = facts;
  return [
    { kind: 'heading', level: 2, text: 'Qué es' },
    { kind: 'text', text: aims[product.family] ?? aims.MIXTO! },
    {
      kind: 'scale',
      label: 'Indicador de riesgo',
      of: 7,
      marked: product.risk,
      low: 'Menor riesgo',
      high: 'Mayor riesgo',
    },
    ...(product.is_complex
      ? [
          {
            kind: 'text' as const,
            look: 'strong' as const,
            text: 'Este producto es complejo y puede ser difícil de comprender.',
          },
        ]
      : []),
    { kind: 'heading', level: 2, text: 'Importes y costes' },
    { kind: 'facts', rows: costs(product) },
    { kind: 'heading', level: 2, text: 'Cómo ha ido' },
    ...performance(navs, publishedOn),
    {
      kind: 'heading',
      level: 2,
      text: isPlan(product) ? 'Cuándo puede disponer del dinero' : 'Cómo se compra y se vende',
    },
    { kind: 'list', items: isPlan(product) ? planRules : fundRules(product) },
  ];
}

function costs(product: ProductRow): [string, string][] {
  const fee = (percent: string | null) => formatPercent(percent === null ? '0' : percent);
  return [
    ['Primera inversión mínima', formatMoney(product.minimum_first)],
    ['Siguientes', formatMoney(product.minimum_next)],
    ['Comisión de gestión', `${fee(product.management_fee)} al año`],
    ['Comisión de depósito', `${fee(product.depositary_fee)} al año`],
    ['Comisión de suscripción', fee(product.subscription_fee)],
    ['Comisión de reembolso', fee(product.redemption_fee)],
  ];
}

/** Return between two days in percent, or nothing where no value was published for the first. */
function returnOf(navs: readonly NavPoint[], from: string, to: string): string | undefined {
  const [start, end] = [navOn(navs, from), navOn(navs, to)];
  if (!start || !end) return undefined;
  return percentBetween(end.nav - start.nav, start.nav) ?? undefined;
}

function performance(navs: readonly NavPoint[], publishedOn: string): Block[] {
  const last = Number(publishedOn.slice(0, 4)) - 1;
  const bars = [last - 4, last - 3, last - 2, last - 1, last].flatMap((year) => {
    const found = returnOf(navs, `${year - 1}-12-31`, `${year}-12-31`);
    return found === undefined
      ? []
      : [{ label: String(year), value: Number(found), shown: formatPercentSigned(found) }];
  });
  if (bars.length === 0)
    return [{ kind: 'text', text: 'Todavía no hay un año completo de datos.' }];
  return [
    { kind: 'bars', label: 'Rentabilidad de cada año, con las comisiones descontadas', bars },
  ];
}

/** The half-year that was over when the report came out, and the three before it. */
function reportBlocks({ navs, publishedOn, product }: ProductPaperFacts): Block[] {
  const halves = lastHalves(publishedOn);
  const [current] = halves;
  const end = navOn(navs, current!.to);
  const change = returnOf(navs, current!.from, current!.to);
  return [
    { kind: 'heading', level: 2, text: `Resumen del ${current!.name}` },
    {
      kind: 'facts',
      rows: [
        [
          'Valor liquidativo al final',
          end ? `${formatNav(end.nav)} (${formatDate(end.date)})` : '-',
        ],
        ['Rentabilidad del semestre', formatPercentSigned(change)],
        ['Comisión de gestión', `${formatPercent(product.management_fee)} al año`],
      ],
    },
    {
      kind: 'table',
      caption: 'Los últimos semestres',
      columns: [
        { title: 'Semestre', width: 3 },
        { title: 'Valor al principio', width: 3, align: 'right' },
        { title: 'Valor al final', width: 3, align: 'right' },
        { title: 'Rentabilidad', width: 2, align: 'right' },
      ],
      rows: halves.map(({ name, from, to }) => [
        name,
        formatNav(navOn(navs, from)?.nav),
        formatNav(navOn(navs, to)?.nav),
        formatPercentSigned(returnOf(navs, from, to)),
      ]),
    },
    { kind: 'heading', level: 2, text: 'Evolución' },
    ...performance(navs, publishedOn),
  ];
}

function lastHalves(publishedOn: string) {
  const year = Number(publishedOn.slice(0, 4));
  const isSecond = publishedOn.slice(5) >= '07-01';
  return [0, 1, 2, 3].map((back) => {
    const index = year * 2 + (isSecond ? 0 : -1) - back;
    const at = Math.floor(index / 2);
    return index % 2 === 0
      ? { name: `primer semestre de ${at}`, from: `${at - 1}-12-31`, to: `${at}-06-30` }
      : { name: `segundo semestre de ${at}`, from: `${at}-06-30`, to: `${at}-12-31` };
  });
}

const aims: Record<string, string> = {
  RF: 'Invierte en deuda pública y privada en euros. Busca conservar el capital y una rentabilidad estable.',
  MIXTO:
    'Combina renta fija y renta variable. Busca crecer a medio plazo con oscilaciones moderadas.',
  RV: 'Invierte en acciones. Busca crecer a largo plazo y puede tener caídas importantes.',
  FIL: 'Fondo de inversión libre: puede usar deuda e invertir en activos poco líquidos. Sólo para quien conoce y acepta ese riesgo.',
  PP: 'Plan de pensiones: ahorro a largo plazo para la jubilación y otras contingencias.',
};

const fundRules = ({ cut_off, nav_frequency, notice_days }: ProductRow): string[] => [
  nav_frequency === 'DAILY'
    ? `Las órdenes recibidas antes de las ${cut_off.slice(0, 5)} de un día hábil se ejecutan al valor liquidativo de ese día.`
    : 'El valor liquidativo se publica una vez al mes.',
  ...(notice_days ? [`Los reembolsos se piden con ${notice_days} días de preaviso.`] : []),
  'El dinero de un reembolso llega en un máximo de tres días hábiles desde la fecha del valor liquidativo.',
];

const planRules = [
  'En caso de jubilación, invalidez, dependencia, fallecimiento, desempleo o enfermedad grave.',
  'Las aportaciones con al menos diez años de antigüedad, sin necesidad de causa.',
  'El traspaso a otro plan no tiene coste ni tributa.',
];
