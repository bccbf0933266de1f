import { formatDate } from '#/domain/dates/format.ts';
import {
  formatMoney,
  formatNav,
  formatPercent,
  formatPercentSigned,
} from '#/domain/money/format.ts';
import { parsePercent, percentBetween, percentOf } from '#/domain/money/percent.ts';
import { navOn, type NavPoint } from '#/domain/valuation/navSeries.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Words } from '../kernel/words.ts';
import type { ProductRow } from '../products/readProducts.ts';
import type { Frame } from './frameOf.ts';
import type { Block, PdfDocument } from '../ports/pdfDocument.ts';
import { labelOf } from '../files/labelOf.ts';
import { EXAMPLE, protectionBlocks, scenarioBlocks } from './keyFactBlocks.ts';

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
  paper: Frame & Pick<PdfDocument, 'notice'>,
  say: Words,
): PdfDocument {
  const { product, subcategory, publishedOn } = facts;
  const kind = titles[subcategory];
  const title = say('paper.product.titled', {
    title: kind ? say(kind) : labelOf(say, 'document-subcategories', subcategory),
    product: product.name_product,
  });
  const blocks =
    subcategory === 'INFORME_SEMESTRAL'
      ? reportBlocks(facts, say)
      : keyBlocks(facts, paper.brand.name, say);
  return {
    title,
    ...paper,
    foot: [product.name_product, formatDate(publishedOn)].join(' · '),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      identity(facts, say),
      ...blocks,
      {
        kind: 'text',
        look: 'small',
        text: say('paper.product.past'),
      },
    ],
  };
}

const titles: Record<string, WordCode> = {
  DFI: 'paper.product.dfi',
  DFP: 'paper.product.dfp',
  INFORME_SEMESTRAL: 'paper.product.half_year',
  EEPP: 'paper.product.rules',
  ANEXO_AL_DFI: 'paper.product.annex',
};

const isPlan = ({ kind }: ProductRow) => kind !== 'FI';

function identity({ product, publishedOn }: ProductPaperFacts, say: Words): Block {
  const rows: [string, string][] = [
    [say('paper.product.key'), product.key_product],
    ['ISIN', product.isin ?? '-'],
    [say('paper.dgs_code'), product.dgs_code ?? '-'],
    [say('paper.product.class'), product.class ?? '-'],
    [say('paper.product.family'), labelOf(say, 'product-families', product.family)],
    [say('paper.product.published'), formatDate(publishedOn)],
  ];
  return { kind: 'facts', rows: rows.filter(([, value]) => value !== '-') };
}

function keyBlocks(facts: ProductPaperFacts, manager: string, say: Words): Block[] {
  const { product, publishedOn, navs } = facts;
  return [
    { kind: 'heading', level: 2, text: say('paper.product.what') },
    { kind: 'text', text: say(aims[product.family] ?? 'paper.product.aim_mixto') },
    { kind: 'heading', level: 2, text: say('paper.product.risks') },
    {
      kind: 'scale',
      label: say('paper.risk'),
      of: 7,
      marked: product.risk,
      alt: say('paper.mark', { label: say('paper.risk'), marked: product.risk, of: 7 }),
      low: say('paper.product.low_risk'),
      high: say('paper.product.high_risk'),
    },
    ...(product.is_complex
      ? [
          {
            kind: 'text' as const,
            look: 'strong' as const,
            text: say('paper.product.complex'),
          },
        ]
      : []),
    ...scenarioBlocks(facts, say),
    { kind: 'heading', level: 2, text: say('paper.product.amounts') },
    { kind: 'text', text: say('paper.product.costs_text', { amount: { cents: String(EXAMPLE) } }) },
    { kind: 'facts', rows: costs(product, say) },
    { kind: 'heading', level: 2, text: say('paper.product.performance') },
    ...performance(navs, publishedOn, say),
    {
      kind: 'heading',
      level: 2,
      text: isPlan(product) ? say('paper.product.plan_money') : say('paper.product.fund_money'),
    },
    { kind: 'list', items: isPlan(product) ? planRules(say) : fundRules(product, say) },
    ...protectionBlocks(facts, manager, say),
  ];
}

