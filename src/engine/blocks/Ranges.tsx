import { useId } from 'react';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { withParameter } from '../links/address.ts';
import { usePorts } from '../ports/ports.tsx';
import { ordered, type BlockProps } from './block.ts';

interface RangesProps {
  range: NonNullable<BlockProps<'chart'>['block']['range']>;
  scope: Scope;
  words: Localization;
}

/** The periods of a chart; the chosen one is a parameter of the address, so it can be kept and sent. */
export function Ranges({ range, scope, words }: RangesProps) {
  const { navigate } = usePorts();
  const name = useId();
  const { route } = scope;
  const chosen = route?.query[range.param] ?? range.default;
  const choose = (id: string) =>
    route &&
    navigate(withParameter(route, range.param, id === range.default ? undefined : id), {
      replace: true,
    });
  return (
    <fieldset className="ranges">
      <legend className="visually-hidden">{words.text('page.period')}</legend>
      {ordered(range.options).map(([id, { label }]) => (
        <label key={id} className="range">
          <input type="radio" name={name} checked={id === chosen} onChange={() => choose(id)} />
          <span>{sentence(label, scope, words)}</span>
        </label>
      ))}
    </fieldset>
  );
}
