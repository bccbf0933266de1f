import { LogOut } from 'lucide-react';
import { Menu } from '#/engine/parts/Menu.tsx';
import { usePorts } from '#/engine/ports.tsx';
import { sentences } from '../sentences.ts';
import { useSay } from '../texts/useSay.ts';
import { Badge } from './Badge.tsx';
import { icons } from './icons.ts';
import type { Link } from './sections.ts';
import './avatarMenu.css';

export interface AvatarMenuProps {
  name: string;
  initials: string;
  /** Documents plus notifications. */
  count: number;
  links: Link[];
  onLogout(): void;
}

/** The person's menu: a button with initials and badge, and under it the profile pages and the way out. */
export function AvatarMenu({ name, initials, count, links, onLogout }: AvatarMenuProps) {
  const { text } = usePorts();
  const say = useSay();
  const pages = links.map(({ id, label, icon, to, badge }) => {
    const Icon = icons[icon];
    return {
      id,
      to,
      name: say(label),
      label: (
        <>
          {Icon && <Icon aria-hidden />}
          <span>{say(label)}</span>
          <Badge count={badge} />
        </>
      ),
    };
  });
  const logout = {
    id: LOGOUT,
    name: text(sentences.logout),
    label: (
      <>
        <LogOut aria-hidden />
        <span>{text(sentences.logout)}</span>
      </>
    ),
  };
  return (
    <div className="avatar-menu">
      <Menu
        className="avatar"
        label={name}
        items={[...pages, logout]}
        onAction={(id) => id === LOGOUT && onLogout()}
      >
        <span aria-hidden>{initials}</span>
        <span className="visually-hidden">
          {text(count ? sentences.avatarBadge : sentences.avatar, { name, count })}
        </span>
        {count > 0 && (
          <span className="badge" aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </Menu>
    </div>
  );
}

const LOGOUT = 'logout';
