import { Link as RouterLink } from 'react-router-dom';
import { usePorts } from '#/engine/ports/ports.tsx';
import { useTenancy } from '../tenancy/tenancy.tsx';
import { AmountsButton } from './AmountsButton.tsx';
import { AvatarMenu, type AvatarMenuProps } from './AvatarMenu.tsx';
import { Logo } from './Logo.tsx';
import { NavLinks } from './NavLinks.tsx';
import type { Link } from './sections.ts';
import './header.css';

interface HeaderProps extends AvatarMenuProps {
  sections: Link[];
  amountsHidden: boolean;
  onAmounts(hidden: boolean): void;
}

/** Logo, sections, the person's full name, their menu, and the eye that hides their amounts. */
export function Header({ sections, amountsHidden, onAmounts, ...person }: HeaderProps) {
  const { text } = usePorts();
  const { tenant } = useTenancy();
  return (
    <header className="header">
      <div className="header__bar">
        <RouterLink className="header__logo" to="/account/position">
          <Logo alt={tenant.display_name} />
        </RouterLink>
        <nav className="header__sections" aria-label={text('page.nav.sections')}>
          <NavLinks links={sections} className="sections" />
        </nav>
        <p className="header__name">{person.name}</p>
        <AmountsButton hidden={amountsHidden} onChange={onAmounts} />
        <AvatarMenu {...person} />
      </div>
    </header>
  );
}
