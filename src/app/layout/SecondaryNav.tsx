import { useLocation } from 'react-router-dom';
import { usePorts } from '#/engine/ports.tsx';
import { sentences } from '../sentences.ts';
import { NavLinks } from './NavLinks.tsx';
import { isCurrent, type Link } from './sections.ts';
import './secondaryNav.css';

/** The profile pages side by side, on desktop, while one of them is open. @source specification §2.4 */
export function SecondaryNav({ links }: { links: Link[] }) {
  const { text } = usePorts();
  const { pathname } = useLocation();
  if (!links.some(({ to }) => isCurrent(to, pathname))) return null;
  return (
    <nav className="secondary-nav" aria-label={text(sentences.secondaryNav)}>
      <NavLinks links={links} className="sections" />
    </nav>
  );
}
