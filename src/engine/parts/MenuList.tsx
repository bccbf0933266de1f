import type { RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { RouterProvider } from 'react-aria-components';
import { isOwnAddress } from '../links/address.ts';
import { usePorts } from '../ports/ports.tsx';
import { AriaLanguage } from './AriaLanguage.tsx';
import type { MenuProps } from './Menu.tsx';
import './menu.css';

interface MenuListProps extends Pick<MenuProps, 'label' | 'items' | 'onAction'> {
  button: RefObject<HTMLButtonElement | null>;
  onClose(): void;
}

/** The open list: arrows, first letters, Escape; the focus goes back to the button. */
export default function MenuList({ label, items, onAction, button, onClose }: MenuListProps) {
  const { navigate } = usePorts();
  return (
    <AriaLanguage>
      <RouterProvider navigate={(to) => navigate(to)}>
        <Popover
          isOpen
          aria-label={label}
          triggerRef={button}
          placement="bottom end"
          className="menu-popover"
          onOpenChange={(open) => open || onClose()}
        >
          <Menu
            aria-label={label}
            className="menu-list"
            autoFocus="first"
            onAction={(id) => onAction?.(String(id))}
            onClose={onClose}
          >
            {items.map(({ id, label: words, name, to }) => (
              <MenuItem
                key={id}
                id={id}
                className="menu-item"
                textValue={name ?? (typeof words === 'string' ? words : id)}
                href={to !== undefined && isOwnAddress(to) ? to : undefined}
              >
                {words}
              </MenuItem>
            ))}
          </Menu>
        </Popover>
      </RouterProvider>
    </AriaLanguage>
  );
}
