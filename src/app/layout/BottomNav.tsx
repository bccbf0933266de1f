import { usePorts } from '#/engine/ports/ports.tsx';
import { NavLinks } from './NavLinks.tsx';
import type { Link } from './sections.ts';
import './bottomNav.css';

/** The sections at the thumb's reach, on windows of 991 px or less. @source specification §2.4 */
export function BottomNav({ sections }: { sections: Link[] }) {
  const { text } = usePorts();
  return (
    <nav className="bottom-nav" aria-label={text('page.nav.sections')}>
      <NavLinks links={sections} className="bottom-nav__list" />
    </nav>
  );
}
