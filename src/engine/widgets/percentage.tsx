import { formatPercent } from '#/domain/money/format.ts';
import { sumOfShares } from '#/domain/rules/checkShares.ts';
import { resolve } from '#/language/expressions/binding.ts';
import { read } from '#/language/values/pointer.ts';
import { amountWidget } from './amount.tsx';
import { spellDecimal } from '#/language/presentation/displayed.ts';
import { useFromScope } from './useFromScope.ts';
import type { Widget, WidgetProps } from '../fields/widget.ts';

const amount = amountWidget<'percentage'>({
  decimals: ({ decimals = 2 }) => decimals,
  unit: '%',
  spell: spellDecimal,
});

function Component(props: WidgetProps<'percentage'>) {
  const { others } = props.asked.field;
  return (
    <>
      <amount.Component {...props} />
      {others && <Sum {...props} />}
    </>
  );
}

/** What this share and the others add up to, said again whenever the answer changes. */
function Sum(props: WidgetProps<'percentage'>) {
  const { words } = props.context;
  const { others } = props.asked.field;
  const rest = useFromScope(props, (scope) => resolve(others, scope));
  const answer = useFromScope(props, (scope) => read(scope, props.id));
  if (typeof rest !== 'string') return null;
  const isAnswered = typeof answer === 'string' && answer !== '';
  return (
    <p className="field-after" role="status">
      {isAnswered &&
        words.text('page.percentage.sum', {
          sum: formatPercent(sumOfShares([rest, answer])),
        })}
    </p>
  );
}

/** A percentage; "12.34" is 12,34 %. */
export const percentage: Widget<'percentage'> = { ...amount, Component };
