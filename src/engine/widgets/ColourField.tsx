import { useRef } from 'react';
import { control } from '../fields/control.ts';
import { setInputValue, type WidgetProps } from '../fields/widget.ts';
import { isColour } from './isColour.ts';
import { useFromScope } from './useFromScope.ts';
import './colour.css';

/** A colour as it is written, and the device's palette beside it; one that is no colour yet leaves the palette as it was. */
export default function ColourField(props: WidgetProps<'colour'>) {
  const { words, say, store } = props.context;
  const attributes = control(props);
  const input = useRef<HTMLInputElement>(null);
  const said = useFromScope(props, () => store.valueAt(props.id));
  const choose = (colour: string) => {
    setInputValue(input.current!, colour);
    input.current!.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <div className="colour" data-field={props.id}>
      <input
        ref={input}
        type="text"
        className="input input--medium"
        spellCheck={false}
        {...attributes}
        data-field={undefined}
        autoComplete={attributes.autoComplete ?? 'off'}
      />
      <input
        type="color"
        className="colour-palette"
        aria-label={words.text('page.colour.open', { label: say(props.label) })}
        value={isColour(said) ? said : '#808080'}
        data-empty={!isColour(said) || undefined}
        onChange={({ currentTarget: { value } }) => choose(value)}
      />
    </div>
  );
}
