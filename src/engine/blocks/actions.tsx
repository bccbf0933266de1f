import { holds } from '#/language/expressions/condition.ts';
import { sentence } from '#/language/presentation/format.ts';
import { addressOf } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';

function Component(props: BlockProps<'actions'>) {
  const { block, scope, words, titleId } = props;
  return (
    <ul className="actions" aria-labelledby={block.title ? titleId : undefined}>
      {offered(props).map(([id, item]) => (
        <li key={id}>
          <Link
            className={LOOKS[item.look ?? 'link']}
            to={addressOf(item, scope)}
            aria-current={item.current && holds(item.current, scope) ? 'true' : undefined}
          >
            {sentence(item.label, scope, words)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const LOOKS = { primary: 'button', secondary: 'button button--quiet', link: 'action-link' };

/** What can be done from here; absent when nothing can. */
export const actions: BlockDrawing<'actions'> = {
  Component,
  isAbsent: (props) => offered(props).length === 0,
};

function offered({ block, scope, offers }: BlockProps<'actions'>) {
  return ordered(block.items).filter(([, item]) => offers(item, scope));
}
