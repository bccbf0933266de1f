import { formatMoney, formatPercentSigned } from '#/domain/money/format.ts';
import { percentBetween } from '#/domain/money/percent.ts';
import { performanceScenarios } from '#/domain/returns/performanceScenarios.ts';
import type { Words } from '../kernel/words.ts';
import type { Block } from '../ports/pdfDocument.ts';
import type { ProductPaperFacts } from './productPaper.ts';

/** What scenarios and costs are told of, in cents. */
export const EXAMPLE = 1_000_000n;

/** Years for which a product of a family is meant to be held, at least. */
const heldFor: Readonly<Record<string, number>> = { RF: 3, MIXTO: 4, RV: 5, FIL: 5, PP: 10 };

const yearsOf = ({ product }: ProductPaperFacts) => heldFor[product.family] ?? 5;

/** What an example would have become after one year and after the time for which the product is meant. */
export function scenarioBlocks(facts: ProductPaperFacts, say: Words): Block[] {
  const { navs, publishedOn } = facts;
  const long = yearsOf(facts);
  const spans = [1, long].flatMap((years) => {
    const found = performanceScenarios(navs, publishedOn, years * 12, EXAMPLE);
    return found ? [{ years, found }] : [];
  });
  const heading: Block = { kind: 'heading', level: 2, text: say('paper.product.scenarios') };
  if (spans.length === 0)
    return [heading, { kind: 'text', text: say('paper.product.no_scenarios') }];
  const told = (cents: bigint) =>
    `${formatMoney(cents)} (${formatPercentSigned(percentBetween(cents - EXAMPLE, EXAMPLE))})`;
  return [
    heading,
    { kind: 'text', text: say('paper.product.scenarios_text') },
    {
      kind: 'table',
      caption: say('paper.product.scenarios_caption', { amount: { money: String(EXAMPLE) } }),
      columns: [
        { title: say('paper.product.scenario'), width: 3 },
        ...spans.map(({ years }) => ({
          title:
            years === 1 ? say('paper.product.after_one') : say('paper.product.after', { years }),
          width: 4,
          align: 'right' as const,
        })),
      ],
      rows: (['unfavourable', 'moderate', 'favourable'] as const).map((name) => [
        say(`paper.product.scenario.${name}`),
        ...spans.map(({ found }) => told(found[name])),
      ]),
    },
  ];
}

/** What else has to be said before somebody invests: if the manager cannot pay, for how long, and how to complain. */
export function protectionBlocks(facts: ProductPaperFacts, manager: string, say: Words): Block[] {
  const isPlan = facts.product.kind !== 'FI';
  return [
    { kind: 'heading', level: 2, text: say('paper.product.insolvency') },
    {
      kind: 'text',
      text: say(isPlan ? 'paper.product.plan_apart' : 'paper.product.fund_apart', { manager }),
    },
    { kind: 'heading', level: 2, text: say('paper.product.holding') },
    { kind: 'text', text: say('paper.product.holding_text', { years: yearsOf(facts) }) },
    { kind: 'heading', level: 2, text: say('paper.product.complaints') },
    {
      kind: 'text',
      text: say(isPlan ? 'paper.product.plan_complaints' : 'paper.product.fund_complaints', {
        manager,
      }),
    },
  ];
}
