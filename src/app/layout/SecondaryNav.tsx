import { useLocation } from 'react-router-dom';
import { usePorts } from '#/engine/ports/ports.tsx';
import { NavLinks } from './NavLinks.tsx';
import { groupsOf, isCurrent, type Link } from './sections.ts';
import './secondaryNav.css';

/** The pages of a group of the menu side by side, on desktop, while one of them is open. @source specification §2.4 */
export function SecondaryNav({ links }: { links: Link[] }) {
  const { text } = usePorts();
  const { pathname } = useLocation();
  const group = groupsOf(links).find((each) =>
    each.links.some(({ to }) => isCurrent(to, pathname)),
  );
  if (!group) return null;
  return (
    <nav className="secondary-nav" aria-label={text('page.nav.profile')}>
      <NavLinks links={group.links} className="sections" />
    </nav>
  );
}
