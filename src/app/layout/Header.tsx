import { Link as RouterLink } from 'react-router-dom';
import { usePorts } from '#/engine/ports.tsx';
import { sentences } from '../sentences.ts';
import { useTenancy } from '../tenancy.tsx';
import { AvatarMenu, type AvatarMenuProps } from './AvatarMenu.tsx';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import type { Link } from './sections.ts';
import './header.css';

/** Logo, sections, the person's full name and their menu. */
export function Header({ sections, ...person }: AvatarMenuProps & { sections: Link[] }) {
  const { text } = usePorts();
  const { tenant } = useTenancy();
  return (
    <header className="header">
      <div className="header__bar">
        <RouterLink className="header__logo" to="/account/position">
          <Logo alt={tenant.display_name} />
        </RouterLink>
        <nav className="header__sections" aria-label={text(sentences.sectionsNav)}>
          <NavLinks links={sections} className="sections" />
        </nav>
        <p className="header__name">{person.name}</p>
        <AvatarMenu {...person} />
      </div>
    </header>
  );
}
