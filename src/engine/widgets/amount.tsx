import type { WidgetProps } from '@rjsf/utils';
import { parseSpanishAmount } from '#/domain/money/spanishAmount.ts';
import type { Binding } from '#/language/expressions/binding.ts';
import { format } from '#/language/presentation/format.ts';
import { askedOf, contextOf, control, fieldOf } from '../fields/control.ts';
import { setInputValue, typedText, type Asked, type Widget } from '../fields/widget.ts';

interface AmountOptions {
  /** How many decimals may be typed. */
  decimals(asked: Asked): number;
  /** Written after the control: "€", "%". */
  unit?: string;
  /** The wire value as Spaniards write it. */
  spell(value: string, decimals: number): string;
}

/**
 * A widget for amounts typed the Spanish way. Doubtful spellings are refused with advice and never
 * guessed; an understood one is respelt, so that the person sees what was understood.
 */
export function amountWidget({ decimals, unit, spell }: AmountOptions): Widget {
  const shown = (value: unknown, asked: Asked) =>
    value === undefined || value === null ? '' : spell(String(value), decimals(asked));
  function Component(props: WidgetProps) {
    const field = fieldOf(props);
    const after =
      unit ?? (field['unit'] ? contextOf(props).say(field['unit'] as string) : undefined);
    const input = (
      <input
        type="text"
        inputMode={decimals(askedOf(props)) ? 'decimal' : 'numeric'}
        className="input input--number"
        {...control(props)}
        defaultValue={shown(props.value, askedOf(props))}
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
        {field['available'] !== undefined && <Available {...props} />}
      </>
    );
  }
  return {
    Component,
    read(host, asked) {
      const typed = typedText(host)?.replace(/\s*%$/, unit === '%' ? '' : '%');
      const { value, issue } = parseSpanishAmount(typed, decimals(asked));
      if (issue) return { doubt: { code: issue.code, params: issue.params } };
      if (value === '') return { value: undefined };
      return { value: asked.property.type === 'string' ? value : Number(value) };
    },
    ...(unit !== '€' && { tellsLimits: true as const }),
    normalize: (host, value, asked) => setInputValue(host, shown(value, asked)),
    show: (value, asked) => shown(value, asked) + (unit ? `\u00a0${unit}` : ''),
  };
}

/** How much there is to dispose of, below the control. */
function Available(props: WidgetProps) {
  const { words, store } = contextOf(props);
  const amount = format(fieldOf(props)['available'] as Binding, store.scope(), words);
  return <p className="field-after">{words.text('Disponible: {amount}', { amount })}</p>;
}
