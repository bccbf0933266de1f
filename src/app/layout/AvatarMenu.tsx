import { LogOut } from 'lucide-react';
import { lazy, Suspense, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { usePorts } from '#/engine/ports/ports.tsx';
import { useTranslate } from '../texts/useTranslate.ts';
import { Badge } from './Badge.tsx';
import { icons } from './icons.ts';
import { nextItem } from './menuKeys.ts';
import { groupsOf, type Link } from './sections.ts';
import './avatarMenu.css';

/** Fetched with the first photo that there is to show. */
const PersonPhoto = lazy(() => import('#/engine/photo/PersonPhoto.tsx'));

export interface AvatarMenuProps {
  name: string;
  initials: string;
  /** Of the person who has one. */
  photo?: { uuid: string; version: string };
  /** Documents plus notifications. */
  count: number;
  links: Link[];
  onLogout(): void;
}

/** The person's menu: a button with photo or initials and a badge, and under it the profile pages and the way out. */
export function AvatarMenu(props: AvatarMenuProps) {
  const { name, initials, photo, count, links, onLogout } = props;
  const { text } = usePorts();
  const say = useTranslate();
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const letters = <span aria-hidden>{initials}</span>;
  const items = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const menu = root.current?.querySelector<HTMLElement>('[role=menu]');
    // What stands above the header differs: the list ends where the window does.
    menu?.style.setProperty('--menu-top', `${menu.getBoundingClientRect().top}px`);
    items()[0]?.focus();
    const close = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      setOpen(false);
      if (event.key === 'Escape') button.current?.focus();
      return;
    }
    const all = items();
    const next = nextItem(
      event.key,
      all.indexOf(document.activeElement as HTMLElement),
      all.length,
    );
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div className="avatar-menu" ref={root}>
      <button
        ref={button}
        type="button"
        className="avatar"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {photo ? (
          <Suspense fallback={letters}>
            <PersonPhoto {...photo}>{letters}</PersonPhoto>
          </Suspense>
        ) : (
          letters
        )}
        <span className="visually-hidden">
          {text(count ? 'page.avatar.menu_pending' : 'page.avatar.menu', { name, count })}
        </span>
        {count > 0 && (
          <span className="badge" aria-hidden>
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      {open && (
        <div
          className="menu"
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={name}
          onKeyDown={onKeyDown}
        >
          {groupsOf(links).map(({ group, links: under }) =>
            group ? (
              <div key={under[0]!.id} role="group" aria-label={say(group)} className="menu__group">
                <span className="menu__heading" aria-hidden>
                  {say(group)}
                </span>
                {under.map((link) => (
                  <MenuLink key={link.id} {...link} />
                ))}
              </div>
            ) : (
              under.map((link) => <MenuLink key={link.id} {...link} />)
            ),
          )}
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            className="menu__item"
            onClick={onLogout}
          >
            <LogOut aria-hidden />
            <span>{text('page.logout')}</span>
          </button>
        </div>
      )}
    </div>
  );
}

function MenuLink({ label, icon, to, badge }: Link) {
  const say = useTranslate();
  const Icon = icons[icon];
  return (
    <RouterLink role="menuitem" tabIndex={-1} className="menu__item" to={to}>
      <Icon aria-hidden />
      <span>{say(label)}</span>
      <Badge count={badge} />
    </RouterLink>
  );
}
