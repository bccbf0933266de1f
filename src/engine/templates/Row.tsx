import type { ArrayFieldItemTemplateProps } from '@rjsf/utils';
import { isDrawnBy } from '#/language/widgets/asked.ts';
import { fieldDescriptorOf } from './fieldDescriptor.ts';
import { toPath } from '../fields/path.ts';
import { contextOf } from '../fields/control.ts';

/** One row with its number and the button that takes it away; where there is always one, its columns alone. */
export function Row({
  children,
  index,
  hasToolbar,
  buttonsProps,
  registry,
}: ArrayFieldItemTemplateProps) {
  const { store, say, words } = contextOf({ registry });
  const part = fieldDescriptorOf(store.document, [toPath(buttonsProps.fieldPathId.$id)[0]!]);
  const { row, remove, fixed } = part && isDrawnBy(part, 'rows') ? part.field : {};
  if (part?.property.minItems === 1 && part.property.maxItems === 1) return children;
  const name = `${say(row ?? 'page.row')} ${index + 1}`;
  return (
    <div className="row" role="group" aria-label={name}>
      <div className="row-head">
        <strong>{name}</strong>
        {hasToolbar && buttonsProps.hasRemove && !fixed && (
          <button
            type="button"
            className="button button--link"
            aria-label={words.text('page.row.named', {
              action: say(remove ?? 'page.remove'),
              name,
            })}
            onClick={buttonsProps.onRemoveItem}
          >
            {say(remove ?? 'page.remove')}
          </button>
        )}
      </div>
      {children}
    </div>
  );
}