function costs(product: ProductRow, say: Words): [string, string][] {
  const fee = (percent: string | null) => formatPercent(percent ?? '0');
  const inEuro = (percent: string | null) =>
    formatMoney(percentOf(EXAMPLE, parsePercent(percent ?? '0') ?? 0n));
  const yearly = (percent: string | null) =>
    `${say('paper.yearly', { percent: fee(percent) })} (${inEuro(percent)})`;
  const once = (percent: string | null) => `${fee(percent)} (${inEuro(percent)})`;
  return [
    [say('paper.product.first_minimum'), formatMoney(product.minimum_first)],
    [say('paper.product.next_minimum'), formatMoney(product.minimum_next)],
    [say('paper.management_fee'), yearly(product.management_fee)],
    [say('paper.depositary_fee'), yearly(product.depositary_fee)],
    [say('paper.subscription_fee'), once(product.subscription_fee)],
    [say('paper.redemption_fee'), once(product.redemption_fee)],
  ];
}

/** Return between two days in percent, or nothing where no value was published for the first. */
function returnOf(navs: readonly NavPoint[], from: string, to: string): string | undefined {
  const [start, end] = [navOn(navs, from), navOn(navs, to)];
  if (!start || !end) return undefined;
  return percentBetween(end.nav - start.nav, start.nav) ?? undefined;
}

function performance(navs: readonly NavPoint[], publishedOn: string, say: Words): Block[] {
  const last = Number(publishedOn.slice(0, 4)) - 1;
  const bars = [last - 4, last - 3, last - 2, last - 1, last].flatMap((year) => {
    const found = returnOf(navs, `${year - 1}-12-31`, `${year}-12-31`);
    return found === undefined
      ? []
      : [{ label: String(year), value: Number(found), shown: formatPercentSigned(found) }];
  });
  if (bars.length === 0) return [{ kind: 'text', text: say('paper.product.no_year') }];
  return [{ kind: 'bars', label: say('paper.product.yearly_return'), bars }];
}

/** The half-year that was over when the report came out, and the three before it. */
function reportBlocks({ navs, publishedOn, product }: ProductPaperFacts, say: Words): Block[] {
  const halves = lastHalves(publishedOn, say);
  const [current] = halves;
  const end = navOn(navs, current!.to);
  const change = returnOf(navs, current!.from, current!.to);
  return [
    { kind: 'heading', level: 2, text: say('paper.product.summary', { half: current!.name }) },
    {
      kind: 'facts',
      rows: [
        [
          say('paper.product.end_nav'),
          end ? `${formatNav(end.nav)} (${formatDate(end.date)})` : '-',
        ],
        [say('paper.product.half_return'), formatPercentSigned(change)],
        [
          say('paper.management_fee'),
          say('paper.yearly', { percent: formatPercent(product.management_fee) }),
        ],
      ],
    },
    {
      kind: 'table',
      caption: say('paper.product.halves'),
      columns: [
        { title: say('paper.product.half'), width: 3 },
        { title: say('paper.product.start_value'), width: 3, align: 'right' },
        { title: say('paper.product.end_value'), width: 3, align: 'right' },
        { title: say('paper.product.return'), width: 2, align: 'right' },
      ],
      rows: halves.map(({ name, from, to }) => [
        name,
        formatNav(navOn(navs, from)?.nav),
        formatNav(navOn(navs, to)?.nav),
        formatPercentSigned(returnOf(navs, from, to)),
      ]),
    },
    { kind: 'heading', level: 2, text: say('paper.product.evolution') },
    ...performance(navs, publishedOn, say),
  ];
}

function lastHalves(publishedOn: string, say: Words) {
  const year = Number(publishedOn.slice(0, 4));
  const isSecond = publishedOn.slice(5) >= '07-01';
  return [0, 1, 2, 3].map((back) => {
    const index = year * 2 + (isSecond ? 0 : -1) - back;
    const at = Math.floor(index / 2);
    return index % 2 === 0
      ? {
          name: say('paper.product.first_half', { year: at }),
          from: `${at - 1}-12-31`,
          to: `${at}-06-30`,
        }
      : {
          name: say('paper.product.second_half', { year: at }),
          from: `${at}-06-30`,
          to: `${at}-12-31`,
        };
  });
}

const aims: Record<string, WordCode> = {
  RF: 'paper.product.aim_rf',
  MIXTO: 'paper.product.aim_mixto',
  RV: 'paper.product.aim_rv',
  FIL: 'paper.product.aim_fil',
  PP: 'paper.product.aim_pp',
};

const fundRules = ({ cut_off, nav_frequency, notice_days }: ProductRow, say: Words): string[] => [
  nav_frequency === 'DAILY'
    ? say('paper.product.daily', { time: cut_off.slice(0, 5) })
    : say('paper.product.monthly'),
  ...(notice_days ? [say('paper.product.notice', { days: notice_days })] : []),
  say('paper.product.paid_within'),
];

const planRules = (say: Words): string[] => [
  say('paper.product.plan_causes'),
  say('paper.product.plan_ten_years'),
  say('paper.product.plan_transfer'),
];
