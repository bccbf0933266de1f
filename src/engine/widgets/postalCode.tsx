import { control } from '../fields/control.ts';
import { useFromScope, useNeighbour } from './useFromScope.ts';
import { typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'postalCode'>) {
  const attributes = control(props);
  const said = useProvince(props);
  const noteId = `${props.id}__note`;
  return (
    <>
      <input
        type="text"
        className="input input--code input--postal"
        {...attributes}
        autoComplete={attributes.autoComplete ?? 'postal-code'}
        aria-describedby={[attributes['aria-describedby'], noteId].filter(Boolean).join(' ')}
      />
      <p id={noteId} className="field-after" role="status">
        {said}
      </p>
    </>
  );
}

/** Whose the code is, and whether that is the province that was chosen. Said at once; the rule of the field refuses. */
function useProvince(props: WidgetProps<'postalCode'>): string | undefined {
  const { words, store } = props.context;
  const { codes, province, country } = props.asked.field;
  const code = useFromScope(props, () => store.valueAt(props.id));
  const chosen = useNeighbour(props, province);
  const abroad = useNeighbour(props, country) ?? SPAIN;
  const items = Object.entries((codes && words.codes?.(codes)?.items) || {});
  if (abroad !== SPAIN || typeof code !== 'string' || !/^\d{5}$/.test(code)) return undefined;
  const [key, own] = items.find(([, item]) => item['postal_prefix'] === code.slice(0, 2)) ?? [];
  if (!own) return items.length ? words.text('page.postal.unknown') : undefined;
  const other =
    typeof chosen === 'string' ? items.find(([name]) => name === chosen)?.[1] : undefined;
  if (!other || chosen === key)
    return words.text('page.postal.of', { province: words.text(own.label) });
  return words.text('page.postal.other', {
    province: words.text(own.label),
    chosen: words.text(other.label),
  });
}

const SPAIN = 'ESP';

/** A postal code, without the spaces that people put into it. */
export const postalCode: Widget<'postalCode'> = {
  Component,
  read: (host) => ({
    value: typedText(host)
      ?.replace(/\s+/g, ' ')
      .replace(/^(\d{2}) (\d{3})$/, '$1$2'),
  }),
};
