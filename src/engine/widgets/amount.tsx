import { parseSpanishAmount } from '#/domain/money/spanishAmount.ts';
import type { Binding, Text } from '#/language/expressions/binding.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { format } from '#/language/presentation/format.ts';
import type { AskedOf, FieldOf } from '#/language/widgets/asked.ts';
import type { WidgetName } from '#/language/widgets/index.ts';
import { control } from '../fields/control.ts';
import type { FormContext } from '../fields/formContext.ts';
import { useFromScope } from './useFromScope.ts';
import { setInputValue, typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

interface AmountOptions<Name extends WidgetName> {
  /** How many decimals may be typed. */
  decimals(field: FieldOf<Name>): number;
  /** Written after the control and after the answer: "€", "%". */
  unit?: string;
  /** What the document has written after the control, of whatever else is answered. */
  ownUnit?(field: FieldOf<Name>, scope: Scope): Text | undefined;
  /** Whether the answer is written with the document's unit, too. */
  written?: boolean;
  /** How much there is to dispose of, as the document says; shown below the control. */
  available?(field: FieldOf<Name>): Binding | undefined;
  /** The wire value as Spaniards write it. */
  spell(value: string, decimals: number): string;
}

/**
 * A widget for amounts typed the Spanish way. Doubtful spellings are refused with advice and never
 * guessed; an understood one is respelt, so that the person sees what was understood.
 */
export function amountWidget<Name extends WidgetName>({
  decimals,
  unit,
  ownUnit,
  written = false,
  available,
  spell,
}: AmountOptions<Name>): Widget<Name> {
  const shown = (value: unknown, { field }: AskedOf<Name>) =>
    value === undefined || value === null ? '' : spell(String(value), decimals(field));
  function Component(props: WidgetProps<Name>) {
    const { asked, context, value } = props;
    const own = useFromScope(props, (scope) => {
      const text = ownUnit?.(asked.field, scope);
      return text && context.say(text);
    });
    const after = unit ?? own;
    const rest = available?.(asked.field);
    const input = (
      <input
        type="text"
        inputMode={decimals(asked.field) ? 'decimal' : 'numeric'}
        className="input input--number"
        {...control(props)}
        defaultValue={shown(value, asked)}
        autoComplete="off"
      />
    );
    return (
      <>
        {after ? (
          <div className="affix">
            {input}
            <span className="affix-unit" aria-hidden="true">
              {after}
            </span>
          </div>
        ) : (
          input
        )}
        {rest && <Available rest={rest} context={context} />}
      </>
    );
  }
  return {
    Component,
    read(host, asked) {
      const typed = typedText(host)?.replace(/\s*%$/, unit === '%' ? '' : '%');
      const { value, issue } = parseSpanishAmount(typed, decimals(asked.field));
      if (issue) return { doubt: { code: issue.code, params: issue.params } };
      if (value === '') return { value: undefined };
      return { value: asked.property.type === 'string' ? value : Number(value) };
    },
    normalize: (host, value, asked) => setInputValue(host, shown(value, asked)),
    show(value, asked, context) {
      const own = written && context && ownUnit?.(asked.field, context.store.scope());
      const after = unit ?? (own && context.say(own));
      return shown(value, asked) + (after ? `\u00a0${after}` : '');
    },
  };
}

function Available({ rest, context: { store, words } }: { rest: Binding; context: FormContext }) {
  const amount = format(rest, store.scope(), words);
  return <p className="field-after">{words.text('page.amount.available', { amount })}</p>;
}
