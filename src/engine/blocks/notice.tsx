import { sentence } from '#/language/presentation/format.ts';
import { addressOf } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import type { BlockDrawing, BlockProps } from './block.ts';
import { FormattedText } from './FormattedText.tsx';

function Component({ block, scope, words, offers }: BlockProps<'notice'>) {
  const { tone, title, text, action } = block;
  return (
    <div className={`notice notice--${tone}`}>
      <div className="notice-words">
        {title && <h2 className="notice-title">{sentence(title, scope, words)}</h2>}
        <p>
          <FormattedText words={words}>{sentence(text, scope, words)}</FormattedText>
        </p>
      </div>
      {action && offers(action, scope) && (
        <Link to={addressOf(action, scope)}>{sentence(action.label, scope, words)}</Link>
      )}
    </div>
  );
}

/** One sentence that must be seen. */
export const notice: BlockDrawing<'notice'> = { Component, ownTitle: true };
