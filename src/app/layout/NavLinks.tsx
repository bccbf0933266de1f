import { Link as RouterLink, useLocation } from 'react-router-dom';
import { usePorts } from '#/engine/ports/ports.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import { Badge } from './Badge.tsx';
import { icons } from './icons.ts';
import { isCurrent, type Link } from './sections.ts';

/** A list of links of the navigation; the one where we are says so. */
export function NavLinks({ links, className }: { links: Link[]; className: string }) {
  const { pathname } = useLocation();
  const say = useTranslate();
  const { isPlanned, text } = usePorts();
  return (
    <ul className={className}>
      {links.map(({ id, label, icon, to, place, badge }) => {
        const Icon = icons[icon];
        return (
          <li key={id}>
            <RouterLink to={to} aria-current={isCurrent(place, pathname) ? 'page' : undefined}>
              <Icon aria-hidden />
              <span>{say(label)}</span>
              {isPlanned?.(place) && <span className="nav-later">{text('page.later')}</span>}
              <Badge count={badge} />
            </RouterLink>
          </li>
        );
      })}
    </ul>
  );
}
